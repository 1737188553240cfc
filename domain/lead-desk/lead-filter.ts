import * as v from "valibot";
import { isSourceName } from "../conversions/visit-source.ts";
import { leadKinds } from "../leads/lead-kind.ts";
import { locales } from "../locale/locales.ts";
import { jurisdictions } from "../location/jurisdictions.ts";
import { isCalendarDay } from "../office-hours/calendar-day.ts";
import { productSlugs } from "../products/products.ts";
import { parseNumber } from "../questions/parse-number.ts";
import { isOneLine } from "../text/plain-text.ts";
import { choiceText, emptyField, maxChosen, readChoice } from "./filter-choice.ts";
import { cursorText, type LeadCursor, type LeadSort, leadSorts, parseCursor } from "./lead-sort.ts";
import { leadStatuses } from "./lead-status.ts";

/** The period in which something is due: overdue, by the end of the day, by the end of the seventh day. */
export const duePeriods = ["overdue", "today", "week"] as const;
export type DuePeriod = (typeof duePeriods)[number];

/** Whether a field of a lead is filled in. */
export const presences = ["some", emptyField] as const;

export const leadProducts = [...productSlugs, "recruiting"] as const;

const maxTextLength = 100;
/** Ten years. */
const maxQuietDays = 3650;
const maxValueDollars = 999_999_999;

const trimmed = v.pipe(v.string(), v.trim());
const day = v.pipe(
	trimmed,
	v.check((text) => isCalendarDay(text)),
);
/** As people write it: `$1,200`. */
const wholeNumber = (least: number, most: number) =>
	v.pipe(
		v.string(),
		v.transform((text) => parseNumber(text)),
		v.number(),
		v.integer(),
		v.minValue(least),
		v.maxValue(most),
	);

/** Several values in one parameter; see `readChoice`. */
function choice(isValue: (value: string) => boolean, order: readonly string[] = []) {
	return v.pipe(
		v.string(),
		v.transform((text) => readChoice(text, order)),
		v.check((read) => read !== null && read.values.length <= maxChosen && read.values.every(isValue)),
		v.transform((read) => (read ? choiceText(read) : "")),
	);
}

function choiceOf(values: readonly string[]) {
	return choice((value) => values.includes(value), values);
}

/** The values of each filter that has a box for each of them, in that order. */
export const choices = {
	status: leadStatuses,
	kind: leadKinds,
	product: [...leadProducts, emptyField],
	state: [...jurisdictions.map(({ abbr }) => abbr), emptyField],
	locale: locales,
} as const satisfies Record<string, readonly string[]>;
/** Filters by several values. */
export const choiceNames = ["status", "kind", "product", "state", "locale", "owner", "source"] as const;
export type ChoiceName = (typeof choiceNames)[number];

/** The allowed values of each parameter of the address. It has the name of the filter. */
const schemas = {
	/** The name of a built-in view or the id of a saved one, of which this is the list. Filters nothing by itself. */
	view: v.pipe(trimmed, v.regex(/^[\w-]{1,40}$/)),
	status: choiceOf(choices.status),
	kind: choiceOf(choices.kind),
	product: choiceOf(choices.product),
	state: choiceOf(choices.state),
	locale: choiceOf(choices.locale),
	/** `mine`, `none`, and ids of accounts. */
	owner: choice((value) => /^\w{1,64}$/.test(value)),
	source: v.pipe(
		v.string(),
		v.toLowerCase(),
		v.transform((text) => text.replace(/(^|,)\s*www\./g, "$1")),
		choice(isSourceName),
	),
	/** Days of arrival in the agency's time zone, both included. */
	from: day,
	to: day,
	/** The deadline of the first contact. */
	due: v.picklist(duePeriods),
	/** The first open task: a period, or whether there is one. */
	task: v.picklist([...duePeriods, ...presences]),
	taskFrom: day,
	taskTo: day,
	/** The last contact. */
	contact: v.picklist(presences),
	contactFrom: day,
	contactTo: day,
	/** Nobody was in contact for so many days, and the lead is older than that. */
	quiet: wholeNumber(1, maxQuietDays),
	/** The annual value of a won lead, in dollars. */
	value: v.picklist(presences),
	valueFrom: wholeNumber(0, maxValueDollars),
	valueTo: wholeNumber(0, maxValueDollars),
	email: v.picklist(presences),
	phone: v.picklist(presences),
	text: v.pipe(
		trimmed,
		v.transform((text) => shortened(text)),
		v.nonEmpty(),
		v.check(isOneLine),
	),
};

/** Filters for leads that are so, or that are not so. `spam` lists those that no other list has. */
export const leadFlags = ["callable", "spam", "suppressed", "notOffered", "imported", "clients"] as const;
export type LeadFlag = (typeof leadFlags)[number];

type FilterName = keyof typeof schemas;
type Values = { [Name in FilterName]: v.InferOutput<(typeof schemas)[Name]> | null };

/**
 * The leads to list, their order, and where to start. The filter is in the address of the page. Without an order, what was
 * asked decides; see `sortOf`.
 */
export type LeadFilter = Values &
	Record<LeadFlag, boolean | null> & { sort: LeadSort | null; cursor: LeadCursor | null };

