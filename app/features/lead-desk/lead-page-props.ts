import type { LeadDone, LeadPart, LeadRefusal } from "#domain/lead-desk/lead-done.ts";
import type { WorkErrors } from "#domain/lead-desk/work-error.ts";
import type { Messages } from "#i18n/messages.server.ts";
import type { LeadPageData } from "./lead-page-data.ts";

export type LeadPageCopy = Messages["leadPage"];

/** What a form of the page was answered, if it was not done. */
export interface LeadPageRefusal {
	part: LeadPart;
	intent: string;
	/** What was typed, so that it stays. */
	typed: Record<string, string>;
	/** The fields that others changed in the meantime, if that is the reason. */
	changes: readonly string[];
	errors?: WorkErrors;
	refusal?: LeadRefusal;
	isConflict?: true;
}

/** What every part of a lead's page receives. */
export interface LeadPartProps {
	lead: LeadPageData;
	copy: LeadPageCopy;
	/** The page's own address, with the filters of the list. Forms are posted there. */
	address: string;
	/** What was done last. */
	done: LeadDone | null;
	refused: LeadPageRefusal | undefined;
}
