import { and, asc, desc, eq, exists, inArray, isNotNull, lt, lte, type SQL, sql } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { complaintChanges, complaints, contactSubmissions, users } from "#database/schema.ts";
import {
	type ComplaintFilter,
	dueSoonDays,
	openComplaintStatuses,
	unansweredStatuses,
} from "#domain/complaints/complaint.ts";
import type { LeadActor } from "#domain/lead-desk/lead-access.ts";
import { addDays, zonedTime } from "#domain/office-hours/zoned-time.ts";
import { mayWorkComplaints } from "#domain/staff/roles.ts";
import { leadIsThere } from "../../leads/lead-is-there.server.ts";
import type { Database, Transaction } from "../../platform/database/client.server.ts";
import type { Services } from "../../services.server.ts";
import { staffName } from "../../staff/staff-name.server.ts";

type Reader = Pick<LeadActor, "userId" | "role">;
type Parts = Pick<Services, "clock" | "database">;
export type Complaint = typeof complaints.$inferSelect & { responsible: string | null };

const pageSize = 30;

function withResponsible(db: Database, which: SQL | undefined) {
	return db
		.select({ complaint: complaints, responsible: staffName })
		.from(complaints)
		.leftJoin(users, eq(users.id, complaints.responsibleId))
		.where(which)
		.$dynamic();
}

const flat = ({
	complaint,
	responsible,
}: {
	complaint: typeof complaints.$inferSelect;
	responsible: string | null;
}) => ({
	...complaint,
	responsible,
});

/** A page of the register. Complaints without our answer come first: the earliest deadline, then the newest. */
export async function listComplaints(
	{ clock, database: { db } }: Parts,
	reader: Reader,
	{ status, severity, isOverdue, page }: ComplaintFilter,
): Promise<{ rows: Complaint[]; hasMore: boolean }> {
	const today = zonedTime(clock(), agency.timeZone).date;
	const isStatus =
		status === "all"
			? undefined
			: status === "open"
				? inArray(complaints.status, openComplaintStatuses)
				: eq(complaints.status, status);
	const late = and(lt(complaints.dueOn, today), inArray(complaints.status, unansweredStatuses));
	const which = and(
		seenBy(db, reader),
		isStatus,
		severity ? eq(complaints.severity, severity) : undefined,
		isOverdue ? late : undefined,
	);
	const waits = sql`CASE WHEN ${inArray(complaints.status, unansweredStatuses)} THEN 0 ELSE 1 END`;
	const rows = await withResponsible(db, which)
		.orderBy(asc(waits), sql`${complaints.dueOn} ASC NULLS LAST`, desc(complaints.receivedOn), asc(complaints.id))
		.limit(pageSize + 1)
		.offset((page - 1) * pageSize);
	return { rows: rows.slice(0, pageSize).map(flat), hasMore: rows.length > pageSize };
}

/** One complaint that this person may see; null if there is none. */
export async function findComplaint(db: Database, reader: Reader, id: string): Promise<Complaint | null> {
	const [row] = await withResponsible(db, and(seenBy(db, reader), eq(complaints.id, id)));
	return row ? flat(row) : null;
}

/** The complaints about a lead that this person may open, the newest first. */
export async function complaintsOfLead(db: Database, reader: Reader, leadId: string): Promise<Complaint[]> {
	const rows = await withResponsible(db, and(seenBy(db, reader), eq(complaints.leadId, leadId)));
	return rows.map(flat).sort((one, other) => other.receivedOn.localeCompare(one.receivedOn));
}

/** The changes of a complaint, newest first. */
export function changesOf(db: Database, complaintId: string) {
	return db
		.select()
		.from(complaintChanges)
		.where(eq(complaintChanges.complaintId, complaintId))
		.orderBy(desc(complaintChanges.changedAt), asc(complaintChanges.id));
}

/** The complaints whose deadline is near or over, for Today: admins get all, agents those about their own leads. */
export async function dueComplaints({ clock, database: { db } }: Parts, reader: Reader): Promise<Complaint[]> {
	const limit = addDays(zonedTime(clock(), agency.timeZone).date, dueSoonDays);
	const isDue = and(
		isNotNull(complaints.dueOn),
		lte(complaints.dueOn, limit),
		inArray(complaints.status, unansweredStatuses),
	);
	const rows = await withResponsible(db, and(seenBy(db, reader), isDue))
		.orderBy(asc(complaints.dueOn))
		.limit(pageSize);
	return rows.map(flat);
}

/** All complaints with their history, oldest first, for a regulator. */
export async function allComplaints(db: Database, reader: Reader) {
	if (!mayWorkComplaints(reader.role)) return [];
	const rows = await withResponsible(db, undefined).orderBy(asc(complaints.receivedOn), asc(complaints.id));
	const changes = await db.select().from(complaintChanges).orderBy(asc(complaintChanges.changedAt));
	return rows.map((row) => ({
		...flat(row),
		changes: changes.filter(({ complaintId }) => complaintId === row.complaint.id),
	}));
}

/** Which complaints somebody sees: admins all, agents those about their own leads that nobody deleted. */
function seenBy(db: Database | Transaction, { userId, role }: Pick<LeadActor, "userId" | "role">): SQL | undefined {
	if (mayWorkComplaints(role)) return undefined;
	const { id, ownerId } = contactSubmissions;
	const own = db
		.select({ one: sql`1` })
		.from(contactSubmissions)
		.where(and(eq(id, complaints.leadId), eq(ownerId, userId), leadIsThere));
	return exists(own);
}
