import { soldPart } from "#app/browser/sales-parts.ts";
import { agency } from "#content/agency.ts";
import { buttonStyle } from "../ui/button-style.ts";
import { ClosedNote } from "../ui/closed-note.tsx";
import { ExternalLink } from "../ui/external-link.tsx";
import { Icon } from "../ui/icon.tsx";
import { SiteLink } from "../ui/site-link.tsx";
import type { NamedPage } from "./card-links.tsx";
import type { FrameCopy } from "./page-hero.tsx";

/** The page's own first action, if it has one; then book an appointment, or call now. */
export function ContactActions({
	frame,
	booking,
	first,
	bookLabel = frame.book,
	sells = true,
	dark = false,
	quiet = false,
}: {
	frame: FrameCopy;
	/** Null where no appointment may be offered. */
	booking: string | null;
	first?: NamedPage | undefined;
	bookLabel?: string;
	/** True if the appointment is about a product, which may not be sold everywhere. */
	sells?: boolean;
	dark?: boolean;
	/** Something above is the page's first action. */
	quiet?: boolean;
}) {
	const [before, after] = frame.call.split(agency.phone.display);
	return (
		<>
			<div
				{...(sells ? soldPart.mark("") : {})}
				className="mt-6 sm:mt-8 flex flex-col gap-3 sm:gap-x-2.5 sm:flex-row sm:flex-wrap print:hidden"
			>
				{first && (
					<SiteLink path={first.path} className={buttonStyle("primary", "min-h-14 px-7")}>
						{first.name}
						<Icon name="arrow-right" className="size-4" />
					</SiteLink>
				)}
				{booking && (
					<ExternalLink
						href={booking}
						className={buttonStyle(first || quiet ? "secondary" : "primary", "min-h-14 px-7")}
					>
						{bookLabel}
					</ExternalLink>
				)}
				<a href={`tel:${agency.phone.e164}`} className={buttonStyle(dark ? "light" : "secondary", "min-h-14 px-7")}>
					<Icon name="phone" />
					<span>
						{before}
						<span className="whitespace-nowrap">{agency.phone.display}</span>
						{after}
					</span>
				</a>
			</div>
			{!dark && <ClosedNote className="mt-6 sm:mt-8" />}
		</>
	);
}
