import { lt } from "drizzle-orm";
import { emailChanges, rateLimits, sentVisitorEmails, usedCaptchaTokens, verifications } from "#database/schema.ts";
import { retention } from "#domain/retention.ts";
import { purgeDoNotCall } from "../do-not-call/purge-do-not-call.server.ts";
import { deleteOldLeadEvents } from "../lead-desk/events/read-lead-events.server.ts";
import { purgeRemoved } from "../people/purge-removed.server.ts";
import type { Database } from "../platform/database/client.server.ts";
import { deleteEndedSessions } from "../staff/ended-sessions.server.ts";
import { deleteAbandonedAccounts } from "../staff/unconfirmed-accounts.server.ts";
import { purgeOldVisits } from "../visitors/purge-old-visits.server.ts";
import { purgeRecords } from "./purge-records.server.ts";

const hour = 3_600_000;

/** Deletes rows whose period is over, except leads. */
export async function purgeExpired(db: Database, now: Date): Promise<void> {
	await db.delete(rateLimits).where(lt(rateLimits.window_start, new Date(now.getTime() - retention.countHours * hour)));
	await db.delete(usedCaptchaTokens).where(lt(usedCaptchaTokens.expires_at, new Date(now.getTime() - hour)));
	await db
		.delete(sentVisitorEmails)
		.where(lt(sentVisitorEmails.sentAt, new Date(now.getTime() - retention.countHours * hour)));
	// The library deletes its own only when somebody enters a code. Strangers leave challenges of passkeys.
	await db.delete(verifications).where(lt(verifications.expiresAt, now));
	await db.delete(emailChanges).where(lt(emailChanges.expiresAt, now));
	await deleteOldLeadEvents(db);
	await deleteAbandonedAccounts(db);
	await deleteEndedSessions(db, now);
	await purgeRemoved(db, now);
	await purgeOldVisits(db, now);
	await purgeRecords(db, now);
	await purgeDoNotCall(db, now);
}
