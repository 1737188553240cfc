import type { LeadDone, LeadPart, LeadRefusal } from "#domain/lead-desk/lead-done.ts";
import type { WorkErrors } from "#domain/lead-desk/work-error.ts";
import type { Messages } from "#i18n/messages.server.ts";
import type { readLeadPage } from "#server/lead-desk/page/lead-page.server.ts";
import type { readNeighbors } from "#server/lead-desk/page/read-neighbors.server.ts";
import type { UndoBarData } from "./undo-bar.tsx";

/** Everything that a lead's page shows, in the reader's language. */
export type LeadPageData = Awaited<ReturnType<typeof readLeadPage>>;

export type Neighbors = Awaited<ReturnType<typeof readNeighbors>>;

export type LeadPageCopy = Messages["leadPage"];

/** The response to a form of the page that was refused. */
export interface LeadPageRefusal {
	part: LeadPart;
	intent: string;
	/** The typed values, so that they stay. */
	typed: Record<string, string>;
	/** The fields that others changed in the meantime, if that is the reason. */
	changes: readonly string[];
	/** `conflict`: somebody else changed the lead. `invalid`: `errors` says what is wrong. */
	code: LeadRefusal | "conflict" | "invalid";
	errors?: WorkErrors;
}

/** Props of all parts of a lead's page. */
export interface LeadPartProps {
	lead: LeadPageData;
	copy: LeadPageCopy;
	/** The page's own address, with the filters of the list. Forms are posted there. */
	address: string;
	/** The last completed action. */
	done: LeadDone | null;
	refused: LeadPageRefusal | undefined;
	/** What the last action can be undone by, or was undone. */
	command: UndoBarData | null;
}
