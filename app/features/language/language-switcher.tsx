import { useLocation } from "react-router";
import { languageLink } from "#app/browser/page-markers.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { Menu } from "#app/components/ui/menu.tsx";
import { pathInLanguage } from "#app/features/language/language-path.ts";
import { agency } from "#content/agency.ts";
import { type Locale, localeNames } from "#domain/locale/locales.ts";

/** Links to the same page in each language; with script, they also keep query and hash and remember the choice. */
export function LanguageSwitcher({ locale, label }: { locale: Locale; label: string }) {
	const { pathname } = useLocation();
	const { languages } = agency;
	if (languages.every((choice) => choice === locale)) return null;

	return (
		<Menu
			kind="language"
			align="end"
			label={
				<>
					<Icon name="globe" className="size-5 max-xs:hidden" />
					<span className="sr-only">{label}: </span>
					{/* From xl on the line has the menus, and is as full as on a phone. */}
					<span aria-hidden="true" className="uppercase lg:hidden xl:inline">
						{locale}
					</span>
					<span className="sr-only lg:not-sr-only xl:sr-only">{localeNames[locale]}</span>
				</>
			}
		>
			<ul>
				{languages.map((choice) => (
					<li key={choice}>
						<a
							href={pathInLanguage(pathname, choice)}
							hrefLang={choice}
							lang={choice}
							aria-current={choice === locale ? "true" : undefined}
							{...languageLink.mark(choice)}
							className="flex min-h-11 items-center justify-between gap-4 rounded-md px-3 font-medium whitespace-nowrap text-ink-800 hover:bg-sand-100"
						>
							{localeNames[choice]}
							{choice === locale && <Icon name="check" className="size-4 text-ink-500" />}
						</a>
					</li>
				))}
			</ul>
		</Menu>
	);
}