/** Lists everything, the newest first. */
export const noLeadFilter: LeadFilter = {
	...(Object.fromEntries(Object.keys(schemas).map((name) => [name, null])) as Values),
	cursor: null,
	...(Object.fromEntries(leadFlags.map((flag) => [flag, null])) as Record<LeadFlag, null>),
	sort: null,
};

/** The parameters of an address, as `URLSearchParams` has them. */
interface AddressParameters {
	getAll(name: string): string[];
}

/** A parameter of an address that has a value which no filter has. */
export interface UnreadFilter {
	name: Exclude<FilterName, "view"> | LeadFlag | "sort" | "cursor";
	value: string;
}

/**
 * Parameters that `parseLeadFilter` can't read. The list then isn't the one that was asked for, so it must not be shown
 * or changed as if it were.
 */
export function unreadFilters(parameters: AddressParameters): UnreadFilter[] {
	const filter = parseLeadFilter(parameters);
	const { view: _, ...named } = schemas;
	const names = [...(Object.keys(named) as UnreadFilter["name"][]), ...leadFlags, "sort", "cursor"] as const;
	return names.flatMap((name) => {
		const value = textOf(parameters, name);
		if (!value || (isChoiceName(name) && readChoice(value) === null)) return [];
		return filter[name] === null ? [{ name, value }] : [];
	});
}

/** The pairs of a first and a last value. */
export const ranges = [
	["from", "to"],
	["taskFrom", "taskTo"],
	["contactFrom", "contactTo"],
	["valueFrom", "valueTo"],
] as const;

/** The ends of ranges that are before their start. */
export function endsBeforeStart(filter: LeadFilter): (typeof ranges)[number][1][] {
	return ranges.flatMap(([start, end]) => {
		const [first, last] = [filter[start], filter[end]];
		return first !== null && last !== null && isBefore(last, first) ? [end] : [];
	});
}

/** Days have the order of their letters. */
function isBefore(one: string | number, other: string | number): boolean {
	return typeof one === "number" ? one < Number(other) : one < String(other);
}

/** Reads the filter from an address. Invalid values are ignored; see `unreadFilters`. */
export function parseLeadFilter(parameters: AddressParameters): LeadFilter {
	const values = Object.entries(schemas).map(([name, schema]) => {
		const { success, output } = v.safeParse(schema, textOf(parameters, name));
		return [name, success ? output : null];
	});
	const asked = textOf(parameters, "sort");
	const filter: LeadFilter = {
		...noLeadFilter,
		...(Object.fromEntries(values) as Values),
		...(Object.fromEntries(leadFlags.map((flag) => [flag, readFlag(flag, textOf(parameters, flag))])) as Record<
			LeadFlag,
			boolean | null
		>),
		sort: leadSorts.find((sort) => sort === asked) ?? null,
	};
	return { ...filter, cursor: parseCursor(parameters.getAll("cursor")[0] ?? "", sortOf(filter)) };
}

/** A form sends each checked box. */
function textOf(parameters: AddressParameters, name: string): string {
	return parameters
		.getAll(name)
		.map((value) => value.trim())
		.filter(Boolean)
		.join(",");
}

/** Leads that don't look like spam are what all lists have. */
function readFlag(flag: LeadFlag, text: string): boolean | null {
	if (text === "yes") return true;
	return text === "no" && flag !== "spam" ? false : null;
}

function isChoiceName(name: string): name is ChoiceName {
	return choiceNames.some((choice) => choice === name);
}

/** The query of the address that `parseLeadFilter` reads, without `?`. Empty if nothing is filtered. */
export function leadFilterQuery(filter: LeadFilter): string {
	return leadFilterParameters(filter)
		.map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll("%2C", ",")}`)
		.join("&");
}

/** The same as names and values, for the hidden fields of a form. */
export function leadFilterParameters(filter: LeadFilter): [name: string, value: string][] {
	return Object.entries(filter).flatMap(([name, value]): [string, string][] => {
		if (value === null) return [];
		if (typeof value === "boolean") return [[name, value ? "yes" : "no"]];
		return [[name, typeof value === "object" ? cursorText(value) : String(value)]];
	});
}

/** The order in which it lists. A search lists the newest first. Without an order, what is asked by its time has that. */
export function sortOf(filter: Omit<LeadFilter, "cursor">): LeadSort {
	const { text, sort, due, task, callable } = filter;
	if (text !== null) return "received";
	if (sort !== null) return sort;
	if (due !== null) return "due";
	if ((task !== null && task !== emptyField) || filter.taskFrom !== null || filter.taskTo !== null) return "nextTask";
	if (callable) return "callable";
	if (filter.contactFrom !== null || filter.contactTo !== null) return "contact";
	const hasValue = filter.value === "some" || filter.valueFrom !== null || filter.valueTo !== null;
	return hasValue ? "value" : "received";
}

/** True if it leaves any lead out. */
export function isLeadFiltered(filter: LeadFilter): boolean {
	return leadFilterQuery({ ...filter, view: null, sort: null, cursor: null }) !== "";
}

/** No character is cut in half. */
function shortened(text: string): string {
	return text
		.slice(0, maxTextLength)
		.replace(/\p{Cs}$/u, "")
		.trim();
}
