import { auditEntries } from "#database/schema.ts";
import { noteKind } from "../ledger/ledger-notes.server.ts";
import { type LedgerDefinition, recordKind } from "../ledger/record-kind.server.ts";

const name = "audit";

const entryKind = recordKind({
	ledger: name,
	name: "audit entry",
	table: auditEntries,
	sequence: auditEntries.sequence,
	id: auditEntries.id,
	storedAt: auditEntries.storedAt,
	hashed: [
		auditEntries.id,
		auditEntries.action,
		auditEntries.tableName,
		auditEntries.userId,
		auditEntries.email,
		auditEntries.subjectId,
		auditEntries.network,
		auditEntries.details,
		auditEntries.recordedAt,
	],
});

/** The actions of staff accounts, and the actions on them. */
export const auditLedger: LedgerDefinition = {
	name,
	kinds: [entryKind, noteKind(name)],
};
