import { desc, eq } from "drizzle-orm";
import { siteSettings } from "#database/schema.ts";
import type { OfficeFacts } from "#domain/office-hours/office-facts.ts";
import type { Database, Transaction } from "../platform/database/client.server.ts";

/** What an admin has set about the office. Null while `content/agency.ts` counts. */
export async function readOffice(db: Database | Transaction): Promise<OfficeFacts | null> {
	const [newest] = await readOfficeVersions(db, 1);
	return newest?.value ?? null;
}

/** The versions of the office's facts, newest first. */
export function readOfficeVersions(db: Database | Transaction, limit: number) {
	return db
		.select()
		.from(siteSettings)
		.where(eq(siteSettings.section, "office"))
		.orderBy(desc(siteSettings.version))
		.limit(limit);
}
