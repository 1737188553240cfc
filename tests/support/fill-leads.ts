import { sql } from "drizzle-orm";
import type { Database } from "#server/platform/database/client.server.ts";

const firstNames =
	"Maria Jose Ana Luis Carmen Pedro Marie Jean Rosa Carlos Wideline Pierre Joao Juliana Paulo Beatriz James Linda Robert Susan Fabiola Ronel Mirlande Evens Camila Thiago Rafael Sofia Diego Elena Kevin Nancy Tamara Odalys Yunior Lourdes Nadege Stanley Gislaine Everton";
const lastNames =
	"Garcia Rodriguez Pierre Silva Jean Lopez Santos Hernandez Joseph Martinez Smith Louis Oliveira Perez Charles Gonzalez Johnson Baptiste Souza Fernandez Williams Desir Costa Ramirez Brown Etienne Pereira Torres Davis Augustin Almeida Diaz Miller Saintil Ferreira Castillo Moore Toussaint Barbosa Vega";

export const filledUsers = Array.from({ length: 12 }, (_, index) => `staff${index}`);
/** The one lead that nobody shares a name with. */
export const rareLead = { firstName: "Zebulon", lastName: "Quigley" };

/** A statement ends in time on a busy machine. */
const atATime = 1000;

/** A number from 0 up to `below`, the same in each run. */
const random = (salt: number, below: string) => `(((hashint8(n * 1009 + ${salt}) & 1048575) / 1048576.0) * ${below})`;
const pick = (salt: number, list: string) =>
	`(string_to_array('${list}', ' '))[1 + floor(${random(salt, "1")} ^ 1.6 * ${list.split(" ").length})::int]`;
/** Chooses by cumulative shares: `[["FL", 0.6], ["GA", 1]]`. */
const weighted = (salt: number, shares: [value: string | null, upTo: number][]) =>
	`(SELECT CASE ${shares.map(([value, upTo]) => `WHEN x < ${upTo} THEN ${value === null ? "NULL" : `'${value}'`}`).join(" ")} END FROM (SELECT ${random(salt, "1")} AS x) AS share)`;

/**
 * Stores many leads of half a year by few statements, with their words, as the site and its staff would have left them.
 * The last one arrives at `now`.
 */
export async function fillLeads(db: Database, count: number, now: Date): Promise<void> {
	for (const [index, id] of filledUsers.entries()) {
		await db.execute(
			sql`INSERT INTO users (id, name, email) VALUES (${id}, ${`Staff ${index}`}, ${`${id}@example.com`})`,
		);
	}
	for (let from = 1; from <= count; from += atATime) {
		await db.execute(sql.raw(leadsOf(count, now, from, Math.min(count, from + atATime - 1))));
	}
	for (let from = 0; from < count; from += atATime) await db.execute(sql.raw(wordsOfLeads(from, atATime)));
	await db.execute(sql.raw("VACUUM ANALYZE contact_submissions"));
	await db.execute(sql.raw("VACUUM ANALYZE lead_words"));
	await db.execute(sql.raw("ANALYZE users"));
}

/** Stores what the day of staff is about, for leads of `fillLeads`: tasks, emails, and appointments. */
export async function fillDesk(db: Database, now: Date): Promise<void> {
	const at = `'${now.toISOString()}'::timestamptz`;
	const [parts, leads] = [20, "contact_submissions"];
	for (let part = 0; part < parts; part++) {
		const isOfPart = `abs(hashtext(${leads}.id::text)) / 20 % ${parts} = ${part}`;
		for (const statement of [
			`INSERT INTO lead_tasks (id, lead_id, assignee_id, text, due_at, created_by_name, created_at, done_at)
			SELECT gen_random_uuid(), id, owner_id, 'Call', coalesce(next_task_at, created_at), 'Staff', created_at,
				CASE WHEN next_task_at IS NULL THEN created_at END
			FROM ${leads} WHERE status <> 'new' AND ${isOfPart}`,
			`INSERT INTO lead_deliveries (id, lead_id, job_id, channel, kind, outcome, attempted_at)
			SELECT gen_random_uuid(), id, id::text, 'email', 'contact-confirmation',
				CASE WHEN abs(hashtext(id::text)) % 20 = 0 THEN 'failed' ELSE 'sent' END, created_at
			FROM ${leads} WHERE ${isOfPart}`,
			`UPDATE ${leads}
			SET booking_status = 'booked', booking_updated_at = created_at,
				booking_starts_at = least(created_at + interval '3 days', ${at} + interval '2 hours')
			WHERE status = 'booked' AND ${isOfPart}`,
		])
			await db.execute(sql.raw(statement));
	}
	for (const table of ["contact_submissions", "lead_tasks", "lead_deliveries"]) {
		await db.execute(sql.raw(`VACUUM ANALYZE ${table}`));
	}
}

