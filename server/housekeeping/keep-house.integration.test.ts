import { existsSync, mkdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isNotNull, isNull } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
	blogAnalytics,
	blogArticles,
	consentRecords,
	contactSubmissions,
	dataRequests,
	leadCalls,
	recordKeys,
	securityLog,
	sentVisitorEmails,
	userRoles,
	users,
} from "#database/schema.ts";
import { intakeEntry } from "#tests/support/intake-entry.ts";
import { databaseKinds, openTestServices, type TestServices } from "#tests/support/test-services.ts";
import { jobs } from "../jobs.server.ts";
import { leadStore } from "../leads/store-leads.server.ts";

const day = 24 * 3_600_000;

describe.each(databaseKinds)("the hourly job on %s", (kind) => {
	let services: TestServices;
	beforeAll(async () => {
		services = await openTestServices(kind);
	});
	afterAll(() => services.close());

	const start = new Date("2026-11-23T15:00:00Z");
	const inDays = (days: number) => new Date(start.getTime() + days * day);
	const keepHouse = async (now: Date) => {
		services.setNow(now);
		await jobs["purge-expired"](services, null, "job");
	};

	test("empties a lead five years after the last thing that was done about it, and keeps its consent record", async () => {
		const { db } = services.database;
		const old = intakeEntry({ lead: { message: "An old message." } });
		const later = intakeEntry({ receivedAt: inDays(30).toISOString() });
		const client = intakeEntry({ lead: { email: "client@example.com", phone: "305-555-0188" } });
		await leadStore(services).store([old, later, client]);
		const call = { leadId: client.id, staffName: "Ana", phoneKey: "13055550188", outcome: "reached" as const };
		await db.insert(leadCalls).values({ ...call, id: crypto.randomUUID(), rule: {}, calledAt: inDays(400) });
		await keepHouse(inDays(1826));
		expect(await db.$count(contactSubmissions, isNotNull(contactSubmissions.erasedAt))).toBe(0);
		await keepHouse(inDays(1828));
		const [erased, ...others] = await db
			.select()
			.from(contactSubmissions)
			.where(isNotNull(contactSubmissions.erasedAt));
		expect(others).toEqual([]);
		expect(erased).toMatchObject({ id: old.id, firstName: "", lastName: "", email: null, phone: null, message: "" });
		expect(await db.$count(consentRecords)).toBe(3);
		expect(await db.$count(recordKeys, isNull(recordKeys.key)), "of the emptied lead alone").toBe(1);
	});

	test("deletes requests, entries of the log, counts and unused accounts when their period is over", async () => {
		const { db } = services.database;
		const request = (state: "unconfirmed" | "open" | "done", days: number) => ({
			...({
				kind: "access",
				state,
				locale: "en",
				name: `${state} ${days}`,
				email: "a@example.com",
				details: "",
			} as const),
			receivedAt: inDays(-days),
			dueAt: inDays(45 - days),
		});
		await db
			.insert(dataRequests)
			.values([
				request("unconfirmed", 6),
				request("unconfirmed", 8),
				request("open", 800),
				request("done", 730),
				request("done", 732),
			]);
		const entry = (user_id: string | null, days: number) => ({
			table_name: "authentication",
			action: "LOGIN_SUCCESS",
			user_id,
			created_at: inDays(-days),
		});
		await db.insert(securityLog).values([entry(null, 395), entry(null, 397), entry("active", 30)]);
		const user = (id: string) => ({
			id,
			name: "",
			email: `${id}@example.com`,
			emailVerified: true,
			updatedAt: inDays(-400),
		});
		await db.insert(users).values([user("active"), user("unused"), user("agent")]);
		await db.insert(userRoles).values({ user_id: "agent", role: "agent" });
		await db.insert(sentVisitorEmails).values([
			{ id: "new", mailboxHash: "x", kind: "report", sentAt: inDays(-1) },
			{ id: "old", mailboxHash: "x", kind: "report", sentAt: inDays(-2) },
		]);
		const [article] = await db
			.insert(blogArticles)
			.values({
				slug: "a",
				locale: "en",
				title: "",
				excerpt: "",
				content: "",
				author: "",
				category: "",
				reading_time: 1,
				tags: [],
			})
			.returning();
		const reader = { article_id: article?.id ?? "", visitor_session_id: "anonymous" };
		await db.insert(blogAnalytics).values([
			{ ...reader, created_at: inDays(-395) },
			{ ...reader, created_at: inDays(-397) },
		]);

		await keepHouse(start);

		const names = (await db.select().from(dataRequests)).map(({ name }) => name).sort();
		expect(names).toEqual(["done 730", "open 800", "unconfirmed 6"]);
		expect(await db.$count(securityLog)).toBe(2);
		expect((await db.select().from(users)).map(({ id }) => id).sort()).toEqual(["active", "agent"]);
		expect((await db.select().from(sentVisitorEmails)).map(({ id }) => id)).toEqual(["new"]);
		expect(await db.$count(blogAnalytics)).toBe(1);
	});

	test("deletes old emails in the outbox and damaged files, and nothing else", async () => {
		const { dataDir } = services.env;
		const files = {
			"outbox/new.eml": 29,
			"outbox/old.eml": 31,
			"journal/main/000001.damaged": 31,
			"journal/main/000002.damaged": 29,
			"journal/main/000003.journal": 900,
			"postgres-damaged-1/PG_VERSION": 31,
			"postgres-damaged-2/PG_VERSION": 29,
			"postgres-copy-9/PG_VERSION": 900,
		};
		for (const [name, days] of Object.entries(files)) {
			const path = join(dataDir, name);
			mkdirSync(join(path, ".."), { recursive: true });
			writeFileSync(path, "x");
			for (const changed of name.startsWith("postgres") ? [path, join(path, "..")] : [path]) {
				utimesSync(changed, inDays(-days), inDays(-days));
			}
		}
		await keepHouse(start);
		expect(Object.keys(files).filter((name) => !existsSync(join(dataDir, name)))).toEqual([
			"outbox/old.eml",
			"journal/main/000001.damaged",
			"postgres-damaged-1/PG_VERSION",
		]);
	});
});
