import { lt, sql } from "drizzle-orm";
import { bookingEvents, conversionEvents, cookieConsents, visitorEvents, visitorProfiles } from "#database/schema.ts";
import { daysBefore } from "#domain/office-hours/days-apart.ts";
import { retentionDays } from "#domain/retention.ts";
import type { Database } from "../platform/database/client.server.ts";

/** Deletes events, profiles, cookie consents and bookings after their retention periods. */
export async function purgeOldVisits(db: Database, now: Date): Promise<void> {
	const before = (days: number) => daysBefore(now, days);
	await db.delete(visitorEvents).where(lt(visitorEvents.created_at, before(retentionDays.visits)));
	await db.delete(conversionEvents).where(lt(conversionEvents.created_at, before(retentionDays.visits)));
	await db.delete(visitorProfiles).where(lt(visitorProfiles.updated_at, before(retentionDays.profiles)));
	await db.delete(cookieConsents).where(lt(cookieConsents.created_at, before(retentionDays.cookieConsents)));
	// The period of a message without an appointment starts when it arrives.
	const start = sql`coalesce(${bookingEvents.starts_at}, ${bookingEvents.created_at})`;
	await db.delete(bookingEvents).where(sql`${start} < ${before(retentionDays.bookings).toISOString()}::timestamptz`);
}
