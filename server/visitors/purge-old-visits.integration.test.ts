import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bookingEvents, conversionEvents, cookieConsents, visitorEvents, visitorProfiles } from "#database/schema.ts";
import { databaseKinds, openTestServices, type TestServices } from "#tests/support/test-services.ts";
import { purgeExpired } from "../housekeeping/purge-expired.server.ts";

describe.each(databaseKinds)("housekeeping on %s", (kind) => {
	let services: TestServices;
	beforeAll(async () => {
		services = await openTestServices(kind);
	});
	afterAll(() => services.close());

	test("deletes visits after the periods on the privacy page", async () => {
		const { db } = services.database;
		const now = new Date("2026-11-23T15:00:00Z");
		const everyTime = [
			"2026-11-22",
			"2026-08-27",
			"2026-08-23",
			"2025-10-25",
			"2025-10-20",
			"2024-11-25",
			"2024-11-20",
		];
		for (const day of everyTime) {
			const created_at = new Date(`${day}T15:00:00Z`);
			const visit = { session_id: randomUUID(), page: day, locale: "en", created_at };
			await db.insert(visitorEvents).values({ ...visit, id: randomUUID(), name: "page_view", properties: {} });
			await db.insert(conversionEvents).values({ ...visit, event_type: "form_submit" });
			await db.insert(cookieConsents).values({ ...visit, id: randomUUID(), version: day, categories: [], gpc: false });
			await db
				.insert(visitorProfiles)
				.values({ session_id: visit.session_id, persona: day, confidence: 0.5, updated_at: created_at });
		}

		await purgeExpired(db, now);

		const days = async (rows: Promise<{ day: string }[]>) =>
			(await rows)
				.map(({ day }) => day)
				.toSorted()
				.toReversed();
		const thirteenMonths = everyTime.slice(0, 4);
		expect(await days(db.select({ day: visitorEvents.page }).from(visitorEvents))).toEqual(thirteenMonths);
		expect(await days(db.select({ day: conversionEvents.page }).from(conversionEvents))).toEqual(thirteenMonths);
		expect(await days(db.select({ day: visitorProfiles.persona }).from(visitorProfiles))).toEqual(
			everyTime.slice(0, 2),
		);
		expect(await days(db.select({ day: cookieConsents.version }).from(cookieConsents))).toEqual(everyTime.slice(0, 6));
	});

	test("deletes a booking thirteen months after its appointment, or after its arrival without one", async () => {
		const { db } = services.database;
		const at = (day: string) => new Date(`${day}T15:00:00Z`);
		const messages: [key: string, came: string, startsAt: string | null][] = [
			["appointment long ago", "2025-09-01", "2025-10-20"],
			["appointment a year ago", "2025-09-01", "2025-10-25"],
			["appointment that was booked long before", "2024-01-01", "2026-12-01"],
			["old message about no appointment", "2025-10-20", null],
			["newer message about no appointment", "2025-10-25", null],
		];
		await db.insert(bookingEvents).values(
			messages.map(([event_key, came, startsAt]) => ({
				event_key,
				kind: "invitee.created",
				starts_at: startsAt === null ? null : at(startsAt),
				payload: {},
				occurred_at: at(came),
				created_at: at(came),
			})),
		);
		await purgeExpired(db, new Date("2026-11-23T15:00:00Z"));
		const remaining = await db
			.select({ key: bookingEvents.event_key })
			.from(bookingEvents)
			.orderBy(bookingEvents.event_key);
		expect(remaining.map(({ key }) => key)).toEqual([
			"appointment a year ago",
			"appointment that was booked long before",
			"newer message about no appointment",
		]);
	});
});
