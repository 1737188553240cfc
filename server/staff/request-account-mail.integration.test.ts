import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { accounts, securityLog, sessions, users } from "#database/schema.ts";
import { type AccountCalls, accountCalls, password, visitFromElsewhere } from "#tests/support/accounts.ts";
import { openTestServices, ruleKinds, type TestServices } from "#tests/support/test-services.ts";
import { rowsOf } from "../platform/database/client.server.ts";
import { limits } from "../rate-limits.server.ts";
import { answerMailRequest, requestAccountMail } from "./request-account-mail.server.ts";
import { setNewPassword } from "./set-new-password.server.ts";
import { signIn } from "./sign-in.server.ts";

const next = "Chosen.day3";

describe.each(ruleKinds)("mailed links on request on %s", (kind) => {
	let services: TestServices;
	let calls: AccountCalls;
	beforeAll(async () => {
		services = await openTestServices(kind);
		calls = await accountCalls(services);
	});
	beforeEach(() => {
		services.sentMails.length = 0;
	});
	afterAll(() => services.close());

	const ask = (wanted: "forgot-password" | "confirm-again", email: string, headers: Record<string, string> = {}) =>
		requestAccountMail(services, visitFromElsewhere(headers), wanted, email);
	const enter = (email: string, ownPassword: string, link: string | null = null) =>
		signIn(services, visitFromElsewhere(), { email, password: ownPassword }, link);
	const change = (link: string | null, ownPassword = next) =>
		setNewPassword(services, visitFromElsewhere(), ownPassword, link);

	// A notice of the test before may come late.
	const mailTo = (email: string) => services.sentMails.find(({ to }) => to === email);

	test("set a new password, once, and end all sessions", async () => {
		const email = "ana@example.com";
		await calls.openAccount(email);
		services.sentMails.length = 0;
		expect(await ask("forgot-password", email, { "accept-language": "es" })).toBe("mailRequested");
		const token = await calls.mailedToken(email);
		expect(mailTo(email)).toMatchObject({ language: "es", subject: "Elija una contraseña nueva" });
		expect(mailTo(email)?.text).toContain("/auth?reset-password=");

		expect(await enter(email, password, token), "the link alone changes nothing").toMatchObject({ ok: true });
		expect(await change(token)).toMatchObject({ ok: true, role: "viewer" });
		const open = services.database.db.select({ id: sessions.id }).from(sessions);
		expect(await open.innerJoin(users, eq(users.id, sessions.userId)).where(eq(users.email, email))).toHaveLength(1);
		expect(await enter(email, password)).toEqual({ ok: false, code: "wrongCredentials" });
		expect(await enter(email, next)).toMatchObject({ ok: true });
		expect(await change(token, "Again.day4"), "a second use").toEqual({ ok: false, code: "passwordLinkExpired" });
		const logged = await services.database.db.select({ action: securityLog.action }).from(securityLog);
		for (const event of ["PASSWORD_RECOVERY", "PASSWORD_SET"]) {
			expect(
				logged.filter(({ action }) => action === event),
				event,
			).toHaveLength(1);
		}
		const told = () => services.sentMails.filter(({ subject }) => subject === "Your password was changed");
		await vi.waitFor(() => expect(told()).toMatchObject([{ to: email, language: "en" }]), { timeout: 20_000 });
	});

	test("are worth nothing after two hours, with another address, or once the password was changed", async () => {
		const email = "bea@example.com";
		await calls.openAccount(email);
		services.sentMails.length = 0;
		await ask("forgot-password", email);
		const token = await calls.mailedToken(email);
		const started = services.clock();
		services.setNow(new Date(started.getTime() + 2 * 3_600_000));
		expect(await change(token)).toMatchObject({ ok: false });
		services.setNow(started);
		const { db } = services.database;
		await db.update(users).set({ email: "new-bea@example.com" }).where(eq(users.email, email));
		expect(await change(token)).toMatchObject({ ok: false });
		await db.update(users).set({ email }).where(eq(users.email, "new-bea@example.com"));

		const both = await Promise.all([change(token), change(token, "Another.day5")]);
		expect(both.filter(({ ok }) => ok)).toHaveLength(1);
		expect(await change(token)).toMatchObject({ ok: false });
	});

	test("open a new account with the password it was given, or with another", async () => {
		const email = "cleo@example.com";
		await calls.signUpAs(email);
		await calls.mailedToken(email);
		services.sentMails.length = 0;
		await ask("confirm-again", email, { "accept-language": "pt" });
		const again = await calls.mailedToken(email);
		expect(mailTo(email)).toMatchObject({ language: "pt", subject: "Confirme o seu e-mail" });
		services.sentMails.length = 0;
		await ask("forgot-password", email);
		const reset = await calls.mailedToken(email);
		expect(mailTo(email)).toMatchObject({ subject: "Set a new password" });
		expect(await change(reset)).toMatchObject({ ok: true });
		expect(await enter(email, password, again), "the password before").toMatchObject({ code: "wrongCredentials" });
	});

	test("ask for a password where a second sign-up has removed it", async () => {
		const email = "dan@example.com";
		await calls.signUpAs(email, "Strangers.pick1");
		await calls.signUpAs(email);
		const toOwner = () => services.sentMails.filter(({ to }) => to === email);
		await vi.waitFor(() => expect(toOwner()).toHaveLength(2), { timeout: 20_000 });
		await services.database.db
			.update(accounts)
			.set({ password: null })
			.where(eq(accounts.userId, await idOf(email)));
		services.sentMails.length = 0;
		await ask("confirm-again", email);
		expect(await change(await calls.mailedToken(email))).toMatchObject({ ok: true });
	});

	test("are mailed only to accounts that need them, and answered alike", async () => {
		const email = "ed@example.com";
		await calls.openAccount(email);
		services.sentMails.length = 0;
		for (const wanted of ["forgot-password", "confirm-again"] as const) {
			for (const address of [email, "nobody@example.com"]) expect(await ask(wanted, address)).toBe("mailRequested");
		}
		await calls.mailedToken(email);
		const answered = sql`SELECT id FROM jobs.job
			WHERE name = 'answer-mail-request' AND state = 'completed' AND data->>'email' IN (${email}, 'nobody@example.com')`;
		await vi.waitFor(
			async () => expect(rowsOf(await services.database.db.execute<{ id: string }>(answered))).toHaveLength(4),
			{ timeout: 20_000 },
		);
		// The confirmation is that of the sign-up.
		expect(await linksTo(email)).toEqual(["confirm", "reset-password"]);
	});

	test("are limited by visitor with an answer, and by mailbox without one", async () => {
		const limit = limits.mailRequestsPerAddress;
		const from = visitFromElsewhere();
		services.limiter.takeAll([[limit, from.visitor.ip, limit.max - 1]]);
		const again = () => requestAccountMail(services, from, "forgot-password", "nobody@example.com");
		expect(await again()).toBe("mailRequested");
		expect(await again()).toBe("tooManyMails");

		const email = "faye@example.com";
		await calls.openAccount(email);
		for (let i = 0; i < 5; i++) {
			await answerMailRequest(services, { wanted: "forgot-password", email, locale: "en" });
		}
		expect((await linksTo(email)).filter((purpose) => purpose === "reset-password")).toHaveLength(3);
	});

	test("are not stored: the queue holds for whom a link is, and no link", async () => {
		const email = "gil@example.com";
		await calls.openAccount(email);
		services.sentMails.length = 0;
		await ask("forgot-password", email);
		const token = await calls.mailedToken(email);
		expect(await linksTo(email)).toContain("reset-password");
		const jobs = rowsOf(
			await services.database.db.execute<{ data: string }>(
				sql`SELECT data::text AS data FROM jobs.job WHERE data IS NOT NULL`,
			),
		);
		const [, , signature = ""] = token.split(".");
		expect(signature.length).toBeGreaterThan(30);
		for (const part of [signature, "reset-password="]) {
			expect(jobs.filter(({ data }) => data.includes(part))).toEqual([]);
		}
	});

	/** The purposes of the links that were queued for this account. */
	async function linksTo(email: string): Promise<string[]> {
		const query = sql`SELECT data->>'purpose' AS purpose FROM jobs.job
			WHERE name = 'mail-account-link' AND data->>'userId' = ${await idOf(email)}`;
		return rowsOf(await services.database.db.execute<{ purpose: string }>(query))
			.map(({ purpose }) => purpose)
			.sort();
	}

	const idOf = async (email: string) =>
		(await services.database.db.select().from(users).where(eq(users.email, email)))[0]?.id ?? "";
});
