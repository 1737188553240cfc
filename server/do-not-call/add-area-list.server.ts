import { randomUUID } from "node:crypto";
import { and, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { contactSubmissions, doNotCallAreas, doNotCallBlocks, doNotCallLists } from "#database/schema.ts";
import type { ActionResult } from "#domain/action-result.ts";
import { type AreaList, areaListReader, type ListFault } from "#domain/do-not-call/area-list.ts";
import { type ListFacts, type RegisterErrors, readListFacts } from "#domain/do-not-call/register-form.ts";
import type { LeadActor } from "#domain/lead-desk/lead-access.ts";
import { zonedTime } from "#domain/office-hours/zoned-time.ts";
import type { Transaction } from "../platform/database/client.server.ts";
import { readFileForm } from "../platform/read-file-form.server.ts";
import type { Services } from "../services.server.ts";
import { staffAction } from "../staff/staff-action.server.ts";

type Parts = Pick<Services, "clock" | "database" | "jobs">;

export type AddedList =
	| ActionResult<{ id: string }, "notAForm">
	| {
			ok: false;
			code: "invalid";
			typed: Record<string, string>;
			errors: RegisterErrors;
			fault: ListFault | null;
	  };

/** Blocks in one statement: about 250 kilobytes. */
const blocksAtATime = 200;

/**
 * Adds a list of some area codes from a posted form, while it is being received. From then on it counts for all numbers of
 * these area codes, in place of the earlier list of the same source. A job brings our leads up to date.
 */
export async function addAreaList(services: Parts, by: LeadActor, request: Request): Promise<AddedList> {
	const today = zonedTime(services.clock(), agency.timeZone).date;
	let facts: ReturnType<typeof readListFacts> | undefined;
	let reader: ReturnType<typeof areaListReader> | undefined;
	const form = await readFileForm(request, (fields) => {
		facts = readListFacts(fields, today);
		if (facts.ok) reader = areaListReader(facts.value.areaCodes);
		return { push: (bytes) => reader?.push(bytes) };
	});
	if (!form) return { ok: false, code: "notAForm" };
	const refuse = (errors: RegisterErrors, fault: ListFault | null = null): AddedList => ({
		ok: false,
		code: "invalid",
		typed: form.fields,
		errors,
		fault,
	});
	const read = facts ?? readListFacts(form.fields, today);
	if (!read.ok) return refuse(read.errors);
	if (!reader || !form.fileName) return refuse({ file: "no_file" });
	const result = reader.end();
	if (!result.ok) {
		const { ok, ...fault } = result;
		return refuse({ file: fault.error }, fault);
	}
	if (await hasNewer(services, read.value)) return refuse({ checkedOn: "newer_list" });
	return storeList(services, by, { ...read.value, fileName: form.fileName, list: result.list });
}

async function hasNewer({ database: { db } }: Parts, { source, areaCodes, checkedOn }: ListFacts): Promise<boolean> {
	const same = and(eq(doNotCallAreas.source, source), inArray(doNotCallAreas.areaCode, areaCodes));
	const newer = and(same, isNull(doNotCallAreas.endedAt), gt(doNotCallAreas.checkedOn, checkedOn));
	return (await db.$count(doNotCallAreas, newer)) > 0;
}

/** The numbers are stored first, a little at a time. The last step makes them count. */
async function storeList(
	services: Parts,
	by: LeadActor,
	{ source, areaCodes, checkedOn, fileName, list }: ListFacts & { fileName: string; list: AreaList },
): Promise<AddedList> {
	const { db } = services.database;
	const now = services.clock();
	const id = randomUUID();
	await db.insert(doNotCallLists).values({
		id,
		kind: "areaCodes",
		source,
		checkedOn,
		state: "loading",
		listed: list.count,
		name: fileName.slice(0, 200),
		addedById: by.userId,
		addedByName: by.name,
		addedAt: now,
	});
	const blocks = [...list.blocks].map(([prefix, bits]) => ({ listId: id, prefix, bits }));
	for (let start = 0; start < blocks.length; start += blocksAtATime) {
		await db.insert(doNotCallBlocks).values(blocks.slice(start, start + blocksAtATime));
	}
	return staffAction<AddedList>(services, by, "do_not_call_lists", async ({ transaction, log }) => {
		await transaction
			.update(doNotCallAreas)
			.set({ endedAt: now, replacedBy: id })
			.where(
				and(
					eq(doNotCallAreas.source, source),
					inArray(doNotCallAreas.areaCode, areaCodes),
					isNull(doNotCallAreas.endedAt),
				),
			);
		await transaction
			.insert(doNotCallAreas)
			.values(areaCodes.map((areaCode) => ({ listId: id, areaCode, source, checkedOn })));
		const total = await countLeads(transaction, areaCodes);
		await transaction.update(doNotCallLists).set({ state: "waiting", total }).where(eq(doNotCallLists.id, id));
		await services.jobs.enqueue(transaction, "apply-do-not-call", { listId: id });
		const details = `${source}, ${areaCodes.join(" ")}, ${checkedOn}: ${list.count}`;
		await log("DO_NOT_CALL_ADDED", { subjectId: id, details });
		return { ok: true, id };
	});
}

/** A condition: the key of a lead's number has one of these area codes. */
export function hasAreaCode(areaCodes: readonly string[]) {
	const beginnings = areaCodes.map((code) => `+1${code}`);
	return inArray(sql`substr(${contactSubmissions.phoneKey}, 1, 5)`, beginnings);
}

function countLeads(transaction: Transaction, areaCodes: readonly string[]): Promise<number> {
	return transaction.$count(contactSubmissions, hasAreaCode(areaCodes));
}
