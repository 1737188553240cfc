import { setImmediate } from "node:timers/promises";
import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { leadImportRows, leadImports } from "#database/schema.ts";
import { phoneKey } from "#domain/contacts/match-key.ts";
import { isRowOf, type RowPerson } from "#domain/lead-exchange/row-of-person.ts";
import type { Database, Transaction } from "../platform/database/client.server.ts";
import type { Identity } from "./find-person.server.ts";

type Row = typeof leadImportRows.$inferSelect;

const atATime = 500;

/** The person as rows of files name them: by the confirmed address, and by the number if staff confirmed it. */
export function inRows({ email, phone }: Identity): RowPerson {
	const key = phone && phoneKey(phone);
	return { email, numbers: new Set(key ? [key] : []) };
}

/** A person's rows in files of leads that wait to be imported or were refused. */
export async function rowsOfPerson(db: Pick<Database | Transaction, "select">, person: RowPerson): Promise<Row[]> {
	const { importId, row, cells } = leadImportRows;
	// Only the address is found by the database: people spell numbers in many ways.
	const mayBe = person.numbers.size === 0 ? sql`position(${person.email} IN lower(${cells}::text)) > 0` : undefined;
	const found: Row[] = [];
	let after: SQL | undefined;
	for (let isMore = true; isMore; ) {
		const rows = await db
			.select()
			.from(leadImportRows)
			.where(and(mayBe, after))
			.orderBy(asc(importId), asc(row))
			.limit(atATime);
		found.push(...rows.filter((each) => isRowOf(person, each.cells)));
		const last = rows.at(-1);
		after = last && sql`(${importId}, ${row}) > (${last.importId}::uuid, ${last.row}::integer)`;
		isMore = rows.length === atATime;
		await setImmediate();
	}
	return found;
}

/** The same rows for a copy of the person's data: what each column says. */
export async function copyOfUploadedRows(db: Database, person: RowPerson): Promise<Record<string, unknown>[]> {
	const rows = await rowsOfPerson(db, person);
	const { id, header, createdAt } = leadImports;
	const files = await db
		.select({ id, header, createdAt })
		.from(leadImports)
		.where(inArray(id, [...new Set(rows.map(({ importId }) => importId))]));
	return rows.map(({ importId, cells }) => {
		const file = files.find((each) => each.id === importId);
		const named = cells.map((cell, index) => [file?.header[index] || `column ${index + 1}`, cell]);
		return { uploadedAt: file?.createdAt, ...Object.fromEntries(named) };
	});
}

/** No row becomes a lead until the transaction ends. Call it before anything else of the person is read. */
export async function holdImports(transaction: Transaction): Promise<void> {
	const { id, state } = leadImports;
	const waiting = transaction
		.select({ id })
		.from(leadImports)
		.where(inArray(state, ["draft", "running"]));
	await waiting.orderBy(asc(id)).for("update");
}

export async function deleteUploadedRows(transaction: Transaction, person: RowPerson): Promise<void> {
	for (const { importId, row } of await rowsOfPerson(transaction, person)) {
		await transaction
			.delete(leadImportRows)
			.where(and(eq(leadImportRows.importId, importId), eq(leadImportRows.row, row)));
	}
}
