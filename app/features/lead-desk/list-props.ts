import type { LeadSort } from "#domain/lead-desk/lead-filter.ts";
import type { LeadStatus } from "#domain/lead-desk/lead-status.ts";
import type { Messages } from "#i18n/messages.server.ts";

export type ListCopy = Messages["leadDesk"];

/** A moment, in the reader's words. */
export interface ListTime {
	iso: string;
	/** Date and time in the agency's time zone. */
	exact: string;
	/** "3 hours ago" */
	ago: string;
	/** "Due in 3 hours", "Overdue by 3 hours" */
	due: string;
}
type DueTime = ListTime & { isLate: boolean; isSoon: boolean };

/** A lead on the list, in the reader's language. */
export interface LeadLine {
	id: string;
	/** The address of the list's page. */
	address: string;
	name: string;
	/** The label of its checkbox. */
	select: string;
	request: string;
	state: string | null;
	language: { locale: string; name: string } | null;
	status: LeadStatus;
	statusText: string;
	owner: { name: string; isReader: boolean } | null;
	received: ListTime;
	due: DueTime | null;
	task: DueTime | null;
	marks: { text: string; isGood: boolean }[];
}

export interface Option {
	value: string;
	label: string;
}

export interface FilterFields {
	choices: { name: string; label: string; options: Option[]; value: string }[];
	flags: { name: string; label: string; isOn: boolean }[];
	sorts: Option[];
}

/** The possible changes of several leads, in groups. */
export interface Choices {
	statuses: Option[];
	owners: Option[];
	released: Option[];
	deleted: Option[];
}

export interface SavedViewLink {
	id: string;
	name: string;
	scope: "own" | "team";
	mayChange: boolean;
	query: string;
	isCurrent: boolean;
}

export interface ListViews {
	builtIn: { id: string; name: string; query: string; count: string | null; isCurrent: boolean }[];
	saved: SavedViewLink[];
}

/** Something that the reader did and can undo. */
export interface CommandLine {
	id: string;
	what: string;
	/** How many leads were changed, or have their former value again. */
	result: string;
	/** How many were left as they were, and why. */
	left: string | null;
	at: string;
	time: string;
	mayUndo: boolean;
}

/** The data of the lead list. `query` and the like are filters as in its address. */
export interface ListPage {
	rows: LeadLine[];
	older: string | null;
	newer: string | null;
	isTooBroad: boolean;
	query: string;
	sort: LeadSort;
	/** The list in each order. */
	sortQueries: Record<LeadSort, string>;
	isSearch: boolean;
	total: { leads: string; count: string };
	views: ListViews;
	fields: FilterFields;
	active: { text: string; remove: string; query: string }[];
	typed: { text: string; source: string; from: string; to: string };
	errors: Partial<Record<"source" | "from" | "to", string | undefined>>;
	/** The filters that could not be read, in words. Nothing is listed then. */
	unread: string[];
	choices: Choices;
	commands: CommandLine[];
	empty: { title: string; text: string };
	seesAll: boolean;
	/** When it was read. */
	at: string;
	/** The place in the stream of events after which it may be outdated. */
	from: string;
}
