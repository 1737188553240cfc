import { eq } from "drizzle-orm";
import { leadListColumns } from "#database/schema.ts";
import { type LeadColumn, readColumns, usualColumns } from "#domain/lead-desk/lead-columns.ts";
import type { Database } from "../../platform/database/client.server.ts";

/** The columns of the list that a person chose, on whatever device. */
export async function columnsOf(db: Database, userId: string): Promise<readonly LeadColumn[]> {
	const [row] = await db.select().from(leadListColumns).where(eq(leadListColumns.userId, userId));
	return row ? readColumns(row.columns) : usualColumns;
}

export async function keepColumns(db: Database, userId: string, columns: LeadColumn[]): Promise<void> {
	await db
		.insert(leadListColumns)
		.values({ userId, columns })
		.onConflictDoUpdate({ target: leadListColumns.userId, set: { columns } });
}
