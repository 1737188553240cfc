import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { doNotCallLists } from "#database/schema.ts";
import type { ActionResult } from "#domain/action-result.ts";
import { type RegisterErrors, readResultsFacts } from "#domain/do-not-call/register-form.ts";
import {
	maxResultsBytes,
	type ResultsTable,
	readTable,
	readValues,
	resultsOf,
} from "#domain/do-not-call/service-results.ts";
import type { LeadActor } from "#domain/lead-desk/lead-access.ts";
import { zonedTime } from "#domain/office-hours/zoned-time.ts";
import type { Services } from "../services.server.ts";
import { staffAction } from "../staff/staff-action.server.ts";

type Parts = Pick<Services, "clock" | "database" | "jobs">;
type Fields = Readonly<Record<string, unknown>>;
/** What is wrong with the fields. `found` is what the file has in place of what was expected. */
type Invalid = { ok: false; code: "invalid"; errors: RegisterErrors; found?: string };

/** Keeps a service's file until somebody says what its columns mean. Until then it doesn't count. */
export async function uploadResults(
	services: Parts,
	by: LeadActor,
	fields: Fields,
): Promise<{ ok: true; id: string } | Invalid> {
	const now = services.clock();
	const facts = readResultsFacts(fields, zonedTime(now, agency.timeZone).date);
	const { file } = fields;
	const isFile = file instanceof File && file.size > 0;
	const isLarge = isFile && file.size > maxResultsBytes;
	const content = isFile && !isLarge ? await file.text() : null;
	const read = content === null ? null : readTable(content);
	if (!facts.ok || !isFile || content === null || !read?.ok) {
		const error = read?.ok ? null : (read?.error ?? (isLarge ? "large_file" : "no_file"));
		const errors: RegisterErrors = { ...(!facts.ok && facts.errors), ...(error && { file: error }) };
		return { ok: false, code: "invalid", errors };
	}
	const id = randomUUID();
	await services.database.db.insert(doNotCallLists).values({
		id,
		kind: "results",
		...facts.value,
		state: "draft",
		name: file.name.slice(0, 200),
		// PostgreSQL refuses null bytes in text.
		content: content.replaceAll("\0", ""),
		addedById: by.userId,
		addedByName: by.name,
		addedAt: now,
	});
	return { ok: true, id };
}

/** The file whose columns must still be chosen; null if there is none. */
export async function readResultsDraft(
	{ database: { db } }: Pick<Services, "database">,
	id: string,
): Promise<{ name: string; source: string; checkedOn: string; table: ResultsTable } | null> {
	const isDraft = and(eq(doNotCallLists.id, id), eq(doNotCallLists.state, "draft"));
	const [draft] = await db.select().from(doNotCallLists).where(isDraft);
	const read = draft?.content ? readTable(draft.content) : null;
	return draft && read?.ok
		? { name: draft.name, source: draft.source, checkedOn: draft.checkedOn, table: read.table }
		: null;
}

/** Makes the results of a file count, by what its columns mean. A job stores the numbers. */
export async function acceptResults(
	services: Parts,
	by: LeadActor,
	id: string,
	fields: Fields,
): Promise<ActionResult<{ skipped: number }, "gone"> | Invalid> {
	const draft = await readResultsDraft(services, id);
	if (!draft) return { ok: false, code: "gone" };
	const column = (value: unknown) => (typeof value === "string" && /^\d{1,3}$/.test(value) ? Number(value) : -1);
	const read = resultsOf(draft.table, {
		number: column(fields.number),
		result: column(fields.result),
		listed: readValues(fields.listed),
		unlisted: readValues(fields.unlisted),
	});
	if (!read.ok) {
		const field = read.error === "no_column" ? "number" : read.error === "no_numbers" ? "number" : "listed";
		const found = read.found === undefined ? {} : { found: read.found };
		return { ok: false, code: "invalid", errors: { [field]: read.error }, ...found };
	}
	const { results, skipped } = read;
	const listed = results.filter(({ isListed }) => isListed).length;
	return staffAction<ActionResult<{ skipped: number }, "gone">>(
		services,
		by,
		"do_not_call_lists",
		async ({ transaction, log }) => {
			const accepted = await transaction
				.update(doNotCallLists)
				.set({
					state: "waiting",
					numbers: results.length,
					total: results.length,
					listed,
					content: results.map(({ key, isListed }) => `${key} ${isListed ? 1 : 0}`).join("\n"),
				})
				.where(and(eq(doNotCallLists.id, id), eq(doNotCallLists.state, "draft")))
				.returning({ id: doNotCallLists.id });
			if (accepted.length === 0) return { ok: false, code: "gone" };
			await services.jobs.enqueue(transaction, "apply-do-not-call", { listId: id });
			const details = `${draft.source}, ${draft.checkedOn}: ${listed} of ${results.length}`;
			await log("DO_NOT_CALL_ADDED", { subjectId: id, details });
			return { ok: true, skipped };
		},
	);
}
