import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { emailChanges, rateLimits, sessions, usedCaptchaTokens, users, verifications } from "#database/schema.ts";
import { databaseKinds, openTestServices, type TestServices } from "#tests/support/test-services.ts";
import { jobs } from "../jobs.server.ts";
import { rowsOf } from "../platform/database/client.server.ts";
import { purgeExpired } from "./purge-expired.server.ts";

describe.each(databaseKinds)("housekeeping on %s", (kind) => {
	let services: TestServices;
	beforeAll(async () => {
		services = await openTestServices(kind);
	});
	afterAll(() => services.close());

	test("deletes only expired rows", async () => {
		const { db } = services.database;
		const now = services.clock();
		const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
		await db.insert(rateLimits).values([
			{ key: "test/old", window_start: hoursAgo(30), count: 1 },
			{ key: "test/new", window_start: hoursAgo(23), count: 1 },
		]);
		await db.insert(usedCaptchaTokens).values([
			{ token_hash: "old", expires_at: hoursAgo(2) },
			{ token_hash: "new", expires_at: now },
		]);
		const challenge = { identifier: "challenge", value: "-" };
		await db.insert(verifications).values([
			{ ...challenge, id: "old", expiresAt: hoursAgo(1) },
			{ ...challenge, id: "new", expiresAt: hoursAgo(-1) },
		]);

		await purgeExpired(db, now);

		expect((await db.select().from(rateLimits)).map(({ key }) => key)).toEqual(["test/new"]);
		expect((await db.select().from(usedCaptchaTokens)).map((token) => token.token_hash)).toEqual(["new"]);
		expect((await db.select().from(verifications)).map(({ id }) => id)).toEqual(["new"]);
	});

	test("deletes new email addresses that were not confirmed in time", async () => {
		const { db } = services.database;
		const now = services.clock();
		const change = (userId: string, left: number) => ({
			userId,
			newEmail: "new@example.com",
			step: "approve" as const,
			tokenHash: userId,
			language: "en" as const,
			expiresAt: new Date(now.getTime() + left),
		});
		await db.insert(users).values(["late", "early"].map((id) => ({ id, name: "", email: `${id}@example.com` })));
		await db.insert(emailChanges).values([change("late", -1), change("early", 1)]);

		await purgeExpired(db, now);

		expect((await db.select().from(emailChanges)).map(({ userId }) => userId)).toEqual(["early"]);
	});

	test("is a job that the queue schedules every hour", async () => {
		const { db } = services.database;
		const scheduled = rowsOf(
			await db.execute<{ name: string; cron: string }>(sql`SELECT name, cron FROM jobs.schedule`),
		);
		expect(scheduled).toContainEqual({ name: "purge-expired", cron: "17 * * * *" });
		await db.insert(usedCaptchaTokens).values({ token_hash: "older", expires_at: new Date(0) });
		await jobs["purge-expired"](services, null, "job-1");
		expect((await db.select().from(usedCaptchaTokens)).map((token) => token.token_hash)).toEqual(["new"]);
		expect((await db.select().from(verifications)).map(({ id }) => id)).toEqual(["new"]);
	});

	test("deletes accounts that nobody confirmed and sessions that ended", async () => {
		const { db } = services.database;
		// The sign-in library goes by the computer's clock. The tests before it don't.
		const now = new Date();
		const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
		const user = (id: string, emailVerified: boolean, hours: number) => ({
			id,
			name: "",
			email: `${id}@example.com`,
			emailVerified,
			updatedAt: hoursAgo(hours),
		});
		await db
			.insert(users)
			.values([user("abandoned", false, 25), user("invited", false, 23), user("confirmed", true, 9000)]);
		const session = (id: string, created: number, left: number) => ({
			id,
			token: id,
			userId: "confirmed",
			createdAt: hoursAgo(created),
			expiresAt: hoursAgo(-left),
		});
		await db.insert(sessions).values([session("running", 100, 1), session("expired", 9, -1), session("old", 169, 1)]);

		await purgeExpired(db, now);

		expect((await db.select().from(users)).map(({ id }) => id).sort()).toEqual([
			"confirmed",
			"early",
			"invited",
			"late",
		]);
		expect((await db.select().from(sessions)).map(({ id }) => id)).toEqual(["running"]);
	});
});
