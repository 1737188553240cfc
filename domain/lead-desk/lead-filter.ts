import * as v from "valibot";
import { isSourceName } from "../conversions/visit-source.ts";
import { leadKinds } from "../leads/lead-kind.ts";
import { locales } from "../locale/locales.ts";
import { jurisdictions } from "../location/jurisdictions.ts";
import { isCalendarDay } from "../office-hours/calendar-day.ts";
import { productSlugs } from "../products/products.ts";
import { isOneLine } from "../text/plain-text.ts";
import { uuidPattern } from "../text/uuid.ts";
import { leadStatuses } from "./lead-status.ts";

/**
 * The orders of the list. `received`: the newest first. The others begin with what comes next, and list only the leads
 * that have it: `due` those that wait for a first contact, `nextTask` those with an open task, `callable` those that may
 * be called now or later.
 */
export const leadSorts = ["received", "due", "nextTask", "callable"] as const;
export type LeadSort = (typeof leadSorts)[number];

/** The period in which something is due: overdue, by the end of the day, by the end of the seventh day. */
export const duePeriods = ["overdue", "today", "week"] as const;
export type DuePeriod = (typeof duePeriods)[number];

export const leadProducts = [...productSlugs, "recruiting"] as const;

/** Where a page of the list begins or ends: at the values of a row that is not on it. */
export interface LeadCursor {
	/** Where the page is, relative to that row. */
	direction: "after" | "before";
	/** The value that the list is sorted by, in UTC, with the precision of the database. */
	at: string;
	id: string;
}

const maxTextLength = 100;
const cursorForm = new RegExp(
	`^(after|before)\\.([12]\\d{3}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{6}Z)\\.(${uuidPattern})$`,
);

const trimmed = v.pipe(v.string(), v.trim());
const day = v.pipe(
	trimmed,
	v.check((text) => isCalendarDay(text)),
);
const states = jurisdictions.map(({ abbr }) => abbr);

/** The allowed values of each parameter of the address. It has the name of the filter. */
const schemas = {
	/** The name of a built-in view or the id of a saved one, of which this is the list. Filters nothing by itself. */
	view: v.pipe(trimmed, v.regex(/^[\w-]{1,40}$/)),
	status: v.picklist(leadStatuses),
	kind: v.picklist(leadKinds),
	product: v.picklist(leadProducts),
	state: v.picklist(states),
	locale: v.picklist(locales),
	/** `mine`, `none`, or the id of an account. */
	owner: v.pipe(trimmed, v.regex(/^\w{1,64}$/)),
	source: v.pipe(
		trimmed,
		v.toLowerCase(),
		v.transform((text) => text.replace(/^www\./, "")),
		v.check(isSourceName),
	),
	/** Days of arrival in the agency's time zone, both included. */
	from: day,
	to: day,
	/** The deadline of the first contact. */
	due: v.picklist(duePeriods),
	/** The first open task. */
	task: v.picklist(duePeriods),
	text: v.pipe(
		trimmed,
		v.transform((text) => shortened(text)),
		v.nonEmpty(),
		v.check(isOneLine),
	),
	cursor: v.pipe(v.string(), v.regex(cursorForm), v.transform(readCursor), v.check(isPlace)),
};

/** Filters that are on or off. */
export const leadFlags = ["callable", "spam", "suppressed", "notOffered", "imported", "clients"] as const;
type Flag = (typeof leadFlags)[number];
const on = "yes";

type FilterName = keyof typeof schemas;
type Values = { [Name in FilterName]: v.InferOutput<(typeof schemas)[Name]> | null };

/** The leads to list, their order, and where to start. The filter is in the address of the page. */
export type LeadFilter = Values & Record<Flag, boolean> & { sort: LeadSort };

/** Lists everything, the newest first. */
export const noLeadFilter: LeadFilter = {
	...(Object.fromEntries(Object.keys(schemas).map((name) => [name, null])) as Values),
	...(Object.fromEntries(leadFlags.map((flag) => [flag, false])) as Record<Flag, boolean>),
	sort: "received",
};

