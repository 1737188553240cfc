import { and, asc, eq, inArray, or } from "drizzle-orm";
import { agency } from "#content/agency.ts";
import { contactSubmissions, type leadImports } from "#database/schema.ts";
import { emailKey, phoneKey } from "#domain/contacts/match-key.ts";
import { foldedName } from "#domain/lead-exchange/import-columns.ts";
import type { RowOutcome } from "#domain/lead-exchange/lead-import.ts";
import { knowingKeys, type NamedContact, personKeys } from "#domain/lead-exchange/person-keys.ts";
import { type ImportedRow, type RowProblem, readImportRow } from "#domain/lead-exchange/read-import-row.ts";
import { fullName } from "#domain/leads/lead.ts";
import { zonedTime } from "#domain/office-hours/zoned-time.ts";
import { isRealLead } from "../../leads/is-real-lead.server.ts";
import type { Database, Transaction } from "../../platform/database/client.server.ts";
import type { Env } from "../../platform/env.server.ts";
import { stoppedChannels, suppressionsOf } from "../../suppression/suppressions.server.ts";
import { listStaff } from "../page/desk-people.server.ts";

type ImportFile = Pick<typeof leadImports.$inferSelect, "id" | "settings" | "header">;

export interface StoredRow {
	row: number;
	line: number;
	cells: string[];
}

/** The outcome of a row, with the reason. */
export interface CheckedRow {
	row: number;
	line: number;
	outcome: RowOutcome;
	/** The fields of an imported row that could not be read. */
	problems: RowProblem[];
	/** Null if it was refused. */
	lead:
		| (Omit<ImportedRow, "owner"> & {
				emailKey: string | null;
				phoneKey: string | null;
				isStopped: boolean;
				/** Undefined for the owner of the whole file. */
				ownerId: string | undefined;
		  })
		| null;
	/** The known person for whom the row is skipped. */
	known: { id: string; name: string } | null;
}

/**
 * Says what the import would do with each row. The preview and the import itself call it.
 * @param seen what is known from the rows before these that are imported but not stored yet. These rows are added. A row
 * that is left out is not, because the import, which stores rows in batches, finds nothing of it either.
 */
export async function checkRows(
	db: Database | Transaction,
	env: Pick<Env, "authSecret" | "previousAuthSecrets">,
	rows: readonly StoredRow[],
	{ file, seen, now }: { file: ImportFile; seen: Set<string>; now: Date },
): Promise<CheckedRow[]> {
	const { id: importId, settings, header } = file;
	const { mapping, locale, status, duplicates } = settings;
	const today = zonedTime(now, agency.timeZone).date;
	const owners = mapping.includes("owner") ? await ownersByName(db) : new Map<string, string | null>();
	const read = rows.map(({ row, line, cells }) => {
		const result = readImportRow(cells, { mapping, header, locale, status, today });
		const { email = null, phone = null } = result.ok ? result.row : {};
		const keys = { emailKey: email && emailKey(email), phoneKey: phone && phoneKey(phone) };
		return { row, line, result, keys };
	});
	const leads = await knownLeads(
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
		if (!result.ok) return { row, line, outcome: "refused", problems: result.problems, lead: null, known: null };
		const isStopped = stoppedChannels(suppressions[index] ?? []).size > 0;
		const { owner, ...rest } = result.row;
		const ownerId = owner ? (owners.get(foldedName(owner)) ?? undefined) : undefined;
		const lead = { ...rest, ...keys, isStopped, ownerId };
		const problems = [...result.problems];
		if (owner && !ownerId) {
			problems.push({ field: "owner", code: "owner_unknown" });
			lead.message = [lead.message, `${header[mapping.indexOf("owner")] ?? ""}: ${owner}`].filter(Boolean).join("\n");
		}
		const skip = duplicates === "skip" ? whySkipped(lead, { leads, seen, importId }) : null;
		if (skip) return { row, line, lead, ...skip };
		for (const { key } of personKeys(lead)) seen.add(key);
		return { row, line, outcome: "import", problems, lead, known: null };
	});
}

/** The people who work leads, by name and by address. Null for a name that two of them have. */
async function ownersByName(db: Database | Transaction): Promise<Map<string, string | null>> {
	const owners = new Map<string, string | null>();
	for (const { id, name, email } of await listStaff(db)) {
		for (const key of new Set([name, email].map(foldedName))) {
			owners.set(key, owners.has(key) ? null : id);
		}
	}
	owners.delete("");
	return owners;
}

type KnownLead = NamedContact & { id: string; importId: string | null };

/** Null for a person that neither a lead nor an earlier row has. */
function whySkipped(
	contact: NamedContact,
	{ leads, seen, importId }: { leads: ReadonlyMap<string, KnownLead>; seen: ReadonlySet<string>; importId: string },
): Pick<CheckedRow, "outcome" | "problems" | "known"> | null {
	const keys = knowingKeys(contact);
	const earlier = keys.find(({ key }) => seen.has(key) || leads.get(key)?.importId === importId);
	if (earlier) {
		const code = earlier.field === "email" ? "earlier_address" : "earlier_number";
		return { outcome: "repeated", problems: [{ field: earlier.field, code }], known: null };
	}
	for (const { field, key } of keys) {
		const lead = leads.get(key);
		const code = field === "email" ? "known_address" : "known_number";
		const known = lead && { id: lead.id, name: fullName(lead) };
		if (known) return { outcome: "duplicate", problems: [{ field, code }], known };
	}
	return null;
}

/**
 * The newest lead on the list for each key of a person (`personKeys`). Deleted and quarantined leads and tests don't count
 * as known.
 */
async function knownLeads(
	db: Database | Transaction,
	asked: readonly { emailKey: string | null; phoneKey: string | null }[],
): Promise<Map<string, KnownLead>> {
	const emails = asked.flatMap((keys) => keys.emailKey ?? []);
	const phones = asked.flatMap((keys) => keys.phoneKey ?? []);
	if (emails.length + phones.length === 0) return new Map();
	const { id, firstName, lastName, emailKey, phoneKey, importId, isListed, createdAt } = contactSubmissions;
	const leads = await db
		.select({ id, firstName, lastName, emailKey, phoneKey, importId })
		.from(contactSubmissions)
		.where(and(eq(isListed, true), isRealLead, or(inArray(emailKey, emails), inArray(phoneKey, phones))))
		.orderBy(asc(createdAt), asc(id));
	return new Map(leads.flatMap((lead) => personKeys(lead).map(({ key }) => [key, lead] as const)));
}
