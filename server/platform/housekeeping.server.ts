import { lt } from "drizzle-orm";
import { rateLimits, usedCaptchaTokens } from "#database/schema.ts";
import { purgeOldVisits } from "../visitors/purge-old-visits.server.ts";
import type { Database } from "./database/client.server.ts";
import type { Log } from "./log.server.ts";

const hour = 3_600_000;

/** Forgets what has served its time: limits of yesterday, captcha tokens that no longer open anything, old visits. */
export async function purgeExpired(db: Database, now: Date): Promise<void> {
	await db.delete(rateLimits).where(lt(rateLimits.window_start, new Date(now.getTime() - 24 * hour)));
	await db.delete(usedCaptchaTokens).where(lt(usedCaptchaTokens.expires_at, new Date(now.getTime() - hour)));
	await purgeOldVisits(db, now);
}

/** @returns a function that ends it */
export function purgeHourly(db: Database, clock: () => Date, log: Log): () => void {
	const timer = setInterval(() => {
		purgeExpired(db, clock()).catch((error) => log.warn({ error }, "housekeeping failed; it will be tried again"));
	}, hour);
	timer.unref();
	return () => clearInterval(timer);
}
