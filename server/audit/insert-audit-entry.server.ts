import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { auditEntries, userRoles, users } from "#database/schema.ts";
import { siteActor } from "#domain/audit/site-actor.ts";
import { defaultRole, mayOpenDashboard } from "#domain/staff/roles.ts";
import type { Database, Transaction } from "../platform/database/client.server.ts";
import { noteWritten } from "../platform/database/transaction-guard.server.ts";

/** Adds what the site itself did. */
export async function insertSiteEntry(
	db: Database | Transaction,
	{ action, table, subjectId, details, at }: Pick<NewAuditEntry, "action" | "table" | "subjectId" | "details" | "at">,
): Promise<void> {
	const entry = { id: randomUUID(), action, tableName: table, subjectId, details, recordedAt: at.toISOString() };
	await db.insert(auditEntries).values({ ...entry, ...siteActor });
	noteWritten(db, auditEntries);
}

interface NewAuditEntry {
	action: string;
	table: string;
	userId: string;
	subjectId: string | null;
	network: string | null;
	details: string | null;
	at: Date;
}

/**
 * Adds what a staff account did, with the address that the account has now. Viewers are visitors with an account: only a
 * change of their role is added.
 */
export async function insertAuditEntry(db: Database | Transaction, entry: NewAuditEntry): Promise<void> {
	const { action, table, userId, subjectId, network, details, at } = entry;
	const [actor] = await db
		.select({ email: users.email, role: userRoles.role })
		.from(users)
		.leftJoin(userRoles, eq(userRoles.user_id, users.id))
		.where(eq(users.id, userId));
	if (!actor || !(mayOpenDashboard(actor.role ?? defaultRole) || table === "user_roles")) return;
	await db.insert(auditEntries).values({
		id: randomUUID(),
		action,
		tableName: table,
		userId,
		email: actor.email,
		subjectId,
		network,
		details,
		recordedAt: at.toISOString(),
	});
	noteWritten(db, auditEntries);
}
