import { lt, sql } from "drizzle-orm";
import { bookingEvents, conversionEvents, cookieConsents, visitorEvents, visitorProfiles } from "#database/schema.ts";
import type { Database } from "../platform/database/client.server.ts";

const day = 24 * 3_600_000;

/** As the privacy page promises: 13 months, 90 days, 2 years, 13 months. */
const keptDays = { events: 396, profiles: 90, cookieConsents: 731, bookings: 396 };

/** Forgets what visitors did, what was estimated of them, and which talks they booked, once its time is over. */
export async function purgeOldVisits(db: Database, now: Date): Promise<void> {
	const before = (days: number) => new Date(now.getTime() - days * day);
	await db.delete(visitorEvents).where(lt(visitorEvents.created_at, before(keptDays.events)));
	await db.delete(conversionEvents).where(lt(conversionEvents.created_at, before(keptDays.events)));
	await db.delete(visitorProfiles).where(lt(visitorProfiles.updated_at, before(keptDays.profiles)));
	await db.delete(cookieConsents).where(lt(cookieConsents.created_at, before(keptDays.cookieConsents)));
	// A message that names no talk is as old as it is here.
	const over = sql`coalesce(${bookingEvents.starts_at}, ${bookingEvents.created_at})`;
	await db.delete(bookingEvents).where(sql`${over} < ${before(keptDays.bookings).toISOString()}::timestamptz`);
}
