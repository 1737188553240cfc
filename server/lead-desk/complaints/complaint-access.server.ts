import { and, eq, exists, type SQL, sql } from "drizzle-orm";
import { complaints, contactSubmissions } from "#database/schema.ts";
import type { LeadActor } from "#domain/lead-desk/lead-access.ts";
import { mayWorkComplaints } from "#domain/staff/roles.ts";
import { leadIsThere } from "../../leads/lead-is-there.server.ts";
import type { Database, Transaction } from "../../platform/database/client.server.ts";

/** Which complaints somebody sees: admins all, agents those about their own leads that nobody deleted. */
export function seenBy(
	db: Database | Transaction,
	{ userId, role }: Pick<LeadActor, "userId" | "role">,
): SQL | undefined {
	if (mayWorkComplaints(role)) return undefined;
	const { id, ownerId } = contactSubmissions;
	const own = db
		.select({ one: sql`1` })
		.from(contactSubmissions)
		.where(and(eq(id, complaints.leadId), eq(ownerId, userId), leadIsThere));
	return exists(own);
}
