import { sql } from "drizzle-orm";
import type { SetConsentText } from "#content/consent-texts.server.ts";
import { siteSettings } from "#database/schema.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { type Database, rowsOf, type Transaction } from "../platform/database/client.server.ts";

/** All consent texts that an admin has ever set. */
export async function readConsentTexts(db: Database | Transaction): Promise<SetConsentText[]> {
	const found = await db.execute<{ place: string; locale: Locale; text: string }>(sql`
		WITH versions AS (
			SELECT CASE jsonb_typeof(value) WHEN 'array' THEN value ELSE '[]'::jsonb END AS words
			FROM ${siteSettings} WHERE section = 'consent'
		)
		SELECT DISTINCT word ->> 'place' AS place, key AS locale, said ->> 'text' AS text
		FROM versions, jsonb_array_elements(words) AS words_of (word), jsonb_each(
			CASE jsonb_typeof(word -> 'texts') WHEN 'object' THEN word -> 'texts' ELSE '{}'::jsonb END
		) AS texts_of (key, said)
		WHERE word ->> 'place' IS NOT NULL AND said ->> 'text' IS NOT NULL
		ORDER BY 1, 2, 3`);
	return rowsOf(found);
}
