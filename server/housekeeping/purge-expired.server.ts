import { lt } from "drizzle-orm";
import { rateLimits, sentVisitorEmails, usedCaptchaTokens } from "#database/schema.ts";
import type { Database } from "../platform/database/client.server.ts";
import { deleteEndedSessions } from "../staff/ended-sessions.server.ts";
import { deleteAbandonedAccounts } from "../staff/unconfirmed-accounts.server.ts";
import { purgeOldVisits } from "../visitors/purge-old-visits.server.ts";

const hour = 3_600_000;

/**
 * Deletes counts older than a day, expired captcha tokens, accounts that nobody confirmed, ended sessions, and old
 * visits.
 */
export async function purgeExpired(db: Database, now: Date): Promise<void> {
	await db.delete(rateLimits).where(lt(rateLimits.window_start, new Date(now.getTime() - 24 * hour)));
	await db.delete(usedCaptchaTokens).where(lt(usedCaptchaTokens.expires_at, new Date(now.getTime() - hour)));
	await db.delete(sentVisitorEmails).where(lt(sentVisitorEmails.sentAt, new Date(now.getTime() - 25 * hour)));
	await deleteAbandonedAccounts(db);
	await deleteEndedSessions(db);
	await purgeOldVisits(db, now);
}