/** Makes a person of each of 4,000 leads of `fillLeads`, and a pair of every two of them. */
export async function fillPersons(db: Database, now: Date): Promise<void> {
	await db.execute(sql.raw("INSERT INTO lead_persons (id) SELECT id FROM contact_submissions LIMIT 4000"));
	await db.execute(sql.raw("UPDATE contact_submissions SET person_id = id WHERE id IN (SELECT id FROM lead_persons)"));
	await db.execute(
		sql.raw(`
		INSERT INTO lead_person_pairs (one_id, other_id, found_at, are_different)
		SELECT min(id::text)::uuid, max(id::text)::uuid, '${now.toISOString()}'::timestamptz - row / 4 * interval '1 minute',
			row % 10 = 0
		FROM (SELECT id, row_number() OVER () / 2 AS row FROM lead_persons) AS rows GROUP BY row HAVING count(*) = 2`),
	);
	for (const table of ["contact_submissions", "lead_persons", "lead_person_pairs"]) {
		await db.execute(sql.raw(`VACUUM ANALYZE ${table}`));
	}
}

function leadsOf(count: number, now: Date, from: number, to: number): string {
	const status = `CASE
		WHEN age < 0.01 THEN 'new'
		WHEN ${random(1, "1")} < 0.03 THEN 'new'
		ELSE ${weighted(2, [
			["contacted", 0.25],
			["qualified", 0.35],
			["booked", 0.45],
			["won", 0.6],
			["lost", 0.85],
			["unreachable", 1],
		])}
	END`;
	return `
	INSERT INTO contact_submissions (
		submission_id, service, kind, status, owner_id, first_name, last_name, email, phone, message, subject, product, state,
		not_offered, locale, page_source, ip_address, spam_reasons, released_at, review_due_at, contact_due_at,
		first_contact_at, next_task_at, next_callable_at, callable_until, source, email_key, phone_key, suppressed, indexed_at,
		created_at, is_client, last_contact_at, value_cents
	)
	SELECT md5('lead' || n)::uuid, 'contact_submission', kind, status, owner, first_name, last_name, email, phone,
		'', 'Contact form submission', product, state, ${random(3, "1")} < 0.02, locale, '/en', '192.0.2.1',
		CASE WHEN ${random(4, "1")} < 0.04 THEN ARRAY['links_in_name'] ELSE ARRAY[]::text[] END,
		CASE WHEN ${random(4, "1")} < 0.01 THEN created END,
		created + interval '1 hour', created + interval '1 day',
		CASE WHEN status <> 'new' OR ${random(5, "1")} < 0.1 THEN created + interval '3 hours' END,
		CASE WHEN status IN ('contacted', 'qualified', 'booked') AND ${random(6, "1")} < 0.4
			THEN now + (${random(7, "60")} - 5) * interval '1 day' END,
		CASE WHEN is_callable THEN now + (${random(8, "40")} - 30) * interval '1 hour' END,
		CASE WHEN is_callable THEN now + (${random(8, "40")} - 30) * interval '1 hour' + interval '30 hours' END,
		source, email, '+1' || phone, ${random(9, "1")} < 0.02, now, created,
		status = 'won',
		CASE WHEN status <> 'new' OR ${random(5, "1")} < 0.1
			THEN least(created + interval '3 hours' + ${random(20, "60")} * interval '1 day', now) END,
		CASE WHEN status = 'won' AND ${random(21, "1")} < 0.8 THEN 100 * floor(${random(22, "5000")})::int END
	FROM (
		SELECT *, CASE WHEN ${random(23, "1")} >= 0.004 THEN first_name || '.' || last_name || n || '@example.com' END AS email,
			status IN ('new', 'contacted', 'qualified', 'booked') AND ${random(10, "1")} < 0.7 AS is_callable,
			CASE WHEN ${random(11, "1")} < CASE status WHEN 'new' THEN 0.7 ELSE 0.05 END THEN NULL
				ELSE 'staff' || floor(${random(12, String(filledUsers.length))})::int END AS owner
		FROM (
			SELECT n, age, '${now.toISOString()}'::timestamptz AS now,
				'${now.toISOString()}'::timestamptz - age * interval '180 days' AS created,
				${status} AS status,
				CASE WHEN n = 7 THEN '${rareLead.firstName}' ELSE ${pick(13, firstNames)} END AS first_name,
				CASE WHEN n = 7 THEN '${rareLead.lastName}' ELSE ${pick(14, lastNames)} END AS last_name,
				CASE WHEN ${random(24, "1")} >= 0.004 THEN (2000000000 + n * 7919)::text END AS phone,
				${weighted(15, [
					["quote", 0.35],
					["contact", 0.55],
					["guide", 0.7],
					["report", 0.8],
					["chat", 0.93],
					["offer", 0.97],
					["application", 1],
				])} AS kind,
				${weighted(16, [
					["term-life", 0.3],
					["final-expense", 0.5],
					["whole-life", 0.65],
					["iul", 0.8],
					["fia", 0.87],
					["ibc", 0.9],
					["debt-action", 0.92],
					[null, 1],
				])} AS product,
				${weighted(17, [
					["FL", 0.6],
					["GA", 0.72],
					["TX", 0.82],
					["NY", 0.88],
					["NJ", 0.92],
					[null, 0.997],
					["AK", 1],
				])} AS state,
				${weighted(18, [
					["es", 0.4],
					["en", 0.7],
					["ht", 0.88],
					["pt", 1],
				])} AS locale,
				${weighted(19, [
					["direct", 0.4],
					["google", 0.7],
					["facebook", 0.9],
					["newsletter", 0.995],
					["radio", 1],
				])} AS source
			FROM (SELECT n::bigint, (${count} - n)::float8 / ${count} AS age FROM generate_series(${from}, ${to}) AS n) AS numbers
		) AS leads
	) AS leads`;
}

/** As `wordsOfLead` makes them of such leads, and a word of a note here and there. */
const wordsOfLeads = (from: number, limit: number) => `
	INSERT INTO lead_words (kind, word, created_at, lead_id)
	SELECT DISTINCT kind, word, created_at, id FROM (
		SELECT id, created_at, lower(first_name) AS first_name, lower(last_name) AS last_name, lower(email) AS email, phone,
			hashtext(phone) AS hash
		FROM contact_submissions ORDER BY created_at OFFSET ${from} LIMIT ${limit}
	) AS leads CROSS JOIN LATERAL (VALUES
		('word', first_name), ('word', last_name), ('whole', first_name || ' ' || last_name),
		('whole', last_name || ' ' || first_name), ('whole', email), ('whole', split_part(email, '@', 2)), ('whole', phone), ('whole', right(phone, 7)),
		('whole', right(phone, 4)), ('word', CASE WHEN hash % 300 = 0 OR first_name = '${rareLead.firstName.toLowerCase()}' THEN 'diabetes' WHEN hash % 3 = 0 THEN 'called' END)
	) AS words (kind, word)
	WHERE word IS NOT NULL`;
