import { and, desc, eq, gte, inArray, isNull, lt, notInArray, or, type SQL, sql } from "drizzle-orm";
import { contactSubmissions, users } from "#database/schema.ts";
import { type PromiseCounts, type ReportDays, reportDays } from "#domain/lead-desk/kept-promises.ts";
import { type LeadReader, mayWorkAllLeads } from "#domain/lead-desk/lead-access.ts";
import { contactStatuses } from "#domain/lead-desk/lead-status.ts";
import { daysBefore } from "#domain/office-hours/days-apart.ts";
import { isRealLead } from "../../leads/is-real-lead.server.ts";
import type { Services } from "../../services.server.ts";
import { staffName } from "../../staff/staff-name.server.ts";

/** The newest ones. They are for reading, not for working through. */
const maxBroken = 50;

const { id, kind, status, product, firstName, lastName, email, ownerId, isListed, promise } = contactSubmissions;
const { createdAt, contactDueAt, firstContactAt } = contactSubmissions;

/** The promises of one person's leads. */
interface OwnerPromises {
	ownerId: string | null;
	/** Null for leads without an owner. */
	name: string | null;
	counts: Record<ReportDays, PromiseCounts>;
}

/**
 * Statistics of the promises of the last 90 days: leads whose page promised a contact, once the contact was made or the
 * deadline has passed. Only a logged contact meets a promise: a status that somebody set is counted separately, and
 * closing a lead doesn't count. Agents see their own leads. The caller is responsible for the audit log.
 */
export async function readKeptPromises(
	{ database: { db }, clock }: Pick<Services, "database" | "clock">,
	reader: Pick<LeadReader, "userId" | "role">,
) {
	const now = clock();
	const since = (days: number) => daysBefore(now, days);
	const counted = and(
		sql`${isListed}`,
		isRealLead,
		gte(createdAt, since(Math.max(...reportDays))),
		sql`${promise} -> 'kinds' @> '"contact"'`,
		or(sql`${firstContactAt} IS NOT NULL`, lt(contactDueAt, now)),
		mayWorkAllLeads(reader.role) ? undefined : eq(ownerId, reader.userId),
	);
	const [owners, broken] = await Promise.all([
		db
			.select({ ownerId, name: staffName, ...countColumns(since) })
			.from(contactSubmissions)
			.leftJoin(users, eq(users.id, ownerId))
			.where(counted)
			.groupBy(ownerId, staffName)
			.orderBy(staffName, ownerId),
		db
			.select({
				id,
				kind,
				status,
				product,
				firstName,
				lastName,
				email,
				contactDueAt,
				firstContactAt,
				ownerName: staffName,
			})
			.from(contactSubmissions)
			.leftJoin(users, eq(users.id, ownerId))
			.where(and(counted, or(isLate, isMissed, isByHand)))
			.orderBy(desc(createdAt))
			.limit(maxBroken + 1),
	]);
	return {
		owners: owners.map((row): OwnerPromises => {
			const counts = (days: ReportDays) => ({
				kept: row[`kept${days}`],
				late: row[`late${days}`],
				missed: row[`missed${days}`],
				byHand: row[`byHand${days}`],
			});
			return { ownerId: row.ownerId, name: row.name, counts: { 30: counts(30), 90: counts(90) } };
		}),
		broken: broken.slice(0, maxBroken),
		hasMore: broken.length > maxBroken,
	};
}

const isKept = sql`${firstContactAt} <= ${contactDueAt}`;
const isLate = sql`${firstContactAt} > ${contactDueAt}`;
const isByHand = and(isNull(firstContactAt), inArray(status, [...contactStatuses]));
const isMissed = and(isNull(firstContactAt), notInArray(status, [...contactStatuses]));

function countColumns(since: (days: number) => Date) {
	const count = (days: ReportDays, what: SQL | undefined) =>
		sql<number>`count(*) FILTER (WHERE ${what} AND ${gte(createdAt, since(days))})`.mapWith(Number);
	return {
		kept30: count(30, isKept),
		late30: count(30, isLate),
		missed30: count(30, isMissed),
		byHand30: count(30, isByHand),
		kept90: count(90, isKept),
		late90: count(90, isLate),
		missed90: count(90, isMissed),
		byHand90: count(90, isByHand),
	};
}
