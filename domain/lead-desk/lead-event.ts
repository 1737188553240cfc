import type { GuardedLead } from "./lead-access.ts";

/** The kinds of events of a lead; see `database/schema/lead-events.ts`. */
export type LeadEventKind = "created" | "changed" | "deleted" | "restored" | "worked" | "erased" | "removed";

/** Something that happened to a lead. It doesn't say what: people who may see the lead read that on its page. */
export interface LeadEvent {
	leadId: string;
	/** Counts the events of the lead from 1, without gaps. 0 for `worked`, which isn't counted. */
	number: number;
	kind: LeadEventKind;
	/** For `changed`, `deleted` and `restored`: what decided until then who may see the lead. Null for all others. */
	before: Pick<GuardedLead, "ownerId" | "isListed"> | null;
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

/** Prints a cursor as one word, such as the `id` of a server-sent event. */
export function printCursor({ transaction, id }: LeadEventCursor): string {
	return `${transaction}-${id}`;
}

/** Null if the text isn't a place. */
export function readCursor(text: string | null): LeadEventCursor | null {
	const [, transaction, id] = /^(\d{1,19})-(\d{1,15})$/.exec(text ?? "") ?? [];
	return transaction && id ? { transaction, id: Number(id) } : null;
}

/** A place before all events. */
export const beforeAllEvents: LeadEventCursor = { transaction: "0", id: 0 };

/** True if one place in the stream is after another. */
export function isAfter(one: LeadEventCursor, other: LeadEventCursor): boolean {
	const [transaction, otherTransaction] = [BigInt(one.transaction), BigInt(other.transaction)];
	return transaction === otherTransaction ? one.id > other.id : transaction > otherTransaction;
}
