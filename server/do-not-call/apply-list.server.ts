import { and, asc, eq, getTableColumns, gt, inArray, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import {
	contactSubmissions,
	doNotCallAreas,
	doNotCallBlocks,
	doNotCallChecks,
	doNotCallLists,
} from "#database/schema.ts";
import type { Database, Transaction } from "../platform/database/client.server.ts";
import { type StepParts, type SteppedJob, workInSteps } from "../stepped-jobs.server.ts";
import { hasAreaCode } from "./add-area-list.server.ts";
import { bitOf } from "./checks-of-numbers.server.ts";

/** Without the file: it may be large, and each transaction reads the list. */
const { content, ...columns } = getTableColumns(doNotCallLists);
type List = Omit<typeof doNotCallLists.$inferSelect, "content"> & { bytes: number | null };

/** Leads or numbers in one transaction: few, because a transaction blocks the embedded database. */
const atATime = 250;

/**
 * Updates our leads after a list was added or removed: it stores the check of each number, and asks for "Call now" to be
 * derived again.
 */
export const doNotCallSteps: SteppedJob<"apply-do-not-call"> = {
	name: "apply-do-not-call",
	begin(_parts, { listId }) {
		const file: ResultLines = { bytes: null, lines: [] };
		return async (transaction) => {
			const [list] = await transaction
				.select({ ...columns, bytes: sql<number | null>`octet_length(${content})` })
				.from(doNotCallLists)
				.where(eq(doNotCallLists.id, listId))
				.for("update");
			if (list?.state === "waiting")
				return list.kind === "areaCodes" ? checkLeads(transaction, list) : storeResults(transaction, list, file);
			return list?.state === "removed" && !isForgotten(list) ? forgetList(transaction, list) : false;
		};
	},
	async unfinished(db) {
		const { id, state, applied, total, cursor } = doNotCallLists;
		const isLeft = or(isNotNull(cursor), ne(applied, 0), ne(total, 0));
		return await db
			.select({ listId: id })
			.from(doNotCallLists)
			.where(or(eq(state, "waiting"), and(eq(state, "removed"), isLeft)));
	},
};

export function applyDoNotCall(parts: StepParts, data: { listId: string }): Promise<void> {
	return workInSteps(doNotCallSteps, parts, data);
}

const isForgotten = ({ applied, total, cursor }: List) => cursor === null && applied === 0 && total === 0;

/** Keeps the checks of the next leads with these area codes. */
async function checkLeads(transaction: Transaction, list: List): Promise<boolean> {
	const leads = await nextLeads(transaction, list, await areaCodesOf(transaction, list.id));
	const keys = [...new Set(leads.flatMap(({ key }) => key ?? []))];
	await keepChecks(transaction, keys, list.id);
	await reindex(
		transaction,
		leads.map(({ id }) => id),
	);
	const isMore = leads.length === atATime;
	const applied = list.applied + leads.length;
	await transaction
		.update(doNotCallLists)
		.set(
			isMore
				? { applied, cursor: leads.at(-1)?.id ?? null }
				: { applied, total: applied, cursor: null, state: "ready" },
		)
		.where(eq(doNotCallLists.id, list.id));
	return isMore;
}

function nextLeads(transaction: Transaction, { cursor }: List, areaCodes: readonly string[]) {
	const { id, phoneKey } = contactSubmissions;
	return transaction
		.select({ id, key: phoneKey })
		.from(contactSubmissions)
		.where(and(cursor === null ? undefined : gt(id, cursor), hasAreaCode(areaCodes)))
		.orderBy(asc(id))
		.limit(atATime);
}

async function areaCodesOf(transaction: Transaction, listId: string): Promise<string[]> {
	const { areaCode } = doNotCallAreas;
	const rows = await transaction.select({ areaCode }).from(doNotCallAreas).where(eq(doNotCallAreas.listId, listId));
	return rows.map((row) => row.areaCode);
}

/**
 * Keeps what the lists that count say about these numbers, so that it can be proved later.
 * @param listId of this list alone
 */
export async function keepChecks(
	transaction: Database | Transaction,
	keys: readonly string[],
	listId: string | null = null,
): Promise<void> {
	if (keys.length === 0) return;
	await transaction.execute(sql`
		INSERT INTO ${doNotCallChecks} (phone_key, list_id, checked_on, is_listed)
		SELECT wanted.key, area.list_id, area.checked_on, ${bitOf(sql`wanted.key`, sql`block.bits`)}
		FROM (SELECT DISTINCT jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb) AS key) AS wanted
		JOIN ${doNotCallAreas} AS area ON area.area_code = substr(wanted.key, 3, 3) AND area.ended_at IS NULL
		LEFT JOIN ${doNotCallBlocks} AS block ON block.list_id = area.list_id AND block.prefix = substr(wanted.key, 3, 6)
		WHERE wanted.key ~ '^[+]1[0-9]{10}$' ${listId === null ? sql`` : sql`AND area.list_id = ${listId}::uuid`}
		ON CONFLICT DO NOTHING`);
}

/** The lines of a service's result: a number and 1 or 0 each. */
interface ResultLines {
	/** How long the text was when they were read. */
	bytes: number | null;
	lines: string[];
}

/** Reads them once, and again if a deletion of somebody's data has made the text shorter. */
async function readLines(transaction: Transaction, { id, bytes }: List, file: ResultLines): Promise<string[]> {
	if (file.bytes !== bytes) {
		const [found] = await transaction.select({ content }).from(doNotCallLists).where(eq(doNotCallLists.id, id));
		file.lines = (found?.content ?? "").split("\n");
		file.bytes = bytes;
	}
	return file.lines;
}

/** Stores the next numbers of a service's result. */
async function storeResults(transaction: Transaction, list: List, file: ResultLines): Promise<boolean> {
	const lines = await readLines(transaction, list, file);
	const next = lines.slice(list.applied, list.applied + atATime);
	// A line is empty after a deletion of the person's data.
	const numbers = next.filter(Boolean).map((line) => line.split(" "));
	const checks = numbers.map(([phoneKey = "", isListed]) => ({
		phoneKey,
		listId: list.id,
		checkedOn: list.checkedOn,
		isListed: isListed === "1",
	}));
	if (checks.length > 0) await transaction.insert(doNotCallChecks).values(checks).onConflictDoNothing();
	await reindexNumbers(
		transaction,
		checks.map(({ phoneKey }) => phoneKey),
	);
	const applied = list.applied + next.length;
	const isMore = applied < lines.length;
	await transaction
		.update(doNotCallLists)
		.set({ applied, ...(!isMore && { state: "ready", content: null }) })
		.where(eq(doNotCallLists.id, list.id));
	return isMore;
}

/** Asks for the next leads of a removed list to be derived again. After the last one, the list no longer counts. */
async function forgetList(transaction: Transaction, list: List): Promise<boolean> {
	const { phoneKey, listId } = doNotCallChecks;
	const ofList = transaction.select({ phoneKey }).from(doNotCallChecks).where(eq(listId, list.id));
	const { id, phoneKey: key } = contactSubmissions;
	const isAbout =
		list.kind === "areaCodes" ? hasAreaCode(await areaCodesOf(transaction, list.id)) : inArray(key, ofList);
	const leads = await transaction
		.select({ id })
		.from(contactSubmissions)
		.where(and(list.cursor === null ? undefined : gt(id, list.cursor), isAbout))
		.orderBy(asc(id))
		.limit(atATime);
	await reindex(
		transaction,
		leads.map((lead) => lead.id),
	);
	const isMore = leads.length === atATime;
	const cursor = isMore ? (leads.at(-1)?.id ?? null) : null;
	await transaction
		.update(doNotCallLists)
		.set({ cursor, ...(!isMore && { applied: 0, total: 0 }) })
		.where(eq(doNotCallLists.id, list.id));
	return isMore;
}

async function reindex(transaction: Transaction, ids: readonly string[]): Promise<void> {
	if (ids.length === 0) return;
	await transaction
		.update(contactSubmissions)
		.set({ indexedAt: null })
		.where(and(inArray(contactSubmissions.id, [...ids]), isNull(contactSubmissions.erasedAt)));
}

/** Asks for the leads with these numbers to be derived again. */
export async function reindexNumbers(transaction: Transaction, keys: readonly string[]): Promise<void> {
	if (keys.length === 0) return;
	await transaction
		.update(contactSubmissions)
		.set({ indexedAt: null })
		.where(inArray(contactSubmissions.phoneKey, [...keys]));
}
