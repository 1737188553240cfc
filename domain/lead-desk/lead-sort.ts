import { uuidPattern } from "../text/uuid.ts";

/**
 * What the list can be sorted by. Each begins with what somebody looks for first: the newest lead, what is due next, the
 * contact that is longest ago, the highest value. `due`, `nextTask`, `callable`, `contact` and `value` list only the leads
 * that have one.
 */
const typeOf = {
	received: "time",
	due: "time",
	nextTask: "time",
	callable: "time",
	contact: "time",
	value: "number",
	name: "text",
	status: "group",
	owner: "group",
	state: "group",
	locale: "group",
} as const satisfies Record<string, "time" | "number" | "text" | "group">;

export type SortKey = keyof typeof typeOf;
export const sortKeys = Object.keys(typeOf) as readonly SortKey[];
/** A minus turns an order around. */
export type LeadSort = SortKey | `-${SortKey}`;

export const leadSorts: readonly LeadSort[] = sortKeys.flatMap((key) => [key, `-${key}`] as const);

export function isReversed(sort: LeadSort): boolean {
	return sort.startsWith("-");
}

export function sortKeyOf(sort: LeadSort): SortKey {
	return sort.replace(/^-/, "") as SortKey;
}

export function reversed(sort: LeadSort): LeadSort {
	return isReversed(sort) ? sortKeyOf(sort) : `-${sortKeyOf(sort)}`;
}

/** Where a page of the list begins or ends: at the values of a row that is not on it. */
export interface LeadCursor {
	/** Where the page is, relative to that row. */
	direction: "after" | "before";
	/**
	 * The value that the list is sorted by. Times are in UTC, with the precision of the database. Leads of the same group,
	 * such as a status, are sorted by their time: `new~2026-11-23T15:00:00.000000Z`.
	 */
	at: string;
	id: string;
}

/** Between a group and the time in it. */
export const inGroup = "~";

const time = String.raw`([12]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)`;
const places = {
	time: new RegExp(`^${time}$`),
	group: new RegExp(String.raw`^[\w-]{1,64}${inGroup}${time}$`),
	number: /^\d{1,15}$/,
	// Any name.
	text: /^[^\0]{0,600}$/,
};
const cursorForm = new RegExp(`^(after|before)\\.(.*)\\.(${uuidPattern})$`, "s");

/** Null if no row of a list in this order has such a place. */
export function parseCursor(text: string, sort: LeadSort): LeadCursor | null {
	const [, direction, at = "", id = ""] = cursorForm.exec(text) ?? [];
	const place = places[typeOf[sortKeyOf(sort)]].exec(at);
	if (!direction || !place || (place[1] !== undefined && !isMoment(place[1]))) return null;
	return { direction: direction === "before" ? "before" : "after", at, id };
}

export function cursorText({ direction, at, id }: LeadCursor): string {
	return `${direction}.${at}.${id}`;
}

/** A time that the calendar has. */
function isMoment(text: string): boolean {
	const milliseconds = `${text.slice(0, -4)}Z`;
	const moment = Date.parse(milliseconds);
	return !Number.isNaN(moment) && new Date(moment).toISOString() === milliseconds;
}
