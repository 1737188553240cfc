import { and, asc, count, eq, gt, gte, inArray, isNull, lt, lte, or, type SQL, sql } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { officeSchedule } from "#content/office-schedule.ts";
import { whoAwaitContact } from "#database/schema/awaits-contact.ts";
import { contactSubmissions, leadAppointments, leadDeliveries } from "#database/schema.ts";
import { type LeadReader, mayWorkLeads } from "#domain/lead-desk/lead-access.ts";
import { openStatuses } from "#domain/lead-desk/lead-status.ts";
import { endOfDay, startOfDay } from "#domain/lead-desk/tasks.ts";
import { addOpenTime } from "#domain/office-hours/office-hours.ts";
import { isRealLead } from "../../leads/is-real-lead.server.ts";
import type { Database, Transaction } from "../../platform/database/client.server.ts";
import { ownedBy } from "../lead-access.server.ts";
import { inIndexOrder } from "../list/in-index-order.server.ts";
import { type Part, type Reach, reachOf } from "./today-reach.server.ts";

const lead = contactSubmissions;

/** More than that is for the lists. */
export const rowsInSection = 10;

/** Open hours in which a promise is due soon. */
const soonHours = 2;

/** How far ahead the day looks at calling windows. */
const windowHours = 6;

/** How long a returned email is shown. */
const returnedDays = 7;

const hourMs = 3_600_000;

const columns = {
	id: lead.id,
	firstName: lead.firstName,
	lastName: lead.lastName,
	email: lead.email,
	locale: lead.locale,
	kind: lead.kind,
	product: lead.product,
	state: lead.state,
	ownerId: lead.ownerId,
	isTest: lead.isTest,
	nextCallableAt: lead.nextCallableAt,
	callableUntil: lead.callableUntil,
	promise: lead.promise,
	reviewDueAt: lead.reviewDueAt,
	isRead: sql<boolean>`EXISTS (SELECT 1 FROM lead_presence AS seen WHERE seen.lead_id = ${lead.id})`,
};

/** A lead as the day shows it. `at` is what the section is about. */
export type DayLead = Omit<Awaited<ReturnType<typeof select>>[number], "at"> & { at: Date };

const awaiting = and(whoAwaitContact(lead), isRealLead);

export interface DayOf {
	db: Database;
	user: LeadReader;
	reach: Reach;
	now: Date;
}

/** Leads whose deadline has passed, the longest overdue first. */
export function overduePromises(day: DayOf): Promise<DayLead[]> {
	return first(day, lead.contactDueAt, and(awaiting, lt(lead.contactDueAt, day.now)));
}

/** Leads whose deadline is near, or that nobody has read although their review is due soon or was. */
export function promisesDueSoon(day: DayOf): Promise<DayLead[]> {
	const soon = addOpenTime(day.now, soonHours, officeSchedule);
	const isPromised = sql`${lead.promise} -> 'kinds' ? 'review'`;
	const toRead = and(lte(lead.reviewDueAt, soon), isPromised, sql`NOT ${columns.isRead}`);
	const isSoon = or(lte(lead.contactDueAt, soon), toRead);
	return first(day, lead.contactDueAt, and(awaiting, gte(lead.contactDueAt, day.now), isSoon));
}

/** Appointments of today, and those of later days that were booked since yesterday. */
export async function bookings({ db, user, reach, now }: DayOf): Promise<DayLead[]> {
	const today = startOfDay(now, agency.timeZone);
	const yesterday = startOfDay(new Date(today.getTime() - 12 * hourMs), agency.timeZone);
	const { startsAt, changedAt, state, leadId } = leadAppointments;
	const rows = await db
		.select({ ...columns, at: startsAt })
		.from(leadAppointments)
		.innerJoin(lead, eq(lead.id, leadId))
		.where(
			and(
				sql`${lead.isListed}`,
				eq(state, "planned"),
				gte(startsAt, today),
				or(lt(startsAt, endOfDay(now, agency.timeZone)), gte(changedAt, yesterday)),
				or(...reachOf(user, reach).map(({ where }) => where)),
			),
		)
		.orderBy(asc(startsAt), asc(lead.id))
		.limit(rowsInSection * 2);
	// A row opens a lead, so the next appointment with it is enough.
	const isFirst = ({ id }: { id: string }, index: number) => rows.findIndex((row) => row.id === id) === index;
	return rows.filter(isFirst).slice(0, rowsInSection + 1);
}

