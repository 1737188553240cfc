import { buttonStyle } from "#app/components/ui/button-style.ts";
import { ExternalLink } from "#app/components/ui/external-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Logo } from "#app/components/ui/logo.tsx";
import { Menu } from "#app/components/ui/menu.tsx";
import { SampleBadge } from "#app/components/ui/sample-mark.tsx";
import { Container } from "#app/components/ui/section.tsx";
import { SiteLink } from "#app/components/ui/site-link.tsx";
import { LanguageOffer, type LanguageOfferProps } from "#app/features/language/language-offer.tsx";
import { LanguageSwitcher } from "#app/features/language/language-switcher.tsx";
import { StateChip } from "#app/features/location/state-chip.tsx";
import { SearchMenu } from "#app/features/search/search-menu.tsx";
import { AccountSlot } from "#app/features/session/account-slot.tsx";
import { agency } from "#content/agency.ts";
import type { ShownMember } from "#content/shown-team.server.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { MenuLinks } from "./menu-links.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { mainEntries, moreMenu, productsMenu, type ShellCopy } from "./navigation.ts";

const menuStyle = {
	className: "w-max max-w-80",
	linkClassName: "menu-link",
};

const button = "px-3! text-sm whitespace-nowrap sm:px-4! max-sm:min-h-11!";

/**
 * The line with the phone number scrolls away. It also names the agent, where one may be shown; on phones the rest is in the bar
 * at the bottom.
 * @param agent the person who answers
 * @param sells whether the page may invite to an appointment
 * @param price where a price is shown, without the language; null where none may be
 */
export function Header({
	locale,
	copy,
	sells,
	price,
	agent,
	offers,
}: {
	locale: Locale;
	copy: ShellCopy;
	sells: boolean;
	price: string | null;
	agent: ShownMember | null;
	/** In English: the other languages, one of which may be offered. */
	offers: readonly LanguageOfferProps[];
}) {
	return (
		<header className="pinned-top z-30 border-b border-ink-100 bg-white">
			{sells && (
				<div
					data-print="hidden"
					className="on-dark hidden bg-ink-900 text-xs text-ink-100 [@media(height>=30rem)]:block"
				>
					<Container className="flex h-8 items-center justify-between gap-x-4 md:h-9 md:gap-x-6">
						<a
							href={`tel:${agency.phone.e164}`}
							data-location="header"
							className="inline-flex min-h-9 items-center gap-2 font-semibold whitespace-nowrap text-white hover:underline"
						>
							<Icon name="phone" className="size-4 text-sun-300" />
							{agency.phone.display}
						</a>
						{agent && (
							<span className="yields-to-offer flex min-w-0 items-center gap-1 lg:border-l lg:border-ink-500 lg:pl-6">
								<span className="truncate">
									{agent.name}, {agent.role}
								</span>
								{agent.isSample && <SampleBadge />}
							</span>
						)}
						<span className={`yields-to-offer mr-auto whitespace-nowrap ${agent ? "max-lg:hidden" : "max-md:hidden"}`}>
							{copy.footer.officeHours}
						</span>
						{offers.map((offer) => (
							<LanguageOffer key={offer.locale} {...offer} />
						))}
						{price && (
							<SiteLink
								path={price}
								className="inline-flex min-h-9 items-center gap-2 font-semibold whitespace-nowrap text-sun-200 hover:underline max-md:hidden"
							>
								{copy.nav.seePrice}
								<Icon name="arrow-right" className="size-4" />
							</SiteLink>
						)}
					</Container>
				</div>
			)}
			<Container className="shown-when-complete flex h-16 items-center gap-1 sm:gap-2 md:h-[4.5rem]">
				<SiteLink path="/" className="mr-auto rounded-md py-1 has-data-long:min-w-0">
					<Logo compact />
				</SiteLink>
				<nav aria-label={copy.nav.main} className="hidden items-center xl:flex">
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
				<StateChip />
				<LanguageSwitcher locale={locale} label={copy.nav.language} />
				<AccountSlot copy={copy.nav} button={button}>
					{sells && (
						<>
							<ExternalLink href={agency.booking.general} className={buttonStyle("secondary", button)}>
								{copy.nav.getQuote}
							</ExternalLink>
							<ExternalLink href={agency.booking.general} className={buttonStyle("primary", `${button} max-md:hidden`)}>
								{copy.nav.bookConsult}
							</ExternalLink>
						</>
					)}
				</AccountSlot>
				<MobileMenu locale={locale} copy={copy} sells={sells} price={price} />
				<span data-complete="" hidden />
			</Container>
		</header>
	);
}
