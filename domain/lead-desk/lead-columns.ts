import type { SortKey } from "./lead-sort.ts";

/** The columns of the list that a person may leave out, in their order. The first one, with the name, is always there. */
export const leadColumns = ["status", "place", "received", "due", "task", "contact", "value"] as const;
export type LeadColumn = (typeof leadColumns)[number];

/** Those of somebody who never chose. */
export const usualColumns: readonly LeadColumn[] = ["status", "place", "received", "due", "task"];

/** What the list can be sorted by at the head of each column. */
export const sortsOfColumn = {
	name: ["name"],
	status: ["status", "owner"],
	place: ["state", "locale"],
	received: ["received"],
	due: ["due"],
	task: ["nextTask"],
	contact: ["contact"],
	value: ["value"],
} as const satisfies Record<LeadColumn | "name", readonly SortKey[]>;

/** The columns that are named, each once. What isn't one is left out. */
export function readColumns(values: readonly unknown[]): LeadColumn[] {
	return leadColumns.filter((column) => values.includes(column));
}
