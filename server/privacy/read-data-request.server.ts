import { eq } from "drizzle-orm";
import { dataRequests } from "#database/schema.ts";
import { isLocale, type Locale } from "#domain/locale/locales.ts";
import type { Database } from "../platform/database/client.server.ts";

/** A request that still says who asked. */
export type DataRequest = typeof dataRequests.$inferSelect & { name: string; email: string; locale: Locale };

/** @returns undefined if it doesn't exist, or a deletion has emptied it */
export async function readDataRequest(db: Pick<Database, "select">, id: string): Promise<DataRequest | undefined> {
	const [row] = await db.select().from(dataRequests).where(eq(dataRequests.id, id));
	if (!row || row.name === null || row.email === null) return undefined;
	return { ...row, name: row.name, email: row.email, locale: isLocale(row.locale) ? row.locale : "en" };
}
