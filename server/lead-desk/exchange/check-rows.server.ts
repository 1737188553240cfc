import { and, eq, inArray, or } from "drizzle-orm";
import { contactSubmissions } from "#database/schema.ts";
import { emailKey, phoneKey } from "#domain/contacts/match-key.ts";
import type { ImportSettings, RowOutcome } from "#domain/lead-exchange/lead-import.ts";
import { type ImportedRow, type RowProblem, readImportRow } from "#domain/lead-exchange/read-import-row.ts";
import type { Database, Transaction } from "../../platform/database/client.server.ts";
import type { Env } from "../../platform/env.server.ts";
import { stoppedChannels, suppressionsOf } from "../../suppression/suppressions.server.ts";

export interface StoredRow {
	row: number;
	line: number;
	cells: string[];
}

/** What happens to a row, and why. */
export interface CheckedRow {
	row: number;
	line: number;
	outcome: RowOutcome;
	problems: RowProblem[];
	/** Null if it was refused. */
	lead: (ImportedRow & { emailKey: string | null; phoneKey: string | null; isStopped: boolean }) | null;
}

/**
 * Says what the import would do with each row. The preview and the import itself call it.
 * @param seen the addresses and numbers of the rows before these that are imported but not stored yet. Those of these
 * rows are added. A row that is left out adds none, because the import, which stores rows in batches, finds none either.
 */
export async function checkRows(
	db: Database | Transaction,
	env: Pick<Env, "authSecret" | "previousAuthSecrets">,
	rows: readonly StoredRow[],
	{ mapping, locale, duplicates }: Pick<ImportSettings, "mapping" | "locale" | "duplicates">,
	seen: Set<string>,
): Promise<CheckedRow[]> {
	const read = rows.map(({ row, line, cells }) => {
		const result = readImportRow(cells, mapping, locale);
		const { email = null, phone = null } = result.ok ? result.row : {};
		const keys = { emailKey: email && emailKey(email), phoneKey: phone && phoneKey(phone) };
		return { row, line, result, keys };
	});
	const known = await knownKeys(
		db,
		read.map(({ keys }) => keys),
	);
	const contacts = read.map(({ result }) => ({
		id: null,
		email: result.ok ? result.row.email : null,
		phone: result.ok ? result.row.phone : null,
	}));
	const suppressions = await suppressionsOf(db, env, contacts);
	return read.map(({ row, line, result, keys }, index) => {
		if (!result.ok) return { row, line, outcome: "refused", problems: result.problems, lead: null };
		const own = [keys.emailKey, keys.phoneKey].filter((key) => key !== null);
		const isRepeated = own.some((key) => seen.has(key));
		const isKnown = own.some((key) => known.has(key));
		const isStopped = stoppedChannels(suppressions[index] ?? []).size > 0;
		const outcome = duplicates === "link" ? "import" : isRepeated ? "repeated" : isKnown ? "duplicate" : "import";
		if (outcome === "import") for (const key of own) seen.add(key);
		return { row, line, outcome, problems: [], lead: { ...result.row, ...keys, isStopped } };
	});
}

/** Which of these addresses and numbers a lead on the list has: one in the bin or in quarantine is nobody we work with. */
async function knownKeys(
	db: Database | Transaction,
	asked: readonly { emailKey: string | null; phoneKey: string | null }[],
): Promise<Set<string>> {
	const emails = asked.flatMap((keys) => keys.emailKey ?? []);
	const phones = asked.flatMap((keys) => keys.phoneKey ?? []);
	if (emails.length + phones.length === 0) return new Set();
	const lead = contactSubmissions;
	const rows = await db
		.select({ email: lead.emailKey, phone: lead.phoneKey })
		.from(lead)
		.where(and(eq(lead.isListed, true), or(inArray(lead.emailKey, emails), inArray(lead.phoneKey, phones))));
	return new Set(rows.flatMap(({ email, phone }) => [email ?? [], phone ?? []].flat()));
}
