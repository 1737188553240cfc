/** What may happen to a lead; see `database/schema/lead-events.ts`. */
export type LeadEventKind = "created" | "changed" | "worked" | "erased" | "removed";

/** Something that happened to a lead, without saying what: whoever may see the lead reads it. */
export interface LeadEvent {
	leadId: string;
	/** Counts the events of the lead from 1, without gaps. 0 for `worked`, which isn't counted. */
	number: number;
	kind: LeadEventKind;
	/** By the database's clock. */
	at: Date;
	cursor: LeadEventCursor;
}

/** A place in the stream of events. */
export interface LeadEventCursor {
	/** A number in decimal that may exceed what a number holds. */
	transaction: string;
	id: number;
}

/** As one word, such as the `id` of a server-sent event. */
export function printCursor({ transaction, id }: LeadEventCursor): string {
	return `${transaction}-${id}`;
}

/** Null if the text is none. */
export function readCursor(text: string | null): LeadEventCursor | null {
	const [, transaction, id] = /^(\d{1,19})-(\d{1,15})$/.exec(text ?? "") ?? [];
	return transaction && id ? { transaction, id: Number(id) } : null;
}
