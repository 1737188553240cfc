import { and, eq, gt, gte, isNull, lt, lte, type SQL, sql } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { whoLackContact } from "#database/schema/awaits-contact.ts";
import { contactSubmissions } from "#database/schema.ts";
import { type LeadReader, mayWorkAllLeads } from "#domain/lead-desk/lead-access.ts";
import { type DuePeriod, type LeadFilter, type LeadSort, sortOf } from "#domain/lead-desk/lead-filter.ts";
import { addDays, instantOf, zonedTime } from "#domain/office-hours/zoned-time.ts";
import { inQuarantine } from "../../leads/quarantine.server.ts";
import { ownersSeenBy } from "../lead-access.server.ts";

const lead = contactSubmissions;

/** The columns that the list is sorted by, and the leads that have them. The conditions match the partial indexes. */
const sorted = {
	received: { column: lead.createdAt, isDescending: true, has: undefined },
	due: {
		column: lead.contactDueAt,
		isDescending: false,
		has: whoLackContact(lead),
	},
	nextTask: { column: lead.nextTaskAt, isDescending: false, has: sql`${lead.nextTaskAt} IS NOT NULL` },
	callable: { column: lead.nextCallableAt, isDescending: false, has: sql`${lead.nextCallableAt} IS NOT NULL` },
} as const satisfies Record<LeadSort, { column: unknown; isDescending: boolean; has: SQL | undefined }>;

export function sortColumn(sort: LeadSort) {
	return sorted[sort];
}

/** The owners whose leads the list shows: never more than `ownersSeenBy`, even if the address asks for others. */
export function ownersOf(reader: LeadReader, { owner }: LeadFilter): readonly (string | null)[] | null {
	if (owner === "none") return [null];
	if (mayWorkAllLeads(reader.role)) return owner === null ? null : [owner === "mine" ? reader.userId : owner];
	return owner === null ? ownersSeenBy(reader) : [reader.userId];
}

/** States whose unowned leads the list shows. Null for all states. */
export function unownedStates(reader: LeadReader, filter: LeadFilter): readonly (string | null)[] | null {
	if (mayWorkAllLeads(reader.role)) return null;
	const states = [null, ...new Set(reader.licensedStates)];
	return filter.state === null ? states : states.filter((state) => state === filter.state);
}

type Condition<Value> = (value: Value, now: Date) => SQL | undefined;
type Filters = Omit<LeadFilter, "view" | "owner" | "text" | "cursor" | "sort" | "spam" | "from" | "to">;

/** The condition of each filter that is in use, apart from those that need the reader or more than one value. */
const conditions: { [Name in keyof Filters]: Condition<Exclude<Filters[Name], null | false>> } = {
	status: (status) => eq(lead.status, status),
	kind: (kind) => eq(lead.kind, kind),
	product: (product) => eq(lead.product, product),
	state: (state) => eq(lead.state, state),
	locale: (locale) => eq(lead.locale, locale),
	source: (source) => eq(lead.source, source),
	due: (period, now) => and(sorted.due.has, lt(lead.contactDueAt, endOf(period, now))),
	task: (period, now) => lt(lead.nextTaskAt, endOf(period, now)),
	callable: (_, now) => and(lte(lead.nextCallableAt, now), gt(lead.callableUntil, now)),
	suppressed: () => sql`${lead.suppressed}`,
	notOffered: () => sql`${lead.notOffered}`,
	imported: () => sql`${lead.importId} IS NOT NULL`,
	clients: () => sql`${lead.isClient}`,
};

/** The conditions for a lead to be on the list, apart from its owner and its words. */
export function conditionsOf(reader: LeadReader, filter: LeadFilter, now: Date): SQL | undefined {
	const inUse = (Object.keys(conditions) as (keyof Filters)[]).map((name) => {
		const value = filter[name];
		return value ? (conditions[name] as Condition<unknown>)(value, now) : undefined;
	});
	return and(
		filter.spam && mayWorkAllLeads(reader.role) ? and(inQuarantine, isNull(lead.erasedAt)) : sql`${lead.isListed}`,
		...inUse,
		arrivedOf(lead.createdAt, filter),
		sorted[sortOf(filter)].has,
	);
}

/** The days on which a lead arrived. Its words have the same time. */
export function arrivedOf(column: Parameters<typeof gte>[0], { from, to }: LeadFilter): SQL | undefined {
	return and(
		from ? gte(column, instantOf(from, "00:00", agency.timeZone)) : undefined,
		to ? lt(column, instantOf(to, "24:00", agency.timeZone)) : undefined,
	);
}

function endOf(period: DuePeriod, now: Date): Date {
	if (period === "overdue") return now;
	const { date } = zonedTime(now, agency.timeZone);
	return instantOf(period === "today" ? date : addDays(date, 6), "24:00", agency.timeZone);
}
