import { asc, desc, eq, inArray, sql } from "drizzle-orm";
import { leadAssignments, staffLicenses, staffRecords, userRoles, users } from "#database/schema.ts";
import { mayWorkLeads } from "#domain/lead-desk/lead-access.ts";
import type { Candidate } from "#domain/routing/rule-facts.ts";
import { staffRoles } from "#domain/staff/roles.ts";
import type { Database, Transaction } from "../../platform/database/client.server.ts";
import { isHeldByAgency } from "../../staff/held-licenses.server.ts";
import { isAwayAt } from "../../staff/who-is-away.server.ts";

/** Above it, the exact number of leads in a row makes no difference. */
const maxRow = 10;

/** The place of somebody's last lead among all that were given. Read from the end of the index, however many they had. */
const lastSequence = sql<number | null>`(
	SELECT last.sequence FROM lead_assignments AS last WHERE last.owner_id = ${users.id} AND NOT last.is_test ORDER BY last.sequence DESC LIMIT 1
)`.mapWith(leadAssignments.sequence);

/** Everybody who works on leads, as routing sees them now, by name. */
export async function readCandidates(db: Database | Transaction, now: Date): Promise<Candidate[]> {
	const people = await db
		.select({
			user: users,
			role: userRoles.role,
			record: staffRecords,
			isAway: isAwayAt(now),
			last: leadAssignments,
		})
		.from(userRoles)
		.innerJoin(users, eq(users.id, userRoles.user_id))
		.leftJoin(staffRecords, eq(staffRecords.userId, users.id))
		.leftJoin(leadAssignments, eq(leadAssignments.sequence, lastSequence))
		.where(inArray(userRoles.role, staffRoles.filter(mayWorkLeads)))
		.orderBy(asc(users.name), asc(users.email));
	const licenses = await db.select().from(staffLicenses).where(isHeldByAgency()).orderBy(asc(staffLicenses.state));
	const newest = await db
		.select({ sequence: leadAssignments.sequence, ownerId: leadAssignments.ownerId })
		.from(leadAssignments)
		.where(eq(leadAssignments.isTest, false))
		.orderBy(desc(leadAssignments.sequence))
		.limit(maxRow);
	return people.map(({ user, role, record, isAway, last }) => {
		const others = newest.findIndex(({ ownerId }) => ownerId !== user.id);
		return {
			userId: user.id,
			name: user.name || user.email,
			role,
			licenses: licenses.filter(({ userId }) => userId === user.id),
			languages: record?.languages ?? [],
			hours: record?.hours ?? {},
			isAway,
			lastLead: last && { at: last.assignedAt, since: (newest[0]?.sequence ?? last.sequence) - last.sequence },
			inARow: others === -1 ? newest.length : others,
		};
	});
}
