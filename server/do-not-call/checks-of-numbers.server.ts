import { sql } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { doNotCallAreas, doNotCallBlocks, doNotCallChecks, doNotCallLists } from "#database/schema.ts";
import type { ListCheck } from "#domain/calling-rules/call-facts.ts";
import { phoneKey } from "#domain/contacts/match-key.ts";
import { type NumberCheck, standingChecks } from "#domain/do-not-call/standing-check.ts";
import { instantOf, zonedTime } from "#domain/office-hours/zoned-time.ts";
import { type Database, rowsOf, type Transaction } from "../platform/database/client.server.ts";

/** A condition: the bit of a number is set in its block. `key` is such as `+13055550123`. */
export const bitOf = (key: ReturnType<typeof sql>, bits: ReturnType<typeof sql>) =>
	sql`coalesce(get_bit(${bits}, substr(${key}, 9, 4)::int) = 1, false)`;

type CheckRow = { key: string } & Pick<NumberCheck, keyof NumberCheck>;

/** All checks of these numbers that count, with one statement. A list also answers for numbers that came after it. */
export async function checksOfNumbers(
	db: Database | Transaction,
	keys: readonly string[],
): Promise<Map<string, NumberCheck[]>> {
	const found = new Map<string, NumberCheck[]>();
	if (keys.length === 0) return found;
	const rows = rowsOf(
		await db.execute<CheckRow>(sql`
			WITH wanted AS (SELECT DISTINCT jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb) AS key)
			SELECT wanted.key AS "key", list.kind AS "kind", list.source AS "source",
				checked.checked_on::text AS "checkedOn", checked.is_listed AS "isListed"
			FROM wanted
			JOIN ${doNotCallChecks} AS checked ON checked.phone_key = wanted.key
			JOIN ${doNotCallLists} AS list ON list.id = checked.list_id
			WHERE list.kind <> 'areaCodes' AND list.removed_at IS NULL
			UNION ALL
			SELECT wanted.key, 'areaCodes', area.source, area.checked_on::text, ${bitOf(sql`wanted.key`, sql`block.bits`)}
			FROM wanted
			JOIN ${doNotCallAreas} AS area ON area.area_code = substr(wanted.key, 3, 3) AND area.ended_at IS NULL
			LEFT JOIN ${doNotCallBlocks} AS block ON block.list_id = area.list_id AND block.prefix = substr(wanted.key, 3, 6)
			WHERE wanted.key ~ '^[+]1[0-9]{10}$'`),
	);
	for (const { key, ...check } of rows) found.set(key, [...(found.get(key) ?? []), check]);
	return found;
}

interface CheckedLead {
	phone: string | null;
	createdAt: Date;
}

/** The result of each do-not-call list for each lead, in order, with one statement for all of them. */
export async function doNotCallChecksOf(
	db: Database | Transaction,
	leads: readonly CheckedLead[],
): Promise<ListCheck[][]> {
	const keyed = leads.map(({ phone, createdAt }) => ({ key: phone && phoneKey(phone), createdAt }));
	const checks = await checksOfNumbers(
		db,
		keyed.flatMap(({ key }) => key || []),
	);
	return keyed.map(({ key, createdAt }) => {
		const arrivedOn = zonedTime(createdAt, agency.timeZone).date;
		const standing = key ? standingChecks(checks.get(key) ?? [], arrivedOn) : [];
		return standing.map(({ source, checkedOn, isListed }) => ({
			source,
			// The day counts from its beginning: then no call comes later than the law allows.
			checkedAt: instantOf(checkedOn, "00:00", agency.timeZone),
			isListed,
		}));
	});
}
