import { and, eq, exists, type SQL, sql } from "drizzle-orm";
import { complaints, contactSubmissions } from "#database/schema.ts";
import { mayWorkComplaints, type StaffRole } from "#domain/staff/roles.ts";
import { leadIsThere } from "../../leads/lead-is-there.server.ts";
import type { Database, Transaction } from "../../platform/database/client.server.ts";

/** A member of staff, with the name that is stored with what they do. */
export interface ComplaintUser {
	userId: string;
	role: StaffRole;
	name: string;
	ip: string;
}

/** Which complaints somebody sees: admins all, agents those about their own leads that nobody deleted. */
export function seenBy(
	db: Database | Transaction,
	{ userId, role }: Pick<ComplaintUser, "userId" | "role">,
): SQL | undefined {
	if (mayWorkComplaints(role)) return undefined;
	const { id, ownerId } = contactSubmissions;
	const own = db
		.select({ one: sql`1` })
		.from(contactSubmissions)
		.where(and(eq(id, complaints.leadId), eq(ownerId, userId), leadIsThere));
	return exists(own);
}
