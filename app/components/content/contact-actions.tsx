import { agency } from "#content/agency.ts";
import { buttonStyle } from "../ui/button-style.ts";
import { ExternalLink } from "../ui/external-link.tsx";
import { Icon } from "../ui/icon.tsx";
import type { FrameCopy } from "./page-hero.tsx";

/** Book an appointment, or call now. */
export function ContactActions({
	frame,
	booking,
	dark = false,
}: {
	frame: FrameCopy;
	/** Null where no appointment may be offered. */
	booking: string | null;
	dark?: boolean;
}) {
	return (
		<div className="mt-6 sm:mt-8 flex flex-col gap-3 sm:flex-row sm:flex-wrap print:hidden">
			{booking && (
				<ExternalLink href={booking} className={buttonStyle("primary", "min-h-14 px-7")}>
					{frame.book}
				</ExternalLink>
			)}
			<a href={`tel:${agency.phone.e164}`} className={buttonStyle(dark ? "light" : "secondary", "min-h-14 px-7")}>
				<Icon name="phone" />
				{frame.call}
			</a>
		</div>
	);
}
