import type { BreakCode, LedgerBreak } from "#domain/ledger/ledger-break.ts";
import type { Head } from "#domain/ledger/sealed-text.ts";
import { sha256 } from "../platform/sha256.server.ts";

/** @param evidence what was found. The same break found again has the same fingerprint. */
export function foundBreak(code: BreakCode, subject: string, evidence: unknown[], position?: number): LedgerBreak {
	const fingerprint = sha256(JSON.stringify([code, subject, ...evidence]));
	return { code, subject, fingerprint, ...(position !== undefined && { position }) };
}

export const anchorSubject = (position: number) => `anchor ${position}`;

/** The anchors that the ledger does not contain. */
export function contradictedAnchors(anchors: readonly Head[], hashAt: (position: number) => string | undefined) {
	return anchors
		.filter(({ position, hash }) => hashAt(position) !== hash)
		.map(({ position, hash }) =>
			foundBreak("anchor_contradicted", anchorSubject(position), [position, hash], position),
		);
}
