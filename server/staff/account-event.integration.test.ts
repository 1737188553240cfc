import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { sentVisitorEmails, users } from "#database/schema.ts";
import { type AccountCalls, accountCalls, password, visitFromElsewhere } from "#tests/support/accounts.ts";
import { openTestServices, ruleKinds, type TestServices } from "#tests/support/test-services.ts";
import { rowsOf } from "../platform/database/client.server.ts";
import { mailAccountEvent } from "./account-event.server.ts";
import { signIn } from "./sign-in.server.ts";

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0";

describe.each(ruleKinds)("the owner of an account on %s", (kind) => {
	let services: TestServices;
	let calls: AccountCalls;
	beforeAll(async () => {
		services = await openTestServices(kind);
		services.cities = { find: async () => ({ country: "US", region: "Florida", city: "Tampa" }) };
		calls = await accountCalls(services);
	});
	beforeEach(() => {
		services.sentMails.length = 0;
	});
	afterAll(() => services.close());

	const enter = (email: string, headers: Record<string, string> = {}) => {
		const { visitor, ...visit } = visitFromElsewhere(headers);
		return signIn(services, { ...visit, visitor: { ...visitor, userAgent: firefox } }, { email, password }, null);
	};
	const idOf = async (email: string) =>
		(await services.database.db.select().from(users).where(eq(users.email, email)))[0]?.id ?? "";
	const noticesTo = (email: string) =>
		services.sentMails.filter(({ to, text }) => to === email && text.includes("forgot-password"));

	test("is told of a sign-in on a device without its cookie, not of the first one or of a known device", async () => {
		const email = "ana@example.com";
		const cookie = await calls.openAccount(email);
		const device = /sf_device=[^;]+/.exec(cookie)?.[0] ?? "";
		services.sentMails.length = 0;
		expect(await enter(email, { cookie: device })).toMatchObject({ ok: true });
		expect(await signIn(services, visitFromElsewhere(), { email, password: "Wrong-guess.1" }, null)).toMatchObject({
			ok: false,
		});

		services.setNow(new Date("2026-11-23T20:05:00Z"));
		expect(await enter(email, { "accept-language": "pt" })).toMatchObject({ ok: true });
		await vi.waitFor(() => expect(noticesTo(email)).toHaveLength(1), { timeout: 20_000 });
		const [notice] = noticesTo(email);
		// The account was opened in English: the language of the latest sign-in counts only on a known device.
		expect(notice).toMatchObject({ language: "en", subject: "New sign-in to your account" });
		expect(notice?.text).toContain("November 23, 2026, 3:05 PM (Eastern time)");
		expect(notice?.text).toContain("Near Tampa, Florida");
		expect(notice?.text).toContain("Firefox");
		expect(notice?.text).toContain("http://localhost:3000/auth?tab=forgot-password");
		const jobs = sql`SELECT id FROM jobs.job WHERE name = 'mail-account-event' AND data->>'userId' = ${await idOf(email)}`;
		expect(rowsOf(await services.database.db.execute<{ id: string }>(jobs))).toHaveLength(1);
	});

	test("reads it in the language used last on a known device", async () => {
		const email = "bea@example.com";
		const cookie = await calls.openAccount(email);
		const device = /sf_device=[^;]+/.exec(cookie)?.[0] ?? "";
		await enter(email, { cookie: `${device}; sf_lang=es` });
		await enter(email, { "accept-language": "pt" });
		await vi.waitFor(() => expect(noticesTo(email)).not.toEqual([]), { timeout: 20_000 });
		expect(noticesTo(email)[0]).toMatchObject({ language: "es", subject: "Nuevo inicio de sesión en su cuenta" });
	});

	test("reads Unknown for what the site does not know, and is mailed once for all attempts of a job", async () => {
		const email = "cleo@example.com";
		await calls.openAccount(email);
		services.sentMails.length = 0;
		const at = "2026-11-23T20:05:00Z";
		const report = {
			userId: await idOf(email),
			event: "newDevice",
			at,
			place: null,
			browser: null,
			locale: "en",
		} as const;
		await mailAccountEvent(services, report, "job-c");
		await mailAccountEvent(services, report, "job-c");
		expect(noticesTo(email)[0]?.text.match(/Unknown/g)).toHaveLength(2);
		const counted = await services.database.db
			.select()
			.from(sentVisitorEmails)
			.where(eq(sentVisitorEmails.id, "job-c"));
		expect(counted).toHaveLength(1);
		await mailAccountEvent(services, { ...report, userId: "nobody" }, "job-d");
		expect(noticesTo(email)).toHaveLength(2);
	});
});
