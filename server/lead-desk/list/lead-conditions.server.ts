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

/** Owners whose leads the list shows, of those of `ownersSeenBy`, whatever the address asks for. */
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

/** The conditions for a lead to be on the list, apart from its owner. */
export function conditionsOf(reader: LeadReader, filter: LeadFilter, now: Date): SQL | undefined {
	const { status, kind, product, state, locale, source } = filter;
	const given = { status, kind, product, state, locale, source };
	const equal = Object.entries(given).map(([name, value]) =>
		value === null ? undefined : eq(lead[name as keyof typeof given], value),
	);
	return and(
		filter.spam && mayWorkAllLeads(reader.role) ? and(inQuarantine, isNull(lead.erasedAt)) : sql`${lead.isListed}`,
		...equal,
		arrivedOf(lead.createdAt, filter),
		filter.suppressed ? sql`${lead.suppressed}` : undefined,
		filter.notOffered ? sql`${lead.notOffered}` : undefined,
		filter.clients ? sql`${lead.isClient}` : undefined,
		filter.imported ? sql`${lead.importId} IS NOT NULL` : undefined,
		filter.due ? and(sorted.due.has, lt(lead.contactDueAt, endOf(filter.due, now))) : undefined,
		filter.task ? lt(lead.nextTaskAt, endOf(filter.task, now)) : undefined,
		filter.callable ? and(lte(lead.nextCallableAt, now), gt(lead.callableUntil, now)) : undefined,
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
