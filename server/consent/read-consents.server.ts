import { and, asc, inArray } from "drizzle-orm";
import { consentRecords } from "#database/schema.ts";
import type { ConsentBody } from "#domain/consent/consent-certificate.ts";
import { decryptBody } from "../ledger/body-cipher.server.ts";
import { readBodies } from "../ledger/record-bodies.server.ts";
import type { Reader } from "../ledger/record-kind.server.ts";
import { isFormConsent } from "./form-consent.server.ts";

type ConsentRow = typeof consentRecords.$inferSelect;

/** A consent record with what it holds. */
export type FullConsent = ConsentRow & ConsentBody;

interface StoredConsent {
	record: ConsentRow;
	/** Null once its key is destroyed. */
	full: FullConsent | null;
	/** When its key was destroyed. */
	destroyedAt: Date | null;
}

/**
 * The consent records of these leads, the oldest first: what the people agreed to in forms.
 * @param evenSpoken also what staff wrote down
 */
export async function readConsents(
	db: Reader,
	leadIds: readonly string[],
	{ evenSpoken = false }: { evenSpoken?: boolean } = {},
): Promise<StoredConsent[]> {
	if (leadIds.length === 0) return [];
	const records = await db
		.select()
		.from(consentRecords)
		.where(and(inArray(consentRecords.contact_submission_id, [...leadIds]), evenSpoken ? undefined : isFormConsent))
		.orderBy(asc(consentRecords.sequence));
	const bodies = await readBodies(
		db,
		records.map(({ id }) => id),
	);
	return records.map((record) => {
		const body = bodies.get(record.id);
		const content = body ? decryptBody<ConsentBody>(record.id, body) : null;
		return { record, full: content && { ...record, ...content }, destroyedAt: body?.destroyedAt ?? null };
	});
}
