import { eq, max, sql } from "drizzle-orm";
import { siteSettings } from "#database/schema.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { type Database, rowsOf } from "../platform/database/client.server.ts";

/** The day, `YYYY-MM-DD`, on which the words of a copy last changed in a language; undefined if they never did. */
export type WordDays = (copy: string, locale: Locale) => string | undefined;

/** By database, with the newest version that was read: after a change, the pages are recorded in many batches. */
const known = new WeakMap<Database, { version: number | null; days: WordDays }>();

/** The days, read once for each version of the words. */
export async function readWordDays(db: Database): Promise<WordDays> {
	const { section, version } = siteSettings;
	const [newest] = await db
		.select({ version: max(version) })
		.from(siteSettings)
		.where(eq(section, "words"));
	const now = newest?.version ?? null;
	const before = known.get(db);
	if (before?.version === now) return before.days;
	const days = await computeWordDays(db);
	known.set(db, { version: now, days });
	return days;
}

/**
 * Reads the days from the versions of the settings, because a text that goes back to its original, an earlier version and a
 * file change words, too, and leave nothing in the newest version.
 */
async function computeWordDays(db: Database): Promise<WordDays> {
	const found = await db.execute<{ page: string; locale: string; day: string }>(sql`
		WITH versions AS (
			SELECT version, saved_at, CASE jsonb_typeof(value) WHEN 'array' THEN value ELSE '[]'::jsonb END AS words
			FROM ${siteSettings} WHERE section = 'words'
		), said AS (
			SELECT version, word ->> 'page' AS page, key AS locale, jsonb_object_agg(word ->> 'place', text -> 'text') AS texts
			FROM versions, jsonb_array_elements(words) AS words_of (word), jsonb_each(word -> 'texts') AS texts_of (key, text)
			GROUP BY 1, 2, 3
		), compared AS (
			SELECT page, locale, saved_at, texts, lag(texts) OVER (PARTITION BY page, locale ORDER BY version) AS before
			FROM (SELECT DISTINCT page, locale FROM said) AS known
			CROSS JOIN versions
			LEFT JOIN said USING (version, page, locale)
		)
		SELECT page, locale, to_char(max(saved_at) AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day
		FROM compared WHERE texts IS DISTINCT FROM before GROUP BY page, locale`);
	const days = new Map(rowsOf(found).map(({ page, locale, day }) => [`${page} ${locale}`, day]));
	return (copy, locale) => days.get(`${copy} ${locale}`);
}
