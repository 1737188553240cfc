import { sql } from "drizzle-orm";
import { rowsOf } from "#server/platform/database/client.server.ts";
import type { TestServices } from "./test-services.ts";

type Parts = Pick<TestServices, "database">;

/**
 * All leads, persons and links. Without the revision and the number of events, which only grow, and without what the
 * sweep derives from the clock.
 */
export async function allRows({ database: { db } }: Parts): Promise<string[]> {
	const rows = rowsOf<{ row: string }>(
		await db.execute(sql`
			SELECT row FROM (
				SELECT (to_jsonb(lead) - '{revision,event_number,indexed_at,next_callable_at,callable_until}'::text[])::text AS row
				FROM contact_submissions AS lead
				UNION ALL SELECT to_jsonb(person)::text FROM lead_persons AS person
				UNION ALL SELECT to_jsonb(pair)::text FROM lead_person_pairs AS pair
			) AS rows ORDER BY row`),
	);
	return rows.map(({ row }) => row);
}

/** The values that commands change, by the lead and the kind of change. */
export async function leadValues({ database: { db } }: Parts): Promise<Map<string, string>> {
	const rows = rowsOf<{ key: string; value: string }>(
		await db.execute(sql`
			SELECT concat(lead.id, ' ', kinds.kind) AS key, concat(kinds.value) AS value FROM contact_submissions AS lead
			CROSS JOIN LATERAL (VALUES
				('status', concat(status, ' ', status_reason, ' ', value_cents)), ('owner', owner_id), ('deleted', deleted_at::text),
				('released', released_at::text), ('person', person_id::text)
			) AS kinds (kind, value)`),
	);
	return new Map(rows.map(({ key, value }) => [key, value]));
}

/**
 * Which of these values several commands have changed: undone in any order, the first may not come back. Whether a release
 * can be undone depends on everything else that was done with the lead.
 */
export async function changedTwice({ database: { db } }: Parts): Promise<Set<string>> {
	const rows = rowsOf<{ key: string }>(
		await db.execute(sql`
			SELECT concat(lead_id, ' ', kind) AS key FROM lead_changes WHERE command_id IS NOT NULL
			GROUP BY lead_id, kind HAVING count(DISTINCT command_id) > 1
			UNION SELECT concat(lead_id, ' released') FROM lead_changes WHERE command_id IS NOT NULL
			GROUP BY lead_id HAVING count(DISTINCT command_id) > 1
			UNION SELECT concat(lead_id, ' person') FROM lead_changes WHERE command_id IS NOT NULL AND kind = 'released'`),
	);
	return new Set(rows.map(({ key }) => key));
}

/**
 * Leftovers that must not exist after everything was undone: imported leads that nobody worked on, and persons without
 * leads.
 */
export async function leftovers({ database: { db } }: Parts): Promise<string[]> {
	const rows = rowsOf<{ row: string }>(
		await db.execute(sql`
			SELECT concat('imported ', id) AS row FROM contact_submissions AS lead
			WHERE import_id IS NOT NULL
				AND NOT EXISTS (SELECT 1 FROM lead_changes AS change WHERE change.lead_id = lead.id AND kind <> 'owner')
			UNION ALL SELECT concat('person ', id) FROM lead_persons AS person
			WHERE NOT EXISTS (SELECT 1 FROM contact_submissions WHERE person_id = person.id)`),
	);
	return rows.map(({ row }) => row);
}
