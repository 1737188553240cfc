/** Tables that only grow. The application's role may read them and add to them, and nothing else. */
export const ledgerTables = [
	"consent_records",
	"revocations",
	"record_bodies",
	"ledger_seals",
	"ledger_notes",
	"audit_entries",
] as const;