/** Leads whose email came back or could not be sent, and was not sent later. */
export async function returnedEmails(day: DayOf): Promise<DayLead[]> {
	const { leadId, jobId, attemptedAt, outcome } = leadDeliveries;
	const since = new Date(day.now.getTime() - returnedDays * 24 * hourMs);
	const later = sql`EXISTS (SELECT 1 FROM ${leadDeliveries} AS later WHERE later.lead_id = ${leadId} AND later.job_id = ${jobId} AND later.outcome = 'sent')`;
	const failed = day.db
		.select({ leadId, at: sql<Date>`max(${attemptedAt})`.mapWith(attemptedAt).as("at") })
		.from(leadDeliveries)
		.where(
			and(
				sql`${outcome} = 'failed' AND ${leadDeliveries.channel} = 'email'`,
				gte(attemptedAt, since),
				sql`NOT ${later}`,
			),
		)
		.groupBy(leadId)
		.as("failed");
	const own = reachOf(day.user, day.reach);
	const rows = await day.db
		.select({ ...columns, at: failed.at })
		.from(failed)
		.innerJoin(lead, sql`${lead.id} = ${failed.leadId}`)
		.where(and(sql`${lead.isListed}`, or(...own.map(({ where }) => where))))
		.orderBy(sql`${failed.at} DESC`)
		.limit(rowsInSection + 1);
	return rows.map((row) => ({ ...row, at: new Date(row.at) }));
}

/** Leads that may be called now and that nobody has called or written to, the most urgent first. */
export function callableNow(day: DayOf): Promise<DayLead[]> {
	const isOpen = and(
		lte(lead.nextCallableAt, day.now),
		or(isNull(lead.callableUntil), gt(lead.callableUntil, day.now)),
	);
	return first(day, lead.contactDueAt, and(awaiting, gte(lead.contactDueAt, day.now), isOpen));
}

/** Leads that may be called again in the next hours, and from when on. */
export function callableNext(day: DayOf): Promise<DayLead[]> {
	const until = new Date(day.now.getTime() + windowHours * hourMs);
	const opens = and(gt(lead.nextCallableAt, day.now), lte(lead.nextCallableAt, until));
	return first(
		day,
		lead.nextCallableAt,
		and(sql`${lead.isListed} AND ${lead.nextCallableAt} IS NOT NULL`, opens, inArray(lead.status, [...openStatuses])),
	);
}

/** How many new leads without an owner this person may take, at most one more than `most`. */
export async function countTakeable({ db, user }: Pick<DayOf, "db" | "user">, most: number): Promise<number> {
	if (!mayWorkLeads(user.role)) return 0;
	const some = db
		.select({ id: lead.id })
		.from(lead)
		.where(and(sql`${lead.isListed} AND ${lead.status} = 'new'`, isRealLead, ownedBy(user, null)))
		.limit(most + 1)
		.as("some");
	const [row] = await db.select({ all: count() }).from(some);
	return row?.all ?? 0;
}

type TimeColumn = typeof lead.contactDueAt | typeof lead.nextCallableAt;

/** The first leads of a section, one more than it shows. Each part of somebody's leads is read by its own index. */
async function first({ db, user, reach }: DayOf, column: TimeColumn, is: SQL | undefined): Promise<DayLead[]> {
	const rows = await inIndexOrder(db, async (transaction) => {
		const found = [];
		for (const own of reachOf(user, reach)) found.push(...(await select(transaction, column, { is, own })));
		return found;
	});
	return rows
		.flatMap(({ at, ...row }) => (at ? { ...row, at } : []))
		.sort((a, b) => a.at.getTime() - b.at.getTime() || a.id.localeCompare(b.id))
		.slice(0, rowsInSection + 1);
}

function select(db: Transaction, column: TimeColumn, { is, own }: { is: SQL | undefined; own: Part }) {
	// Where all have one owner, or none, it changes nothing. Without it the planner sorts all leads that nobody owns.
	const owner = own.ofOneOwner ? [asc(lead.ownerId)] : [];
	return db
		.select({ ...columns, at: column })
		.from(lead)
		.where(and(is, own.where))
		.orderBy(...owner, asc(column), asc(lead.id))
		.limit(rowsInSection + 1);
}
