import { and, eq, inArray } from "drizzle-orm";
import { ledgerSeals } from "#database/schema.ts";
import { emptyHead, type Head } from "#domain/ledger/sealed-text.ts";
import type { Database } from "../platform/database/client.server.ts";
import { contradictedAnchors } from "./compare-anchors.server.ts";
import type { LedgerKey } from "./ledger-key.server.ts";
import { insertLedgerNotes } from "./ledger-notes.server.ts";
import type { LedgerDefinition } from "./record-kind.server.ts";

const reason =
	"The embedded database was damaged. The site restored an older copy and stored again what the copy was missing.";

/**
 * The same records get the same seals again, so usually every anchor still holds. Where one does not, the site itself
 * notes why. Only a start that restored a copy comes here: deleting rows does not.
 * @returns how many anchors differ
 */
export async function explainRestoredCopy(
	db: Database,
	{ name }: LedgerDefinition,
	key: LedgerKey,
	anchors: readonly Head[],
	now: Date,
): Promise<number> {
	if (anchors.length === 0) return 0;
	const positions = anchors.map(({ position }) => position);
	const seals = await db
		.select({ position: ledgerSeals.position, hash: ledgerSeals.hash })
		.from(ledgerSeals)
		.where(and(eq(ledgerSeals.ledger, name), inArray(ledgerSeals.position, positions)));
	const hashes = new Map([
		[emptyHead.position, emptyHead.hash],
		...seals.map(({ position, hash }) => [position, hash] as const),
	]);
	const breaks = contradictedAnchors(anchors, (position) => hashes.get(position));
	await insertLedgerNotes(db, { ledger: name, key }, breaks, reason, now);
	return breaks.length;
}
