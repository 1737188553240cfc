import { isNotNull } from "drizzle-orm";
import { consentRecords } from "#database/schema.ts";
import { noteKind } from "../ledger/ledger-notes.server.ts";
import { type LedgerDefinition, recordKind } from "../ledger/record-kind.server.ts";
import { revocationKind } from "../suppression/revocation-kind.server.ts";
import { oldChain } from "./old-chain.server.ts";

const name = "consent";

/** Who agreed to what. */
export const consentKind = recordKind({
	ledger: name,
	name: "consent",
	table: consentRecords,
	sequence: consentRecords.sequence,
	id: consentRecords.id,
	storedAt: consentRecords.stored_at,
	hashed: [
		consentRecords.id,
		consentRecords.contact_submission_id,
		consentRecords.text,
		consentRecords.text_version,
		consentRecords.text_published,
		consentRecords.locale,
		consentRecords.page,
		consentRecords.boxes,
		consentRecords.name,
		consentRecords.email,
		consentRecords.phone,
		consentRecords.recorded_at,
		consentRecords.ip_address,
		consentRecords.user_agent,
	],
	exempt: isNotNull(consentRecords.hash),
});

/** Who agreed to which text, where and when, and who took it back. */
export const consentLedger: LedgerDefinition = {
	name,
	kinds: [consentKind, revocationKind(name), noteKind(name)],
	beginning: oldChain,
};
