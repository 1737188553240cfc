import type { ReactNode } from "react";
import { Icon } from "#app/components/ui/icon.tsx";
import { Logo } from "#app/components/ui/logo.tsx";
import { Container } from "#app/components/ui/section.tsx";
import { SiteLink } from "#app/components/ui/site-link.tsx";
import { CookiePreferencesButton } from "#app/features/consent/cookie-preferences-button.tsx";
import { LanguageSwitcher } from "#app/features/language/language-switcher.tsx";
import { agency } from "#content/agency.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { DisclaimerBar } from "./disclaimer-bar.tsx";
import { legalEntries, type ShellCopy } from "./navigation.ts";

/**
 * Around a page with one message and one action: the agency's name, its phone, the languages, and what the law wants
 * said. No menu leads away.
 */
export function FunnelShell({
	locale,
	copy,
	year,
	notice,
	floating,
	children,
}: {
	locale: Locale;
	copy: ShellCopy;
	year: number;
	/** What applies where the visitor lives. */
	notice: ReactNode;
	/** What stands above the lower edge. */
	floating: ReactNode;
	children: ReactNode;
}) {
	return (
		<div className="flex min-h-dvh flex-col">
			<header className="border-b border-ink-100 bg-white">
				<Container className="flex h-[4.5rem] items-center gap-2">
					<SiteLink path="/" className="mr-auto rounded-md py-1">
						<Logo />
					</SiteLink>
					<a
						href={`tel:${agency.phone.e164}`}
						aria-label={copy.callUs}
						className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full font-semibold whitespace-nowrap text-ink-900 hover:bg-ink-50 md:px-3"
					>
						<Icon name="phone" className="size-5 text-coral-600" />
						<span className="max-md:hidden">{agency.phone.display}</span>
					</a>
					<LanguageSwitcher locale={locale} label={copy.nav.language} />
				</Container>
			</header>
			{notice}
			<main id="main" tabIndex={-1} className="flex grow flex-col outline-none">
				{children}
			</main>
			<footer className="border-t border-ink-100 bg-white text-sm text-ink-600 print:hidden">
				<Container
					className={`flex flex-wrap items-center justify-between gap-x-8 gap-y-1 pt-5 ${floating ? "pb-24" : "pb-5"}`}
				>
					<p>
						{copy.footer.licensed} © {year} {agency.name}
					</p>
					<nav aria-label={copy.footer.legal}>
						<ul className="flex flex-wrap gap-x-5">
							{legalEntries.map((entry) => (
								<li key={entry.path}>
									<SiteLink
										path={entry.path}
										className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
									>
										{entry.label(copy)}
									</SiteLink>
								</li>
							))}
						</ul>
						<CookiePreferencesButton
							label={copy.footer.cookiePreferences}
							className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
						/>
					</nav>
				</Container>
			</footer>
			<DisclaimerBar>{floating}</DisclaimerBar>
		</div>
	);
}
