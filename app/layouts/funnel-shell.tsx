import type { ReactNode } from "react";
import { EnglishDocuments } from "#app/components/content/english-documents.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Logo } from "#app/components/ui/logo.tsx";
import { Container } from "#app/components/ui/section.tsx";
import { SiteLink } from "#app/components/ui/site-link.tsx";
import { CookiePreferencesButton } from "#app/features/consent/cookie-preferences-button.tsx";
import { LanguageSwitcher } from "#app/features/language/language-switcher.tsx";
import { ChangeStateLink } from "#app/features/location/change-state-link.tsx";
import { agency } from "#content/agency.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { DisclaimerBar } from "./disclaimer-bar.tsx";
import { MenuLinks } from "./menu-links.tsx";
import { legalEntries, type ShellCopy } from "./navigation.ts";

const legalLinkStyle = "inline-flex min-h-11 items-center underline-offset-4 hover:underline";

/** The frame of a funnel page: logo, phone, languages and legal notices. It has no menu that leads away. */
export function FunnelShell({
	locale,
	copy,
	year,
	sells,
	namesConcept,
	notice,
	floating,
	children,
}: {
	locale: Locale;
	copy: ShellCopy;
	year: number;
	/** True if the page may invite to a call. */
	sells: boolean;
	/** True if the page names the Infinite Banking Concept, which is a mark. */
	namesConcept: boolean;
	/** The notice for the visitor's state. */
	notice: ReactNode;
	/** Floats above the lower edge. */
	floating: ReactNode;
	children: ReactNode;
}) {
	return (
		<div className="group/funnel flex min-h-dvh flex-col">
			<header className="border-b border-ink-100 bg-white">
				<Container className="flex h-[4.5rem] items-center gap-2">
					<SiteLink path="/" className="mr-auto rounded-md py-1 has-data-long:min-w-0">
						<Logo compact />
					</SiteLink>
					{sells && (
						<a
							href={`tel:${agency.phone.e164}`}
							aria-label={copy.callUs}
							className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full font-semibold whitespace-nowrap text-ink-900 hover:bg-ink-50 md:px-3"
						>
							<Icon name="phone" className="size-5 text-coral-600" />
							<span className="max-md:hidden">{agency.phone.display}</span>
						</a>
					)}
					<LanguageSwitcher locale={locale} label={copy.nav.language} />
				</Container>
			</header>
			{notice}
			<main id="main" tabIndex={-1} className="flex grow flex-col outline-none">
				{children}
			</main>
			<footer className="border-t border-ink-100 bg-white text-sm text-ink-600 print:hidden">
				<Container className="flex flex-wrap items-center justify-between gap-x-8 gap-y-1 pt-5 pb-24">
					{/* A form says it itself. */}
					<EnglishDocuments locale={locale} className="w-full group-has-data-[slot=english-documents]/funnel:hidden" />
					{namesConcept && <p className="w-full">{copy.footer.marks}</p>}
					<p className="min-w-0">
						{copy.footer.licensed} © {year} {agency.name}
						{agency.legalName !== agency.name && `. ${copy.footer.tradeName}`}
					</p>
					<nav aria-label={copy.footer.legal}>
						<MenuLinks
							entries={legalEntries}
							copy={copy}
							className="flex flex-wrap gap-x-5"
							linkClassName={legalLinkStyle}
						/>
						<p className="flex flex-wrap gap-x-5">
							<CookiePreferencesButton label={copy.footer.cookiePreferences} className={legalLinkStyle} />
							<ChangeStateLink className={legalLinkStyle} />
						</p>
					</nav>
				</Container>
			</footer>
			<DisclaimerBar>{floating}</DisclaimerBar>
		</div>
	);
}
