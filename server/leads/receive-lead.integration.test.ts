import { randomInt, randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { currentClaims, setClaims } from "#content/current-claims.server.ts";
import { consentRecords, contactSubmissions, conversionEvents } from "#database/schema.ts";
import { contactSubmission } from "#tests/support/contact-submission.ts";
import { captchaTokenOf } from "#tests/support/solve-captcha.ts";
import { databaseKinds, openTestServices, type TestServices } from "#tests/support/test-services.ts";
import { consentLedger } from "../consent/consent-ledger.server.ts";
import { readConsents } from "../consent/read-consents.server.ts";
import { verifyLedger } from "../ledger/verify-ledger.server.ts";
import { rowsOf } from "../platform/database/client.server.ts";
import { challengeUses } from "./captcha-effort.server.ts";
import { receiveLead } from "./receive-lead.server.ts";

describe.each(databaseKinds)("a contact submission on %s", (kind) => {
	let services: TestServices;
	const visitor = { ip: "203.0.113.7", userAgent: "Test browser" };
	beforeAll(async () => {
		services = await openTestServices(kind);
	});
	afterAll(() => services.close());

	const token = () => captchaTokenOf(services);
	async function submit(body: unknown, from = visitor) {
		const result = await receiveLead(services, body, from);
		await services.intake.drained();
		return result;
	}
	const jobsFor = async (leadId: string) =>
		rowsOf(
			await services.database.db.execute<{ name: string }>(
				sql`SELECT name FROM jobs.job WHERE data->>'leadId' = ${leadId} ORDER BY name`,
			),
		).map((row) => row.name);

	test("is stored with its consent record, its event and its jobs", async () => {
		const body = contactSubmission({ recaptchaToken: await token() });
		const result = await submit(body);
		expect(result).toEqual({ ok: true, id: expect.any(String) });
		const { id } = result as { id: string };

		const [lead] = await services.database.db.select().from(contactSubmissions).where(eq(contactSubmissions.id, id));
		expect(lead).toMatchObject({
			status: "new",
			firstName: "Marie",
			phone: "305-555-0123",
			locale: "ht",
			utmSource: "radio",
			ipAddress: visitor.ip,
			spamReasons: [],
			createdAt: services.clock(),
			reviewDueAt: new Date("2026-11-23T19:00:00Z"),
			contactDueAt: new Date("2026-11-24T15:00:00Z"),
			promise: { kinds: ["review", "contact"], locale: "ht", version: expect.stringMatching(/^[0-9a-f]{16}$/) },
		});
		const consent = (await readConsents(services.database.db, [id]))[0]?.full;
		expect(consent).toMatchObject({
			name: "Marie Joseph",
			email: "marie.joseph@example.com",
			phone: "305-555-0123",
			boxes: { marketing: false },
			text: (body.consent as { text: string }).text,
			recorded_at: "2026-11-23T15:00:00.000Z",
		});
		const events = await services.database.db
			.select()
			.from(conversionEvents)
			.where(eq(conversionEvents.session_id, body.session_id as string));
		expect(events).toHaveLength(1);
		expect(events[0]).toMatchObject({ event_type: "form_submit", page: "/ht", locale: "ht" });
		expect(await jobsFor(id)).toEqual(["acknowledge-visitor", "notify-staff"]);
	});

	test.each([
		["FL", "/en", { state: "FL", product: null, notOffered: false }],
		["NY", "/es", { state: "NY", product: null, notOffered: true }],
		["CA", "/pt/services/debt-action", { state: "CA", product: "debt-action", notOffered: true }],
		["CA", "/ht/services/iul", { state: "CA", product: "iul", notOffered: false }],
		["ZZ", "/en", { state: null, product: null, notOffered: false }],
		[undefined, "/en", { state: null, product: null, notOffered: false }],
	])("sent from %s on %s is stamped with what the form does not ask", async (visitor_state, page_source, stamp) => {
		const result = await submit(contactSubmission({ recaptchaToken: await token(), page_source, visitor_state }), {
			...visitor,
			ip: `203.0.113.${randomInt(100, 250)}`,
		});
		const { id } = result as { id: string };
		const [lead] = await services.database.db.select().from(contactSubmissions).where(eq(contactSubmissions.id, id));
		expect(lead).toMatchObject(stamp);
	});

	test("has the same deadlines and no promise in production, where the page shows none", async () => {
		const samples = currentClaims();
		setClaims({ showsSamples: false, proven: {} });
		const recaptchaToken = await token();
		const receiving = submit(contactSubmission({ recaptchaToken }), { ...visitor, ip: "203.0.113.90" });
		const { id } = (await receiving.finally(() => setClaims(samples))) as { id: string };
		const [lead] = await services.database.db.select().from(contactSubmissions).where(eq(contactSubmissions.id, id));
		expect(lead).toMatchObject({ promise: null, contactDueAt: new Date("2026-11-24T15:00:00Z") });
	});

	test("is stored once if it is sent ten times at once, with the same result each time", async () => {
		const body = contactSubmission({ recaptchaToken: await token() });
		const results = await Promise.all(Array.from({ length: 10 }, () => submit(body)));
		expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1);
		const { id } = results[0] as { id: string };
		const stored = await services.database.db
			.select()
			.from(contactSubmissions)
			.where(eq(contactSubmissions.submissionId, body.submission_id as string));
		expect(stored.map((lead) => lead.id)).toEqual([id]);
		expect(await jobsFor(id)).toHaveLength(2);
	});

	test("needs no new captcha if it is sent again after a lost response", async () => {
		const body = contactSubmission({ recaptchaToken: await token() });
		const first = await submit(body);
		expect(await submit({ ...body, recaptchaToken: null })).toEqual(first);
	});

	test("is refused without a captcha token", async () => {
		expect(await submit(contactSubmission())).toEqual({ ok: false, code: "captcha_missing" });
	});

	test("is refused and not stored if its token was used for another lead", async () => {
		const recaptchaToken = await token();
		await submit(contactSubmission({ recaptchaToken }));
		const second = contactSubmission({ recaptchaToken });
		expect(await submit(second)).toEqual({ ok: false, code: "captcha_failed" });
		const stored = await services.database.db
			.select()
			.from(contactSubmissions)
			.where(eq(contactSubmissions.submissionId, second.submission_id as string));
		expect(stored).toEqual([]);
	});

	test("whose token was given to another network is marked only while its sender floods", async () => {
		const { db } = services.database;
		const elsewhere = { ...visitor, ip: "198.51.100.1" };
		const reasons = async () => {
			const body = contactSubmission({ recaptchaToken: await token() });
			const { id } = (await submit(body, elsewhere)) as { id: string };
			const [lead] = await db.select().from(contactSubmissions).where(eq(contactSubmissions.id, id));
			return lead?.spamReasons;
		};
		expect(await reasons()).toEqual([]);
		const ask = (times: number, ip: (asked: number) => string) => {
			for (let asked = 0; asked < times; asked++) services.limiter.takeAll(challengeUses(services.limiter, ip(asked)));
		};
		ask(300, (asked) => `10.${asked % 250}.${asked % 249}.1`);
		expect(await reasons(), "a flood of others").toEqual([]);
		ask(20, () => elsewhere.ip);
		expect(await reasons()).toEqual(["captcha_elsewhere"]);
		services.setNow(new Date(services.clock().getTime() + 10 * 60_000));
		expect(await reasons(), "when it is over").toEqual([]);
	});

	test("names each bad field", async () => {
		const result = await submit(
			contactSubmission({ first_name: "M", email: "nobody", phone: "123", message: "short", session_id: undefined }),
		);
		expect(result).toEqual({
			ok: false,
			code: "invalid_submission",
			fields: {
				first_name: "first_name_min",
				email: "email_invalid",
				phone: "phone_min",
				message: "message_min",
				session_id: "required",
			},
		});
	});

	test("is refused if one session sends too many", async () => {
		const session_id = randomUUID();
		const results = [];
		for (let i = 0; i < 6; i++) {
			results.push(await submit(contactSubmission({ session_id, recaptchaToken: await token() })));
		}
		expect(results.filter(({ ok }) => ok)).toHaveLength(5);
		expect(results.at(-1)).toEqual({ ok: false, code: "rate_limited" });
	});

	test("leaves consent records that cannot be rewritten", async () => {
		const { db } = services.database;
		await services.ledger.seal();
		const records = await db.$count(consentRecords);
		expect(records).toBeGreaterThan(5);
		const report = await verifyLedger(db, consentLedger, services.env);
		expect(report).toMatchObject({ breaks: [], waiting: 0, head: { position: records } });
		await expect(db.update(consentRecords).set({ locale: "something else" })).rejects.toThrow();
		await expect(db.delete(consentRecords)).rejects.toThrow();
		await expect(db.execute(sql`TRUNCATE consent_records`)).rejects.toThrow();
	});
});