/** The parameters of an address, as `URLSearchParams` has them. */
interface AddressParameters {
	get(name: string): string | null;
}

/** A parameter of an address that has a value which no filter has. */
export interface UnreadFilter {
	name: Exclude<FilterName, "view"> | Flag | "sort";
	value: string;
}

/**
 * Parameters that `parseLeadFilter` can't read. The list then isn't the one that was asked for, so it must not be shown
 * or changed as if it were.
 */
export function unreadFilters(parameters: AddressParameters): UnreadFilter[] {
	const filter = parseLeadFilter(parameters);
	const { view: _, ...named } = schemas;
	const names = [...(Object.keys(named) as UnreadFilter["name"][]), ...leadFlags, "sort" as const];
	return names.flatMap((name) => {
		const value = parameters.get(name)?.trim();
		if (!value) return [];
		const isRead = name === "sort" ? filter.sort === value : Boolean(filter[name]);
		return isRead ? [] : [{ name, value }];
	});
}

/** True if its last day is before its first. */
export function endsBeforeStart({ from, to }: LeadFilter): boolean {
	return from !== null && to !== null && to < from;
}

/** Reads the filter from an address. Invalid values are ignored; see `unreadFilters`. */
export function parseLeadFilter(parameters: AddressParameters): LeadFilter {
	const values = Object.entries(schemas).map(([name, schema]) => {
		const { success, output } = v.safeParse(schema, parameters.get(name));
		return [name, success ? output : null];
	});
	return {
		...(Object.fromEntries(values) as Values),
		...(Object.fromEntries(leadFlags.map((flag) => [flag, parameters.get(flag) === on])) as Record<Flag, boolean>),
		sort: leadSorts.find((sort) => sort === parameters.get("sort")) ?? noLeadFilter.sort,
	};
}

/** The query of the address that `parseLeadFilter` reads, without `?`. Empty if nothing is filtered. */
export function leadFilterQuery(filter: LeadFilter): string {
	return leadFilterParameters(filter)
		.map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
		.join("&");
}

/** The same as names and values, for the hidden fields of a form. */
export function leadFilterParameters(filter: LeadFilter): [name: string, value: string][] {
	return Object.entries(filter).flatMap(([name, value]): [string, string][] => {
		if (value === null || value === false || (name === "sort" && value === noLeadFilter.sort)) return [];
		if (value === true) return [[name, on]];
		return [[name, typeof value === "string" ? value : `${value.direction}.${value.at}.${value.id}`]];
	});
}

/** The order in which it lists. A search lists the newest first, and a deadline is listed in its own order. */
export function sortOf({ text, sort, due, task, callable }: LeadFilter): LeadSort {
	if (text !== null) return "received";
	if (sort !== "received") return sort;
	if (due !== null) return "due";
	if (task !== null) return "nextTask";
	return callable ? "callable" : "received";
}

/** True if it leaves any lead out. */
export function isLeadFiltered(filter: LeadFilter): boolean {
	return leadFilterQuery({ ...filter, view: null, sort: noLeadFilter.sort, cursor: null }) !== "";
}

function readCursor(text: string): LeadCursor {
	const [, direction, at = "", id = ""] = cursorForm.exec(text) ?? [];
	return { direction: direction === "before" ? "before" : "after", at, id };
}

/** A time that the calendar has. */
function isPlace({ at }: LeadCursor): boolean {
	const milliseconds = `${at.slice(0, -4)}Z`;
	const time = Date.parse(milliseconds);
	return !Number.isNaN(time) && new Date(time).toISOString() === milliseconds;
}

/** No character is cut in half. */
function shortened(text: string): string {
	return text
		.slice(0, maxTextLength)
		.replace(/\p{Cs}$/u, "")
		.trim();
}
