import { soldPart } from "#app/browser/sales-parts.ts";
import { agency } from "#content/agency.ts";
import { buttonStyle } from "../ui/button-style.ts";
import { ClosedNote } from "../ui/closed-note.tsx";
import { ExternalLink } from "../ui/external-link.tsx";
import { Icon } from "../ui/icon.tsx";
import type { FrameCopy } from "./page-hero.tsx";

/**
 * Book an appointment, or call now. A page has one main way on and one second way as buttons; where both are taken, the
 * call is a link (decision 146).
 */
export function ContactActions({
	frame,
	booking,
	bookLabel = frame.book,
	sells = true,
	dark = false,
	quiet = false,
}: {
	frame: FrameCopy;
	/** Null where no appointment may be offered. */
	booking: string | null;
	bookLabel?: string;
	/** True if the appointment is about a product, which may not be sold everywhere. */
	sells?: boolean;
	dark?: boolean;
	/** Something else is the page's main way on. */
	quiet?: boolean;
}) {
	const [before, after] = frame.call.split(agency.phone.display);
	const second = dark ? "light" : "secondary";
	const callStyle =
		quiet && booking
			? `inline-flex min-h-11 items-center justify-center gap-2 font-semibold underline underline-offset-4 hover:no-underline sm:px-3 ${dark ? "text-white" : "text-ink-900"}`
			: buttonStyle(second, "min-h-14 px-7");
	return (
		<>
			<div
				{...(sells ? soldPart.mark("") : {})}
				className="mt-6 sm:mt-8 flex flex-col gap-3 sm:gap-x-2.5 sm:flex-row sm:flex-wrap print:hidden"
			>
				{booking && (
					<ExternalLink href={booking} className={buttonStyle(quiet ? second : "primary", "min-h-14 px-7")}>
						{bookLabel}
					</ExternalLink>
				)}
				<a href={`tel:${agency.phone.e164}`} className={callStyle}>
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
