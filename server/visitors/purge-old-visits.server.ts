import { lt, sql } from "drizzle-orm";
import { bookingEvents, conversionEvents, cookieConsents, visitorEvents, visitorProfiles } from "#database/schema.ts";
import { retentionDays } from "#domain/retention.ts";
import type { Database } from "../platform/database/client.server.ts";

const day = 24 * 3_600_000;

/** Deletes what visitors did, what was estimated of them, and which appointments they booked, once its time is over. */
export async function purgeOldVisits(db: Database, now: Date): Promise<void> {
	const before = (days: number) => new Date(now.getTime() - days * day);
	await db.delete(visitorEvents).where(lt(visitorEvents.created_at, before(retentionDays.visits)));
	await db.delete(conversionEvents).where(lt(conversionEvents.created_at, before(retentionDays.visits)));
	await db.delete(visitorProfiles).where(lt(visitorProfiles.updated_at, before(retentionDays.profiles)));
	await db.delete(cookieConsents).where(lt(cookieConsents.created_at, before(retentionDays.cookieConsents)));
	// A message that names no appointment counts from its arrival.
	const over = sql`coalesce(${bookingEvents.starts_at}, ${bookingEvents.created_at})`;
	await db.delete(bookingEvents).where(sql`${over} < ${before(retentionDays.bookings).toISOString()}::timestamptz`);
}
