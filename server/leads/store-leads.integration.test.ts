import { randomUUID } from "node:crypto";
import { eq, inArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { consentRecords, contactSubmissions, conversionEvents, usedCaptchaTokens } from "#database/schema.ts";
import { intakeEntry } from "#tests/support/intake-entry.ts";
import { databaseKinds, openTestServices, type TestServices } from "#tests/support/test-services.ts";
import type { IntakeEntry } from "../intake/intake-entry.server.ts";
import { rowsOf } from "../platform/database/client.server.ts";
import { insertRows } from "../platform/database/insert-rows.server.ts";
import { leadStore } from "./store-leads.server.ts";
import { submitNoScriptLead } from "./submit-no-script-lead.server.ts";

describe.each(databaseKinds)("leads that the intake stores on %s", (kind) => {
	let services: TestServices;
	beforeAll(async () => {
		services = await openTestServices(kind);
	});
	afterAll(() => services.close());

	const store = (entries: IntakeEntry[]) => leadStore(services).store(entries);
	async function rows(entries: IntakeEntry[]) {
		const { db } = services.database;
		const ids = entries.map(({ id }) => id);
		const jobs = await db.execute<{ name: string }>(
			sql`SELECT name FROM jobs.job WHERE data->>'leadId' IN (${sql.join(ids, sql`, `)}) ORDER BY name`,
		);
		return {
			leads: (await db.select().from(contactSubmissions).where(inArray(contactSubmissions.id, ids))).length,
			consents: (await db.select().from(consentRecords).where(inArray(consentRecords.contact_submission_id, ids)))
				.length,
			jobs: rowsOf(jobs).map(({ name }) => name),
		};
	}
	const stored = async ({ id }: IntakeEntry) => {
		const [lead] = await services.database.db.select().from(contactSubmissions).where(eq(contactSubmissions.id, id));
		return lead;
	};
	const token = (tokenHash: string) => ({ tokenHash, expiresAt: "2026-11-23T15:20:00.000Z" });

	test("have all their rows, and a second storing adds none", async () => {
		const entries = Array.from({ length: 64 }, () => intakeEntry({ captcha: token(randomUUID()) }));
		const conversions = await services.database.db.$count(conversionEvents);
		const once = await store(entries);
		const twice = await store([...entries, ...entries.slice(0, 3)]);
		for (const { id } of entries) expect([once.get(id), twice.get(id)]).toEqual([undefined, id]);
		expect(await rows(entries)).toEqual({
			leads: 64,
			consents: 64,
			jobs: [...Array(64).fill("acknowledge-visitor"), ...Array(64).fill("notify-staff")],
		});
		expect(await services.database.db.$count(conversionEvents)).toBe(conversions + 64);
		expect(await stored(entries[0] as IntakeEntry)).toMatchObject({ spamReasons: [], notOffered: false, state: "FL" });
	});

	test("keep the id of a lead that was stored before ids followed from submissions", async () => {
		const entry = intakeEntry();
		const id = randomUUID();
		await store([{ ...entry, id }]);
		expect((await store([entry])).get(entry.id)).toBe(id);
		expect(await leadStore(services).find(entry.lead.submissionId.toUpperCase())).toBe(id);
		expect(await leadStore(services).find(randomUUID())).toBeUndefined();
	});

	test("are marked, not lost, if another lead has used their captcha token", async () => {
		const [first, second, third] = [
			intakeEntry({ captcha: token("shared") }),
			intakeEntry({ captcha: token("shared"), lead: { spamReasons: ["captcha_unavailable"] } }),
			intakeEntry({ captcha: token("shared") }),
		];
		await store([first, second]);
		await store([third]);
		expect((await stored(first))?.spamReasons).toEqual([]);
		expect((await stored(second))?.spamReasons).toEqual(["captcha_unavailable", "captcha_reused"]);
		expect((await stored(third))?.spamReasons).toEqual(["captcha_reused"]);
		expect((await rows([first])).jobs).toContain("acknowledge-visitor");
		expect((await rows([third])).jobs, "a stranger gets no email").not.toContain("acknowledge-visitor");
		const tokens = services.database.db.select().from(usedCaptchaTokens);
		expect(await tokens.where(eq(usedCaptchaTokens.token_hash, "shared"))).toHaveLength(1);
	});

	test("do not wait for one that the database can't take", async () => {
		const entries = [intakeEntry(), intakeEntry({ lead: { message: "a\0b" } }), intakeEntry()];
		await expect(store(entries)).rejects.toThrow();
		const results = await Promise.allSettled(entries.map((entry) => services.intake.accept(entry)));
		await services.intake.drained();
		expect(results.map(({ status }) => status)).toEqual([
			"fulfilled",
			kind === "PGlite" ? "fulfilled" : "rejected",
			"fulfilled",
		]);
		expect((await rows(entries)).leads).toBe(2);
	});

	test("that are sent to two processes at once are stored once", async () => {
		const entries = Array.from({ length: 20 }, () => intakeEntry({ captcha: token(randomUUID()) }));
		const other = entries.toReversed();
		const attempts = await Promise.allSettled([store(entries), store(other)]);
		// If one transaction loses against the other, the writer tries again.
		for (const [index, { status }] of attempts.entries()) {
			if (status === "rejected") await store(index === 0 ? entries : other);
		}
		expect(await rows(entries)).toMatchObject({ leads: 20, consents: 20 });
		for (const entry of entries) expect((await stored(entry))?.spamReasons).toEqual([]);
	});

	test("keep what visitors typed to the letter, next to leads that lack it", async () => {
		const typed = 'Zoë "O\'Hara" \\ {a,b} \u{1F30A}\n$1';
		const lead = { firstName: typed, message: typed, spamReasons: [typed, "a,b"], state: null };
		const [odd, plain] = [intakeEntry({ lead }), intakeEntry()];
		await store([odd, plain]);
		expect(await stored(odd)).toMatchObject(lead);
		expect(await stored(plain)).toMatchObject({ firstName: plain.lead.firstName, state: "FL", spamReasons: [] });
		expect((await stored(odd))?.createdAt).toEqual(new Date(odd.receivedAt));
	});

	test("fail to be inserted if one lacks a column that would need its default", async () => {
		const event = { event_type: "form_submit", page: "/", locale: "en", id: randomUUID() };
		const rows = [{ ...event, created_at: new Date() }, event];
		const insert = services.database.db.transaction((transaction) => insertRows(transaction, conversionEvents, rows));
		await expect(insert).rejects.toThrow("created_at");
	});

	test("without script are stored through the same intake", async () => {
		const form = new FormData();
		for (const [name, value] of Object.entries({
			name: "Ana",
			phone: "305-555-0123",
			email: "ana@example.com",
			state: "FL",
			details: JSON.stringify({ product: "iul" }),
		})) {
			form.set(name, value);
		}
		const result = await submitNoScriptLead(services, "chat", form, {
			ip: "203.0.113.9",
			userAgent: "Test browser",
			referrer: null,
			page: "/en",
			locale: "en",
			state: null,
			cookies: null,
		});
		if (!result.ok) throw new Error(JSON.stringify(result));
		expect(await services.intake.whenStored(result.id, 10_000)).toBe(true);
		const [lead] = await services.database.db
			.select()
			.from(contactSubmissions)
			.where(eq(contactSubmissions.id, result.id));
		expect(lead?.firstName).toBe("Ana");
	});
});
