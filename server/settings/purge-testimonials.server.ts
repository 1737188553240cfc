import { and, eq, exists, gt, lt, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { proofFiles, siteSettings } from "#database/schema.ts";
import type { Database } from "../platform/database/client.server.ts";
import { lockSettings } from "./lock-settings.server.ts";

/**
 * Deletes what clients once said, and their permissions: the versions of the list that another one had replaced by then, and the
 * files that no version of any section names.
 */
export async function purgeTestimonials(db: Database, limit: Date): Promise<void> {
	const isList = eq(siteSettings.section, "testimonials");
	const next = alias(siteSettings, "next");
	const replacements = db
		.select({ version: next.version })
		.from(next)
		.where(and(eq(next.section, "testimonials"), gt(next.version, siteSettings.version), lt(next.savedAt, limit)));
	const naming = db
		.select({ version: siteSettings.version })
		.from(siteSettings)
		.where(sql`strpos(${siteSettings.value}::text, ${proofFiles.id}) > 0`);
	await db.transaction(async (transaction) => {
		// A version that is saved at the same moment may name a file that no other one does.
		await lockSettings(transaction);
		await transaction.delete(siteSettings).where(and(isList, exists(replacements)));
		await transaction.delete(proofFiles).where(notExists(naming));
	});
}
