import type { ReactNode } from "react";
import { pageYear } from "#app/browser/page-markers.ts";
import { ExternalLink } from "#app/components/ui/external-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Logo } from "#app/components/ui/logo.tsx";
import { Container } from "#app/components/ui/section.tsx";
import { CookiePreferencesButton } from "#app/features/consent/cookie-preferences-button.tsx";
import { ChangeStateLink } from "#app/features/location/change-state-link.tsx";
import { agency } from "#content/agency.ts";
import { agencyAddress, mapSearch } from "#content/agency-address.ts";
import { licenseNumbers } from "#content/license-numbers.ts";
import { MenuLinks } from "./menu-links.tsx";
import {
	footerCities,
	footerId,
	footerResources,
	legalEntries,
	type MenuEntry,
	productEntries,
	type ShellCopy,
} from "./navigation.ts";

const linkStyle = "footer-link";

export function Footer({ copy, year }: { copy: ShellCopy; year: number }) {
	const { footer } = copy;
	const cities = footerCities();
	const social = Object.entries(agency.social).filter(([, address]) => address);
	return (
		<footer
			id={footerId}
			className="deferred-layout [--height:57rem] md:[--height:92rem] lg:[--height:58rem] on-dark bg-ink-950 text-sm text-ink-200 print:hidden"
		>
			<Container className="grid gap-x-6 gap-y-1 pt-9 pb-5 sm:gap-x-10 md:grid-cols-2 md:gap-y-10 md:pt-16 md:pb-10 lg:grid-cols-[1.3fr_1fr_1fr_1.2fr]">
				<div className="max-w-sm max-md:mb-3 md:col-span-2 lg:col-span-1">
					<Logo dark />
					<p className="mt-5">{footer.tagline}</p>
					{social.length > 0 && (
						<ul aria-label={footer.social} className="mt-4 flex gap-5 capitalize">
							{social.map(([network, address]) => (
								<li key={network}>
									<ExternalLink href={address} className={linkStyle}>
										{network}
									</ExternalLink>
								</li>
							))}
						</ul>
					)}
				</div>
				<LinkColumn title={copy.nav.services} entries={productEntries} copy={copy} />
				<LinkColumn title={footer.resources} entries={footerResources} copy={copy} />
				<div className="md:col-span-2 lg:col-span-1">
					<h2 className="font-sans text-base text-white max-md:mt-3">{copy.nav.contact}</h2>
					<dl className="mt-2 max-md:grid max-md:grid-cols-2 max-md:gap-x-4">
						<Detail term={footer.local}>
							<a href={`tel:${agency.phone.e164}`} className={linkStyle}>
								{agency.phone.display}
							</a>
						</Detail>
						<Detail term={footer.tollFree}>
							<a href={`tel:${agency.tollFreePhone.e164}`} className={linkStyle}>
								{agency.tollFreePhone.display}
							</a>
						</Detail>
						<Detail term={footer.email}>
							<a href={`mailto:${agency.email}`} className={linkStyle}>
								{agency.email}
							</a>
						</Detail>
						<Detail term={footer.office} wide>
							<ExternalLink href={mapSearch()} className={linkStyle}>
								{agencyAddress()}
							</ExternalLink>
						</Detail>
						<Detail term={footer.hours}>
							<span className="inline-flex min-h-11 items-center">{footer.officeHours}</span>
						</Detail>
					</dl>
				</div>
			</Container>
			<Container className="border-t border-ink-800 pt-4 pb-10 md:pt-6 md:pb-24">
				{cities.length > 0 && <LinkColumn title={footer.cities} entries={cities} copy={copy} inline />}
				<div className="mt-4 items-center justify-between gap-x-8 border-t border-ink-800 pt-4 md:flex">
					<div className="min-w-0">
						<p {...pageYear.mark(String(year))}>{footer.copyright}</p>
						{agency.legalName !== agency.name && <p>{footer.tradeName}</p>}
					</div>
					{/* The chat button stands beside them at the end of a page. */}
					<div className="flex flex-wrap gap-x-5 md:pr-44">
						<InlineLinks label={footer.legal} entries={legalEntries} copy={copy} />
						<CookiePreferencesButton label={footer.cookiePreferences} className={linkStyle} />
						<ChangeStateLink className={linkStyle} />
					</div>
				</div>
				{/* California Insurance Code § 1726: on the home page, in the size of the other text. */}
				{licenseNumbers() && <p className="mt-4">{footer.licenses}</p>}
				<p className="mt-4">{footer.marks}</p>
			</Container>
		</footer>
	);
}

/** On phones, where the column would be a screen of links, it is closed. */
function LinkColumn({
	title,
	entries,
	copy,
	inline = false,
}: {
	title: string;
	entries: readonly MenuEntry[];
	copy: ShellCopy;
	/** On wide screens the links are in a row, and the title is only read aloud. */
	inline?: boolean;
}) {
	const list = (className: string) => (
		<MenuLinks entries={entries} copy={copy} className={className} linkClassName={linkStyle} />
	);
	return (
		<nav aria-label={title}>
			<details className="group md:hidden" suppressHydrationWarning>
				<summary className="flex min-h-12 items-center justify-between gap-3 font-semibold text-white">
					{title}
					<Icon name="chevron" className="size-5 transition-transform group-open:rotate-180" />
				</summary>
				{list("mt-1 grid grid-cols-2 gap-x-4")}
			</details>
			<div className="max-md:hidden">
				{!inline && <h2 className="font-sans text-base text-white">{title}</h2>}
				{list(inline ? "flex flex-wrap gap-x-5" : "mt-2")}
			</div>
		</nav>
	);
}

function InlineLinks({ label, entries, copy }: { label: string; entries: readonly MenuEntry[]; copy: ShellCopy }) {
	return (
		<nav aria-label={label}>
			<MenuLinks entries={entries} copy={copy} className="flex flex-wrap gap-x-5" linkClassName={linkStyle} />
		</nav>
	);
}

function Detail({ term, wide = false, children }: { term: string; wide?: boolean; children: ReactNode }) {
	return (
		<div className={wide ? "max-md:order-last max-md:col-span-2" : ""}>
			<dt className="sr-only">{term}</dt>
			<dd>{children}</dd>
		</div>
	);
}
