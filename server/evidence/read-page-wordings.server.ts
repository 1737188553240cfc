import type { EvidenceDisclosure } from "#domain/evidence/evidence-records.ts";
import { wordingAddress } from "#domain/wordings/wordings-address.ts";
import type { Database } from "../platform/database/client.server.ts";
import { findWordings } from "../wordings/read-wordings.server.ts";
import type { EvidenceLead } from "./evidence-lead.server.ts";

/** A person may read a page for a while before sending its form. */
const readingMs = 60 * 60_000;
/** A change is recorded within a minute. */
const recordingMs = 60_000;

/** The wordings that the page had when the person may have read it: more than one if it changed just then. */
export async function readPageWordings(
	db: Database,
	{ pageSource, createdAt, locale }: Pick<EvidenceLead, "pageSource" | "createdAt" | "locale">,
): Promise<EvidenceDisclosure[]> {
	const sent = createdAt.getTime();
	const read = { from: new Date(sent - readingMs), to: new Date(sent + recordingMs) };
	const found = pageSource ? await findWordings(db, wordingAddress(pageSource), read) : [];
	if (found.length === 0) return [{ what: "page", version: null, language: null, words: null }];
	return found.map(({ address, hash, approval, shownFrom, shownUntil }) => ({
		what: "page",
		version: hash,
		language: locale,
		words: null,
		wording: { address, from: shownFrom.toISOString(), until: shownUntil?.toISOString() ?? null, approval },
	}));
}
