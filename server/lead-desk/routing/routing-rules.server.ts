import { desc } from "drizzle-orm";
import { routingRules } from "#database/schema.ts";
import type { Database, Transaction } from "../../platform/database/client.server.ts";

/** The rules in force, with who saved them. */
export type SavedRules = typeof routingRules.$inferSelect;

/** The newest rules; null before anybody saved some. */
export async function readRules(db: Database | Transaction): Promise<SavedRules | null> {
	const [saved] = await db.select().from(routingRules).orderBy(desc(routingRules.version)).limit(1);
	return saved ?? null;
}

/** The rules, while routing is on. Until the transaction ends, nobody else gives leads by them or changes them. */
export async function lockRules(transaction: Transaction): Promise<(SavedRules & { onSince: Date }) | null> {
	const [locked] = await transaction
		.select({ version: routingRules.version })
		.from(routingRules)
		.orderBy(routingRules.version)
		.limit(1)
		.for("update");
	// A transaction that waited for the lock reads what was saved in the meantime.
	const saved = locked && (await readRules(transaction));
	return saved?.isOn && saved.onSince ? { ...saved, onSince: saved.onSince } : null;
}
