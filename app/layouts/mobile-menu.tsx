import { buttonStyle } from "#app/components/ui/button-style.ts";
import { ExternalLink } from "#app/components/ui/external-link.tsx";
import { Icon } from "#app/components/ui/icon.tsx";
import { Logo } from "#app/components/ui/logo.tsx";
import { SiteLink } from "#app/components/ui/site-link.tsx";
import { SearchBox } from "#app/features/search/search-box.tsx";
import { AccountButtons } from "#app/features/session/account-slot.tsx";
import { Island } from "#app/islands/island.tsx";
import { agency } from "#content/agency.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { MenuLinks } from "./menu-links.tsx";
import { footerId, type MenuEntry, mainEntries, moreMenu, productsMenu, type ShellCopy } from "./navigation.ts";

const menuId = "mobile-menu";
const contactLink = "inline-flex min-h-11 items-center gap-2 font-semibold text-ink-900";
const iconButton = "size-11 items-center justify-center rounded-full text-ink-900 hover:bg-ink-50";

/**
 * A popover: it opens, closes and handles Escape without script. A browser without popovers has a link to the footer, whose links
 * are about the same.
 */
export function MobileMenu({
	locale,
	copy,
	sells,
	price,
}: {
	locale: Locale;
	copy: ShellCopy;
	sells: boolean;
	/** Where a price is shown, without the language; null where none may be. */
	price: string | null;
}) {
	return (
		<div className="xl:hidden">
			<button
				type="button"
				popoverTarget={menuId}
				aria-label={copy.nav.open}
				className={`inline-flex popoverless:hidden ${iconButton}`}
			>
				<Icon name="menu" className="size-6" />
			</button>
			<a href={`#${footerId}`} aria-label={copy.nav.open} className={`hidden popoverless:inline-flex ${iconButton}`}>
				<Icon name="menu" className="size-6" />
			</a>
			<nav
				id={menuId}
				popover="auto"
				aria-label={copy.nav.main}
				className="fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto overscroll-contain bg-white px-gutter pb-10 popoverless:hidden"
			>
				<div className="flex h-[4.5rem] items-center justify-between">
					<Logo />
					<button
						type="button"
						popoverTarget={menuId}
						popoverTargetAction="hide"
						aria-label={copy.nav.close}
						className={`inline-flex ${iconButton}`}
					>
						<Icon name="close" className="size-6" />
					</button>
				</div>
				<Island
					name="search-box"
					when="interaction"
					component={SearchBox}
					props={{ locale, copy: copy.search }}
					className="pb-4 xs:hidden"
				/>
				<AccountButtons copy={copy.nav}>
					{sells && (
						<div className="grid gap-3 border-b border-ink-100 pt-2 pb-6 sm:grid-cols-2">
							<ExternalLink href={agency.booking.general} className={buttonStyle("primary")}>
								{copy.nav.bookConsult}
							</ExternalLink>
							<ExternalLink href={agency.booking.general} className={buttonStyle("secondary")}>
								{copy.nav.getQuote}
							</ExternalLink>
							<a href={`tel:${agency.phone.e164}`} data-location="menu" className={contactLink}>
								<Icon name="phone" className="size-5 text-coral-600" />
								{agency.phone.display}
							</a>
							{price && (
								<SiteLink path={price} className={contactLink}>
									{copy.nav.seePrice}
									<Icon name="arrow-right" className="size-4" />
								</SiteLink>
							)}
						</div>
					)}
				</AccountButtons>
				<div className="grid gap-x-8 pt-4 sm:grid-cols-2">
					<Group title={copy.nav.services} entries={productsMenu} copy={copy} />
					<Group title={copy.nav.more} entries={[...mainEntries, ...moreMenu]} copy={copy} />
				</div>
			</nav>
		</div>
	);
}

function Group({ title, entries, copy }: { title: string; entries: readonly MenuEntry[]; copy: ShellCopy }) {
	return (
		<div className="py-3">
			<h2 className="font-sans text-xs font-semibold text-ink-500">{title}</h2>
			<MenuLinks entries={entries} copy={copy} className="mt-1" linkClassName="phone-menu-link" />
		</div>
	);
}
