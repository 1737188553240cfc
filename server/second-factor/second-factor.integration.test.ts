import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { securityLog, sessions, twoFactors, users } from "#database/schema.ts";
import { type AccountCalls, accountCalls, password, visit, visitFromElsewhere } from "#tests/support/accounts.ts";
import { openTestServices, sqlKinds, type TestServices } from "#tests/support/test-services.ts";
import { changePassword } from "../account/change-password.server.ts";
import { rowsOf } from "../platform/database/client.server.ts";
import { readSession } from "../staff/read-session.server.ts";
import { requestAccountMail } from "../staff/request-account-mail.server.ts";
import { setNewPassword } from "../staff/set-new-password.server.ts";
import { signIn } from "../staff/sign-in.server.ts";
import { confirmApp, removeApp, renewRecoveryCodes, startApp } from "./authenticator-app.server.ts";
import { proveAgain, readFactors } from "./prove-again.server.ts";
import { readSecondStep, takeSecondStep } from "./second-step.server.ts";
import { totpCode, totpStep } from "./totp.server.ts";

describe.each(sqlKinds)("second factors on %s", (kind) => {
	let services: TestServices;
	let calls: AccountCalls;
	beforeAll(async () => {
		services = await openTestServices(kind);
		calls = await accountCalls(services);
	});
	afterAll(() => services.close());
	// Codes change every half minute of the machine's clock, which the library reads: it is frozen in each test.
	beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.now() }));
	afterEach(() => void vi.useRealTimers());

	const visitWith = (cookie: string) => visitFromElsewhere({ cookie });
	const pairs = (cookies: string[]) =>
		cookies
			.filter((cookie) => !/max-age=0/i.test(cookie))
			.map((cookie) => cookie.split(";")[0])
			.join("; ");
	const sessionOf = async (cookie: string) => (await readSession(services, visit({ cookie }))).signedIn;
	async function mustSession(cookie: string) {
		const signedIn = await sessionOf(cookie);
		if (!signedIn) throw new Error("Nobody is signed in");
		return signedIn;
	}
	/** A code of now, or of the next half minutes, each of which is accepted once. */
	const codeOf = (secret: string, later = 0) => ({
		kind: "totp" as const,
		code: totpCode(secret, totpStep(new Date()) + later),
	});
	const actionsOf = async (email: string) =>
		(
			await services.database.db
				.select({ action: securityLog.action })
				.from(securityLog)
				.innerJoin(users, eq(users.id, securityLog.user_id))
				.where(eq(users.email, email))
				.orderBy(securityLog.created_at)
		).map(({ action }) => action);

	/** An account with an app, whose code of the half minute before now was used. */
	async function accountWithApp(email: string) {
		const before = await calls.openAccount(email);
		const secret = (await startApp(services, await mustSession(before))) ?? "";
		const confirmed = await confirmApp(services, visitWith(before), await mustSession(before), codeOf(secret, -1).code);
		if (!confirmed.ok) throw new Error(confirmed.code);
		return { before, secret, codes: confirmed.recoveryCodes ?? [], cookie: pairs(confirmed.cookies) };
	}
	/** The password is right. @returns the cookies with which the code is sent */
	async function giveSecondStep(email: string): Promise<string> {
		const result = await signIn(services, visitFromElsewhere(), { email, password }, null);
		if (result.ok || result.code !== "secondFactor") throw new Error("No second factor was asked for");
		return pairs(result.cookies);
	}

	test("an app is confirmed with a code, gives recovery codes, and changes the session's token", async () => {
		const email = "ana@example.com";
		const elsewhere = await calls.openAccount(email);
		const again = await signIn(services, visitFromElsewhere(), { email, password }, null);
		const here = again.ok ? pairs(again.cookies) : "";
		const secret = (await startApp(services, await mustSession(here))) ?? "";
		expect(await confirmApp(services, visitWith(here), await mustSession(here), "000000")).toMatchObject({ ok: false });
		expect((await signIn(services, visitFromElsewhere(), { email, password }, null)).ok, "not asked yet").toBe(true);

		const { code } = codeOf(secret);
		const confirmed = await confirmApp(services, visitWith(here), await mustSession(here), code);
		if (!confirmed.ok) throw new Error(confirmed.code);
		expect(new Set(confirmed.recoveryCodes).size).toBe(10);
		expect(await mustSession(pairs(confirmed.cookies))).toMatchObject({ email, factor: "totp", hasFactor: true });
		expect([await sessionOf(elsewhere), await sessionOf(here)]).toEqual([null, null]);
		expect(await startApp(services, await mustSession(pairs(confirmed.cookies)))).toBeNull();
		expect(await actionsOf(email)).toContain("FACTOR_ADDED");
		const [row] = await services.database.db.select().from(twoFactors);
		for (const readable of [secret, ...(confirmed.recoveryCodes ?? [])]) {
			expect(JSON.stringify(row)).not.toContain(readable);
		}
	});

	test("a sign-in is whole only with a code, and a code counts once", async () => {
		const email = "bea@example.com";
		const { secret } = await accountWithApp(email);
		const signIns = async () => (await actionsOf(email)).filter((action) => action === "LOGIN_SUCCESS").length;
		const before = await signIns();
		const owed = await giveSecondStep(email);
		expect(await sessionOf(owed)).toBeNull();
		expect(await signIns()).toBe(before);
		expect(await readSecondStep(services, new Headers({ cookie: owed }))).toMatchObject({ email, hasApp: true });

		const code = codeOf(secret);
		const result = await takeSecondStep(services, visitWith(owed), code);
		if (!result.ok) throw new Error(result.code);
		expect(await mustSession(pairs(result.cookies))).toMatchObject({ email, factor: "totp" });
		expect(await signIns()).toBe(before + 1);
		expect(await takeSecondStep(services, visitWith(owed), codeOf(secret, 1)), "the step is used up").toMatchObject({
			code: "startOver",
		});

		const second = await giveSecondStep(email);
		expect(await takeSecondStep(services, visitWith(second), code), "a replay").toMatchObject({ code: "usedCode" });
		expect(await takeSecondStep(services, visitWith(second), codeOf(secret, -1))).toMatchObject({ code: "usedCode" });
		expect(await takeSecondStep(services, visitWith(second), codeOf(secret, 1))).toMatchObject({ ok: true });
	});

	test("of two sign-ins with one code at the same moment, one succeeds", async () => {
		const email = "carla@example.com";
		const { secret } = await accountWithApp(email);
		const owed = [await giveSecondStep(email), await giveSecondStep(email)];
		const results = await Promise.all(
			owed.map((cookie) => takeSecondStep(services, visitWith(cookie), codeOf(secret))),
		);
		expect(results.filter(({ ok }) => ok)).toHaveLength(1);
	});

	test("a recovery code opens the account once, and new ones replace the old", async () => {
		const email = "dora@example.com";
		const { codes, cookie } = await accountWithApp(email);
		const [first = "", second = ""] = codes;
		const recover = async (code: string) =>
			takeSecondStep(services, visitWith(await giveSecondStep(email)), { kind: "recovery", code });
		const result = await recover(first);
		if (!result.ok) throw new Error(result.code);
		expect(await mustSession(pairs(result.cookies))).toMatchObject({ factor: "recovery" });
		expect(await actionsOf(email)).toContain("RECOVERY_CODE_USED");
		expect(await recover(first)).toMatchObject({ code: "wrongCode" });
		const renewed = (await renewRecoveryCodes(services, visitWith(cookie), await mustSession(cookie))) ?? [];
		expect(await sessionOf(pairs(result.cookies)), "the session that an old code opened").toBeNull();
		expect(await mustSession(cookie)).toMatchObject({ factor: "totp" });
		expect(await recover(second)).toMatchObject({ code: "wrongCode" });
		expect(await recover(renewed[0] ?? "")).toMatchObject({ ok: true });
	});

	test("wrong codes are limited: five for each password, ten for each account", async () => {
		const email = "emil@example.com";
		const { secret } = await accountWithApp(email);
		const wrong = { kind: "totp" as const, code: "000000" };
		const answers: string[] = [];
		let owed = await giveSecondStep(email);
		for (let guess = 0; guess < 12; guess += 1) {
			const result = await takeSecondStep(services, visitWith(owed), wrong);
			answers.push(result.ok ? "in" : result.code);
			if (!result.ok && result.code === "startOver") owed = await giveSecondStep(email);
		}
		expect(answers.slice(0, 7)).toEqual([...Array(5).fill("wrongCode"), "startOver", "wrongCode"]);
		expect(answers).not.toContain("in");
		expect(answers.at(-1)).toBe("tooManyCodes");
		expect(await takeSecondStep(services, visitWith(owed), codeOf(secret)), "the right one").toMatchObject({
			code: "tooManyCodes",
		});
		const told = sql`SELECT id FROM jobs.job WHERE name = 'mail-account-event' AND data->>'event' = 'manyCodes'`;
		expect(rowsOf(await services.database.db.execute<{ id: string }>(told))).toHaveLength(1);
	});

	test("a session that a password alone opened ends once the account has a factor", async () => {
		const email = "gil@example.com";
		const { cookie } = await accountWithApp(email);
		const { sessionId } = await mustSession(cookie);
		await services.database.db.update(sessions).set({ factor: null }).where(eq(sessions.id, sessionId));
		expect(await sessionOf(cookie)).toBeNull();
		expect(await services.database.db.$count(sessions, eq(sessions.id, sessionId))).toBe(0);
	});

	test("without the app nothing is asked for, and no session counts as proved", async () => {
		const email = "fay@example.com";
		const { cookie, secret } = await accountWithApp(email);
		const owed = await giveSecondStep(email);
		const elsewhere = await takeSecondStep(services, visitWith(owed), codeOf(secret));
		const lost = elsewhere.ok ? pairs(elsewhere.cookies) : "";
		expect(await mustSession(lost)).toMatchObject({ factor: "totp" });
		await removeApp(services, visitWith(cookie), await mustSession(cookie));
		expect(await mustSession(cookie)).toMatchObject({ hasFactor: false, factor: null });
		expect(await sessionOf(lost), "the session on the device that is lost").toBeNull();
		expect((await signIn(services, visitFromElsewhere(), { email, password }, null)).ok).toBe(true);
		expect(await actionsOf(email)).toContain("FACTOR_REMOVED");
	});

	test("changes want a proof of the last 15 minutes: the password, and a code of the app", async () => {
		const email = "gus@example.com";
		const { cookie, secret } = await accountWithApp(email);
		const { sessionId } = await mustSession(cookie);
		const isFresh = async () => (await readFactors(services, await mustSession(cookie))).isFresh;
		expect(await isFresh()).toBe(true);
		const now = services.clock();
		services.setNow(new Date(now.getTime() + 15 * 60_000));
		expect(await isFresh()).toBe(false);
		const prove = async (typed: { password: string; code: string }) =>
			proveAgain(services, visitWith(cookie), await mustSession(cookie), typed);
		expect(await prove({ password: "Wrong-one.1", code: codeOf(secret).code })).toMatchObject({
			code: "wrongPassword",
		});
		expect(await prove({ password, code: "000000" })).toMatchObject({ code: "wrongCode" });
		expect(await prove({ password, code: "" })).toMatchObject({ code: "wrongCode" });
		expect(await isFresh()).toBe(false);
		expect(await prove({ password, code: codeOf(secret).code })).toEqual({ ok: true });
		expect(await isFresh()).toBe(true);
		const [session] = await services.database.db.select().from(sessions).where(eq(sessions.id, sessionId));
		expect(session?.provedAt).toEqual(services.clock());
		services.setNow(now);
	});

	test("a new password by a mailed link asks for the code too", async () => {
		const email = "jan@example.com";
		const { secret, cookie } = await accountWithApp(email);
		services.sentMails.length = 0;
		await requestAccountMail(services, visitFromElsewhere(), "forgot-password", email);
		const link = await calls.mailedToken(email);
		const result = await setNewPassword(services, visitFromElsewhere(), "Chosen.day3", link);
		if (result.ok || result.code !== "secondFactor") throw new Error("No second factor was asked for");
		expect(await sessionOf(cookie), "the session before").toBeNull();
		expect(await sessionOf(pairs(result.cookies))).toBeNull();
		const entered = await takeSecondStep(services, visitWith(pairs(result.cookies)), codeOf(secret));
		expect(entered).toMatchObject({ ok: true });
	});

	test("a new password ends the second steps that the one before had begun", async () => {
		const email = "jil@example.com";
		const { secret, cookie } = await accountWithApp(email);
		const owed = await giveSecondStep(email);
		const fields = { current: password, password: "Chosen.day4" };
		const changed = await changePassword(services, visitWith(cookie), await mustSession(cookie), fields);
		expect(changed).toEqual({ ok: true, done: "password-changed" });
		expect(await takeSecondStep(services, visitWith(owed), codeOf(secret))).toEqual({ ok: false, code: "startOver" });
	});

	test("a session that a factor opened names its device, and the first sign-in by code on it is reported", async () => {
		const email = "kim@example.com";
		const before = await calls.openAccount(email);
		const userAgent = "Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0";
		const from = (cookie: string) => ({ ...visitWith(cookie), visitor: { ...visitWith("").visitor, userAgent } });
		const rowOf = async (cookies: string[]) => {
			const { sessionId } = await mustSession(pairs(cookies));
			return (await services.database.db.select().from(sessions).where(eq(sessions.id, sessionId)))[0];
		};
		const named = { browser: "Firefox", system: "Linux", factor: "totp" };
		const secret = (await startApp(services, await mustSession(before))) ?? "";
		const set = await confirmApp(services, from(before), await mustSession(before), codeOf(secret, -1).code);
		expect(await rowOf(set.ok ? set.cookies : [])).toMatchObject(named);

		services.sentMails.length = 0;
		const result = await takeSecondStep(services, from(await giveSecondStep(email)), codeOf(secret));
		if (!result.ok) throw new Error(result.code);
		expect(await rowOf(result.cookies)).toMatchObject(named);
		expect(result.cookies.join()).toMatch(/sf_signed_in=1.*sf_device=/s);
		const told = () => services.sentMails.filter(({ to, subject }) => to === email && subject.includes("New sign-in"));
		await vi.waitFor(() => expect(told()).toHaveLength(1), { timeout: 20_000 });
	});

	test("a second step needs no session, and another account's session does not answer it", async () => {
		const stranger = await calls.openAccount("hal@example.com");
		const { secret } = await accountWithApp("ida@example.com");
		const owed = await giveSecondStep("ida@example.com");
		const both = visitWith(`${stranger}; ${owed}`);
		const result = await takeSecondStep(services, both, codeOf(secret));
		if (!result.ok) throw new Error(result.code);
		expect(await mustSession(pairs(result.cookies))).toMatchObject({ email: "ida@example.com" });
		expect(await takeSecondStep(services, visitFromElsewhere(), codeOf(secret))).toMatchObject({
			code: "startOver",
		});
		expect(await readSecondStep(services, new Headers({ cookie: "sf.two_factor=2fa-x.forged" }))).toBeNull();
	});
});
