import { and, eq, inArray } from "drizzle-orm";
import { ledgerNotes } from "#database/schema.ts";
import type { Anchor } from "./anchor-file.server.ts";
import { contradictedAnchors } from "./compare-anchors.server.ts";
import type { TrustedKeys } from "./ledger-key.server.ts";
import { genuineNote } from "./ledger-notes.server.ts";
import type { LedgerDefinition, Reader } from "./record-kind.server.ts";
import { hashAt } from "./seal-page.server.ts";

/** How many of these anchors the ledger does not contain, without a genuine note that says why. */
export async function countUnexplained(
	db: Reader,
	definition: LedgerDefinition,
	anchors: readonly Anchor[],
	keys: TrustedKeys,
): Promise<number> {
	const hashes = new Map<number, string | undefined>();
	for (const { position } of anchors) hashes.set(position, await hashAt(db, definition, position));
	const breaks = contradictedAnchors(anchors, (position) => hashes.get(position));
	if (breaks.length === 0) return 0;
	const subjects = breaks.map(({ subject }) => subject);
	const notes = await db
		.select()
		.from(ledgerNotes)
		.where(and(eq(ledgerNotes.ledger, definition.name), inArray(ledgerNotes.subject, subjects)));
	const explained = new Set(
		notes.flatMap(({ id, ledger, subject, fingerprint, reason, notedAt, keyId, signature }) => {
			const fields = [id, ledger, subject, fingerprint, reason, notedAt, keyId, signature];
			return genuineNote(definition.name, fields, keys) ? fingerprint : [];
		}),
	);
	return breaks.filter(({ fingerprint }) => !explained.has(fingerprint)).length;
}
