import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import { siteSettings } from "#database/schema.ts";
import type { SetFacts, SettingsSection } from "#domain/agency/settable-facts.ts";
import { readableFacts } from "#domain/settings/sections.ts";
import type { Database, Transaction } from "../platform/database/client.server.ts";

/** What an admin has set, by section. `content/agency.ts` counts for a section that is missing. */
export async function readSetFacts(db: Database | Transaction): Promise<SetFacts> {
	return setFactsOf(await readNewest(db));
}

/** The newest version of each section. */
export function readNewest(db: Database | Transaction) {
	return db
		.selectDistinctOn([siteSettings.section])
		.from(siteSettings)
		.orderBy(siteSettings.section, desc(siteSettings.version));
}

/** The versions of a section, newest first. */
export function readVersions(db: Database | Transaction, section: SettingsSection, limit: number) {
	return db
		.select()
		.from(siteSettings)
		.where(eq(siteSettings.section, section))
		.orderBy(desc(siteSettings.version))
		.limit(limit);
}

/** All names under which the site has shown its texts since an admin set one. */
export async function readNames(db: Database | Transaction): Promise<string[]> {
	const { section, value } = siteSettings;
	const rows = await db
		.selectDistinct({ name: sql<string>`${value} ->> 'name'` })
		.from(siteSettings)
		.where(and(eq(section, "identity"), isNotNull(value)));
	return rows.map(({ name }) => name).sort();
}

export function setFactsOf(newest: readonly { section: SettingsSection; value: unknown }[]): SetFacts {
	return readableFacts(Object.fromEntries(newest.map(({ section, value }) => [section, value])));
}
