import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { securityLog, sessions } from "#database/schema.ts";
import { type AccountCalls, accountCalls, password, visit, visitFromElsewhere } from "#tests/support/accounts.ts";
import { openTestServices, ruleKinds, type TestServices } from "#tests/support/test-services.ts";
import { readSession } from "../staff/read-session.server.ts";
import { signIn } from "../staff/sign-in.server.ts";
import { endOtherSessions, listOwnSessions } from "./own-sessions.server.ts";

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0";

describe.each(ruleKinds)("the sessions of an account on %s", (kind) => {
	let services: TestServices;
	let calls: AccountCalls;
	beforeAll(async () => {
		services = await openTestServices(kind);
		services.cities = { find: async () => ({ country: "US", region: "Florida", city: "Tampa" }) };
		calls = await accountCalls(services);
	});
	afterAll(() => services.close());

	const sessionOf = async (cookie: string) => (await readSession(services, visit({ cookie }))).signedIn;
	async function here(cookie: string) {
		const signedIn = await sessionOf(cookie);
		if (!signedIn) throw new Error("not signed in");
		return signedIn;
	}
	async function enter(email: string): Promise<string> {
		const { headers, visitor } = visitFromElsewhere();
		const visit = { headers, visitor: { ...visitor, userAgent: firefox } };
		const result = await signIn(services, visit, { email, password }, null);
		if (!result.ok) throw new Error("not signed in");
		return result.cookies.map((cookie) => cookie.split(";")[0]).join("; ");
	}
	const end = async (cookie: string, session: unknown) =>
		endOtherSessions(services, visitFromElsewhere({ cookie }), await here(cookie), { session });

	test("are listed with device and place, the present one first, without tokens or addresses", async () => {
		const cookie = await calls.openAccount("ana@example.com");
		await enter("ana@example.com");
		const listed = await listOwnSessions(services, await here(cookie), "es");
		expect(listed).toMatchObject([
			{ device: null, place: "Tampa, Florida", isThis: true },
			{ device: "Firefox, Linux", place: "Tampa, Florida", isThis: false },
		]);
		const [row] = await services.database.db.select().from(sessions);
		expect(JSON.stringify(listed)).not.toContain(row?.token);
		expect(JSON.stringify({ ...row, token: "" })).not.toMatch(/\d+\.\d+\.\d+\.\d+|Mozilla/);
	});

	test("are not listed once they can't be used anymore", async () => {
		const email = "bea@example.com";
		const cookie = await calls.openAccount(email);
		const old = await enter(email);
		const lapsed = await enter(email);
		const idle = await enter(email);
		const { db } = services.database;
		const aged = { createdAt: new Date(services.clock().getTime() - 8 * 24 * 3_600_000) };
		await db
			.update(sessions)
			.set(aged)
			.where(eq(sessions.id, (await here(old)).sessionId));
		const expired = { expiresAt: new Date(Date.now() - 1000) };
		await db
			.update(sessions)
			.set(expired)
			.where(eq(sessions.id, (await here(lapsed)).sessionId));
		const inactive = { lastActiveAt: new Date(services.clock().getTime() - 8 * 3_600_000) };
		await db
			.update(sessions)
			.set(inactive)
			.where(eq(sessions.id, (await here(idle)).sessionId));
		expect(await listOwnSessions(services, await here(cookie), "en")).toHaveLength(1);
	});

	test("end one by one or all others together, which is logged", async () => {
		const email = "cleo@example.com";
		const cookie = await calls.openAccount(email);
		const [first, second, third] = [await enter(email), await enter(email), await enter(email)];
		expect(await end(cookie, (await here(first)).sessionId)).toEqual({ ok: true, done: "session-ended" });
		expect(await sessionOf(first)).toBeNull();
		expect(await sessionOf(second)).not.toBeNull();
		expect(await end(cookie, "all")).toEqual({ ok: true, done: "sessions-ended" });
		for (const ended of [second, third]) expect(await sessionOf(ended)).toBeNull();
		const { userId } = await here(cookie);
		const logged = await services.database.db.select().from(securityLog).where(eq(securityLog.user_id, userId));
		const details = logged.filter(({ action }) => action === "SESSIONS_ENDED").map((row) => row.details);
		expect(details.sort()).toEqual(["ended by the owner: 1", "ended by the owner: 2"]);
	});

	test("end only with the password once the sign-in is 15 minutes old", async () => {
		const email = "fritz@example.com";
		const cookie = await calls.openAccount(email);
		const other = await enter(email);
		const signedIn = await here(cookie);
		const later = { ...signedIn, provedAt: new Date(signedIn.provedAt.getTime() - 15 * 60_000) };
		const attempt = (typed: unknown) =>
			endOtherSessions(services, visitFromElsewhere({ cookie }), later, { session: "all", password: typed });
		expect(await attempt(undefined)).toEqual({ ok: false, code: "invalid", errors: { password: "password_missing" } });
		expect(await attempt("Wrong-guess.1")).toEqual({
			ok: false,
			code: "invalid",
			errors: { password: "password_wrong" },
		});
		expect(await sessionOf(other)).not.toBeNull();
		expect(await attempt(password)).toEqual({ ok: true, done: "sessions-ended" });
		expect(await sessionOf(other)).toBeNull();
	});

	test("of somebody else, and the present one, can't be ended, whatever is posted", async () => {
		const cookie = await calls.openAccount("dora@example.com");
		const stranger = await calls.openAccount("emil@example.com");
		const other = await enter("dora@example.com");
		await end(cookie, (await here(stranger)).sessionId);
		await end(cookie, (await here(cookie)).sessionId);
		await end(cookie, undefined);
		await end(cookie, "");
		for (const open of [stranger, cookie, other]) expect(await sessionOf(open)).not.toBeNull();
	});
});
