import { and, eq, sql } from "drizzle-orm";
import { users } from "#database/schema.ts";
import type { Database, Transaction } from "../platform/database/client.server.ts";
import { linkLifetimeHours } from "./account-token.server.ts";

/**
 * Deletes accounts that nobody confirmed before their last link expired. Accounts are dated by the machine's own clock,
 * as in better-auth.
 */
export async function deleteAbandonedAccounts(db: Database): Promise<void> {
	const expired = sql`${users.updatedAt} < now() - make_interval(hours => ${linkLifetimeHours})`;
	await db.delete(users).where(and(eq(users.emailVerified, false), expired));
}

/** Confirms an address. @returns false if it was confirmed before, so that two simultaneous uses of a link count once */
export async function confirmUser(db: Database | Transaction, userId: string): Promise<boolean> {
	const confirmed = await db
		.update(users)
		.set({ emailVerified: true, updatedAt: new Date() })
		.where(and(eq(users.id, userId), eq(users.emailVerified, false)))
		.returning({ id: users.id });
	return confirmed.length === 1;
}
