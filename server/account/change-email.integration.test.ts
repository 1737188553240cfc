import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { auditEntries, emailChanges, users } from "#database/schema.ts";
import { type AccountCalls, accountCalls, password, visit, visitFromElsewhere } from "#tests/support/accounts.ts";
import { openTestServices, ruleKinds, type TestServices } from "#tests/support/test-services.ts";
import { rowsOf } from "../platform/database/client.server.ts";
import { readSession } from "../staff/read-session.server.ts";
import { signIn } from "../staff/sign-in.server.ts";
import { followEmailLink, readEmailLink } from "./follow-email-link.server.ts";
import { requestEmailChange } from "./request-email-change.server.ts";

const listed = "listed@sunfield.example";

describe.each(ruleKinds)("changing the email address of the own account on %s", (kind) => {
	let services: TestServices;
	let calls: AccountCalls;
	beforeAll(async () => {
		services = await openTestServices(kind, { ADMIN_EMAILS: listed });
		calls = await accountCalls(services);
	});
	beforeEach(() => {
		services.sentMails.length = 0;
		services.setNow(new Date("2026-11-23T15:00:00Z"));
	});
	afterAll(() => services.close());

	const sessionOf = async (cookie: string) => (await readSession(services, visit({ cookie }))).signedIn;
	async function ask(cookie: string, email: unknown, typed: unknown = password) {
		const signedIn = await sessionOf(cookie);
		if (!signedIn) throw new Error("not signed in");
		return requestEmailChange(services, visitFromElsewhere({ cookie }), signedIn, { email, password: typed });
	}
	/** The token of the newest link of this step, mailed to this address. */
	const tokenTo = (to: string, step: "approve" | "confirm") =>
		vi.waitFor(() => {
			const link = new RegExp(`/account/email\\?${step}-email=([\\w-]{43})`);
			const tokens = services.sentMails.filter((mail) => mail.to === to).map(({ text }) => link.exec(text)?.[1]);
			const token = tokens.findLast(Boolean);
			if (!token) throw new Error(`no mail to ${to}`);
			return token;
		});
	const follow = (token: string, typed?: string) =>
		followEmailLink(services, visitFromElsewhere(), token, { password: typed });
	const enter = (email: string) => signIn(services, visitFromElsewhere(), { email, password }, null);
	const requested = { ok: true, done: "email-requested" };
	const expired = { ok: false, code: "linkExpired" };

	test("takes a link to the present address, then one to the new address and the password", async () => {
		const [before, after] = ["ana@example.com", "ana@new.example"];
		const cookie = await calls.openAccount(before);
		await calls.giveRole(before, "agent");
		// Strangers' requests to a mailbox don't hold these emails back.
		for (const address of [before, after]) await calls.exhaustLinks(address);
		expect(await ask(cookie, " Ana@New.example ")).toEqual(requested);
		const approve = await tokenTo(before, "approve");
		expect(services.sentMails.some(({ to }) => to === after)).toBe(false);
		expect(await readEmailLink(services, approve)).toMatchObject({ step: "approve", newEmail: after });

		expect(await follow(approve)).toEqual({ ok: true, done: "approved" });
		expect(await follow(approve), "used twice").toEqual(expired);
		const confirm = await tokenTo(after, "confirm");
		expect(await follow(confirm, "Wrong-guess.1")).toEqual({
			ok: false,
			code: "invalid",
			errors: { password: "password_wrong" },
		});
		expect(await enter(before), "before it is confirmed").toMatchObject({ ok: true });
		expect(await follow(confirm, password)).toEqual({ ok: true, done: "changed" });
		expect(await follow(confirm, password), "used twice").toEqual(expired);

		expect(await sessionOf(cookie), "the session").toBeNull();
		expect(await enter(before)).toMatchObject({ ok: false, code: "wrongCredentials" });
		expect(await enter(after)).toMatchObject({ ok: true, role: "agent" });
		const told = await vi.waitFor(() => {
			const mail = services.sentMails.find(({ subject }) => subject === "Your email address was changed");
			if (!mail) throw new Error("not mailed");
			return mail;
		});
		expect(told.to).toBe(before);
		expect(told.text).toContain("call us right away");
		expect(told.text).not.toContain(after);
		const entries = await services.database.db.select().from(auditEntries).orderBy(auditEntries.sequence);
		expect(entries.map(({ action, email }) => `${action} ${email}`)).toEqual(
			expect.arrayContaining([
				`EMAIL_CHANGE_REQUESTED ${before}`,
				`EMAIL_CHANGE_APPROVED ${before}`,
				`EMAIL_CHANGED ${after}`,
			]),
		);
	});

	test("stores no token, and nothing of the change in the audit log but that it happened", async () => {
		const cookie = await calls.openAccount("bea@example.com");
		expect(await ask(cookie, "secret-address@new.example")).toEqual(requested);
		const token = await tokenTo("bea@example.com", "approve");
		expect(JSON.stringify(await services.database.db.select().from(emailChanges))).not.toContain(token);
		expect(JSON.stringify(await services.database.db.select().from(auditEntries))).not.toContain("secret-address");
		expect(await follow(token)).toEqual({ ok: true, done: "approved" });
		const next = await tokenTo("secret-address@new.example", "confirm");
		const jobs = rowsOf(
			await services.database.db.execute<{ data: string }>(sql`SELECT data::text AS data FROM jobs.job`),
		);
		expect(jobs.some(({ data }) => data.includes("seed"))).toBe(true);
		for (const link of [token, next]) expect(jobs.filter(({ data }) => data.includes(link))).toEqual([]);
	});

	test("tells nobody but its owner that the new address has an account", async () => {
		const [taken, own] = ["taken@example.com", "cleo@example.com"];
		await calls.openAccount(taken);
		const cookie = await calls.openAccount(own);
		expect(await ask(cookie, taken)).toEqual(requested);
		expect(await follow(await tokenTo(own, "approve"))).toEqual({ ok: true, done: "approved" });
		const confirm = await tokenTo(taken, "confirm");
		expect(await follow(confirm, password)).toEqual({ ok: false, code: "addressTaken" });
		expect(await enter(own)).toMatchObject({ ok: true });
		expect(await services.database.db.$count(users, eq(users.email, taken))).toBe(1);
	});

	test("takes an address that somebody signed up with and never confirmed", async () => {
		const [squatted, own] = ["squatted@example.com", "dora@example.com"];
		const cookie = await calls.openAccount(own);
		expect(await calls.signUpAs(squatted)).toBe("accountCreated");
		await ask(cookie, squatted);
		await follow(await tokenTo(own, "approve"));
		expect(await follow(await tokenTo(squatted, "confirm"), password)).toEqual({ ok: true, done: "changed" });
		expect(await enter(squatted)).toMatchObject({ ok: true });
	});

	test("ends with a newer wish, and after a day", async () => {
		const own = "emil@example.com";
		const cookie = await calls.openAccount(own);
		await ask(cookie, "first@new.example");
		const first = await tokenTo(own, "approve");
		services.sentMails.length = 0;
		await ask(cookie, "second@new.example");
		const second = await tokenTo(own, "approve");
		expect(await follow(first)).toEqual(expired);
		services.setNow(new Date("2026-11-24T14:59:59Z"));
		expect(await readEmailLink(services, second)).toMatchObject({ newEmail: "second@new.example" });
		services.setNow(new Date("2026-11-24T15:00:00Z"));
		expect(await follow(second)).toEqual(expired);
		for (const token of ["", "x", `${second}x`]) expect(await follow(token)).toEqual(expired);
	});

	test("is refused without an address, the password, or another address", async () => {
		const cookie = await calls.openAccount("fay@example.com");
		for (const email of ["", "fay@", undefined]) {
			expect(await ask(cookie, email)).toEqual({ ok: false, code: "invalid", errors: { email: "email_invalid" } });
		}
		expect(await ask(cookie, "FAY@example.com")).toEqual({
			ok: false,
			code: "invalid",
			errors: { email: "email_same" },
		});
		expect(await ask(cookie, "fay@new.example", "Wrong-guess.1")).toEqual({
			ok: false,
			code: "invalid",
			errors: { password: "password_wrong" },
		});
		expect(services.sentMails.filter(({ text }) => text.includes("approve-email"))).toEqual([]);
	});

	test("wants a whole sign-in of the last 15 minutes of an account with a second factor", async () => {
		const cookie = await calls.openAccount("ida@example.com");
		const signedIn = await sessionOf(cookie);
		if (!signedIn) throw new Error("not signed in");
		const askAs = (minutes: number, hasFactor: boolean) =>
			requestEmailChange(
				services,
				visitFromElsewhere({ cookie }),
				{ ...signedIn, hasFactor, provedAt: new Date(services.clock().getTime() - minutes * 60_000) },
				{ email: "ida@new.example", password },
			);
		expect(await askAs(15, true)).toEqual({ ok: false, code: "proveFirst" });
		expect(await askAs(14, true)).toEqual(requested);
		expect(await askAs(15, false)).toEqual(requested);
	});

	test("happens once if the link is followed twice at the same moment", async () => {
		const cookie = await calls.openAccount("gus@example.com");
		await ask(cookie, "gus@new.example");
		await follow(await tokenTo("gus@example.com", "approve"));
		const token = await tokenTo("gus@new.example", "confirm");
		const results = await Promise.all([follow(token, password), follow(token, password)]);
		expect(results.filter((result) => "done" in result)).toHaveLength(1);
	});

	test("keeps an admin by ADMIN_EMAILS at a listed address", async () => {
		const cookie = await calls.openAccount(listed);
		expect(await ask(cookie, "owner@new.example")).toEqual({ ok: false, code: "listedAdmin" });
	});

	test("is asked for five times an hour at most", async () => {
		const cookie = await calls.openAccount("hal@example.com");
		for (let asked = 0; asked < 5; asked++) expect(await ask(cookie, `hal${asked}@new.example`)).toEqual(requested);
		expect(await ask(cookie, "hal@new.example")).toEqual({ ok: false, code: "tooManyAttempts" });
	});
});
