import { buttonStyle } from "#app/components/ui/button-style.ts";
import { ExternalLink } from "#app/components/ui/external-link.tsx";
import { Logo } from "#app/components/ui/logo.tsx";
import { Menu } from "#app/components/ui/menu.tsx";
import { Container } from "#app/components/ui/section.tsx";
import { SiteLink } from "#app/components/ui/site-link.tsx";
import { LanguageSwitcher } from "#app/features/language/language-switcher.tsx";
import { SearchMenu } from "#app/features/search/search-menu.tsx";
import { agency } from "#content/agency.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { MenuLinks } from "./menu-links.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { mainEntries, moreMenu, productsMenu, type ShellCopy } from "./navigation.ts";

/** Hides the second button on screens too narrow for it. The menu is longer in some languages. */
const quoteButton: Partial<Record<Locale, string>> = { pt: "max-[90rem]:hidden" };

const menuStyle = {
	className: "w-max max-w-80",
	linkClassName: "flex min-h-11 items-center rounded-md px-3 py-1.5 text-sm font-medium text-ink-800 hover:bg-sand-100",
};

/** @param sells whether the page may invite to an appointment */
export function Header({ locale, copy, sells }: { locale: Locale; copy: ShellCopy; sells: boolean }) {
	return (
		<header className="pinned-top z-30 border-b border-ink-100 bg-white">
			<Container className="shown-when-complete flex h-[4.5rem] items-center gap-2">
				<SiteLink path="/" className="mr-auto rounded-md py-1">
					<Logo />
				</SiteLink>
				<nav aria-label={copy.nav.main} className="hidden items-center lg:flex">
					{mainEntries.map((entry) => (
						<SiteLink
							key={entry.path}
							path={entry.path}
							className="flex min-h-11 items-center rounded-full px-3 font-semibold whitespace-nowrap text-ink-900 hover:bg-ink-50"
						>
							{entry.label(copy)}
						</SiteLink>
					))}
					<Menu kind="pages" label={copy.nav.services}>
						<MenuLinks entries={productsMenu} copy={copy} {...menuStyle} />
					</Menu>
					<Menu kind="pages" label={copy.nav.more}>
						<MenuLinks entries={moreMenu} copy={copy} {...menuStyle} />
					</Menu>
				</nav>
				<SearchMenu locale={locale} copy={copy.search} />
				<LanguageSwitcher locale={locale} label={copy.nav.language} />
				{sells && (
					<>
						<ExternalLink
							href={agency.booking.general}
							className={buttonStyle("secondary", `px-5 text-sm ${quoteButton[locale] ?? "max-xl:hidden"}`)}
						>
							{copy.nav.getQuote}
						</ExternalLink>
						<ExternalLink
							href={agency.booking.general}
							className={buttonStyle("primary", "px-5 text-sm max-md:hidden")}
						>
							{copy.nav.bookConsult}
						</ExternalLink>
					</>
				)}
				<MobileMenu locale={locale} copy={copy} sells={sells} />
				<span data-complete="" hidden />
			</Container>
		</header>
	);
}
