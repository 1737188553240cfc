import { type ReactNode, useEffect } from "react";
import { buttonStyle } from "#app/components/ui/button-style.ts";
import { Icon } from "#app/components/ui/icon.tsx";
import { agency } from "#content/agency.ts";
import type { Messages } from "#i18n/messages.server.ts";
import { openingNote } from "../office-hours/opening-note.ts";

export const wayStyle = (variant: "primary" | "secondary") => buttonStyle(variant, "min-h-12 w-full px-4! text-base");

/** Three ways on from a price: by email, by phone now, and at a time that one picks. */
export function WaysOn({
	id,
	location,
	copy,
	email,
	book,
}: {
	id: string;
	/** The place on the page where the call is offered, for analytics. */
	location: string;
	copy: Pick<Messages["calculator"]["ways"], "call" | "hours">;
	email: ReactNode;
	book: ReactNode;
}) {
	useEffect(() => {
		// In an island, the note beside the call is new on the page.
		import("../office-hours/show-opening.ts").then(({ fillOpenings }) => fillOpenings()).catch(() => {});
	}, []);
	return (
		<div id={id} className="mt-4 grid scroll-mt-24 gap-2 sm:grid-cols-2 sm:*:first:col-span-2 print:hidden">
			{email}
			<a href={`tel:${agency.phone.e164}`} data-location={location} className={wayStyle("secondary")}>
				<Icon name="phone" className="size-5" />
				<span>
					{copy.call}
					<span className="block text-xs font-medium">
						<span
							{...openingNote.mark("")}
							hidden
							className="peer"
							// The clock's script may fill it before the island is there, and React leaves it alone.
							suppressHydrationWarning
							// biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty
							dangerouslySetInnerHTML={{ __html: "" }}
						/>
						<span className="hidden peer-[[hidden]]:inline">{copy.hours}</span>
					</span>
				</span>
			</a>
			{book}
		</div>
	);
}
