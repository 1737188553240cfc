import { and, eq, inArray, isNotNull, lt } from "drizzle-orm";
import { consentRecords, contactSubmissions, recordKeys, revocations } from "#database/schema.ts";
import { daysBefore } from "#domain/office-hours/days-apart.ts";
import { retentionDays } from "#domain/retention.ts";
import type { Database } from "../platform/database/client.server.ts";

/**
 * Destroys the keys of consent records whose lead is emptied and whose period is over, and of revocations whose period is
 * over. What a revocation stops stays stopped: only the person's words and the device are unreadable then.
 * @returns how many
 */
export async function destroyEndedKeys(db: Database, now: Date): Promise<number> {
	const limit = daysBefore(now, retentionDays.consentRecords).toISOString();
	const consents = db
		.select({ id: consentRecords.id })
		.from(consentRecords)
		.innerJoin(contactSubmissions, eq(contactSubmissions.id, consentRecords.contact_submission_id))
		.where(and(lt(consentRecords.recorded_at, limit), isNotNull(contactSubmissions.erasedAt)));
	const withdrawn = db.select({ id: revocations.id }).from(revocations).where(lt(revocations.recordedAt, limit));
	const destroyed = await db
		.update(recordKeys)
		.set({ key: null, destroyedAt: now })
		.where(and(isNotNull(recordKeys.key), inArray(recordKeys.recordId, consents.union(withdrawn))))
		.returning({ id: recordKeys.recordId });
	return destroyed.length;
}
