import { auditLedger } from "../audit/audit-ledger.server.ts";
import { compareRegister } from "../blog/compare-register.server.ts";
import type { LedgerDefinition } from "../ledger/record-kind.server.ts";

/** The audit ledger as it is verified: with the register of publications, whose hashes are in its entries. */
export function auditAndRegister(clock: () => Date): LedgerDefinition {
	return {
		...auditLedger,
		compare: async (db, found) => ({ publication: await compareRegister(db, clock(), found) }),
	};
}
