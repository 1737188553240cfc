import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { securityLog, sessions, users } from "#database/schema.ts";
import type { StaffRole } from "#domain/staff/roles.ts";
import { type AccountCalls, accountCalls, visit, visitor } from "#tests/support/accounts.ts";
import { openTestServices, ruleKinds, type TestServices } from "#tests/support/test-services.ts";
import { opensPage } from "./note-activity.server.ts";
import { readSession } from "./read-session.server.ts";
import { receiveReport, tellSession } from "./session-endpoints.server.ts";
import { signOut } from "./sign-out.server.ts";

const start = new Date("2026-11-23T15:00:00Z");

describe.each(ruleKinds)("inactivity on %s", (kind) => {
	let services: TestServices;
	let calls: AccountCalls;
	beforeAll(async () => {
		services = await openTestServices(kind);
		calls = await accountCalls(services);
	});
	afterAll(() => services.close());

	const setMinutes = (minutes: number) => services.setNow(new Date(start.getTime() + minutes * 60_000));
	const open = async (email: string, role: StaffRole) => {
		setMinutes(0);
		const cookie = await calls.openAccount(email);
		if (role !== "viewer") await calls.giveRole(email, role);
		return cookie;
	};
	const call = (cookie: string, headers: Record<string, string> = { origin: services.env.siteOrigin }) =>
		new Request(`${services.env.siteOrigin}/api/session/activity`, { method: "POST", headers: { cookie, ...headers } });
	const report = (cookie: string) => receiveReport(services, call(cookie), visitor, "activity");
	const read = (cookie: string) => readSession(services, visit({ cookie }));
	const rowOf = async (email: string) =>
		(
			await services.database.db
				.select({ session: sessions })
				.from(sessions)
				.innerJoin(users, eq(users.id, sessions.userId))
				.where(eq(users.email, email))
		)[0]?.session;
	const lastEvent = async () =>
		(await services.database.db.select().from(securityLog).orderBy(desc(securityLog.created_at)).limit(1))[0];

	test.each<[StaffRole, minutes: number]>([
		["admin", 30],
		["agent", 8 * 60],
		["viewer", 8 * 60],
	])("ends a session of a %s after %i minutes, however often it is read", async (role, minutes) => {
		const email = `${role}@example.com`;
		const cookie = await open(email, role);
		expect(await rowOf(email)).toMatchObject({ lastActiveAt: start });
		for (const share of [0.3, 0.6, 0.99]) {
			setMinutes(minutes * share);
			expect((await read(cookie)).signedIn).toMatchObject({ role, expiresAt: new Date(+start + minutes * 60_000) });
		}
		expect((await report(cookie)).status).toBe(204);
		setMinutes(minutes * 1.98);
		expect((await read(cookie)).signedIn).toMatchObject({ role });
		setMinutes(minutes * 2);
		const { signedIn, ended, cookies } = await read(cookie);
		expect({ signedIn, ended }).toEqual({ signedIn: null, ended: "inactivity" });
		expect(cookies).toEqual([
			expect.stringMatching(/^sf\.session_token=; .*Max-Age=0;/),
			expect.stringMatching(/^sf_signed_in=; .*Max-Age=0;/),
		]);
		expect(await rowOf(email)).toBeUndefined();
		expect(await lastEvent()).toMatchObject({ action: "SESSION_EXPIRED", details: "inactivity" });
	});

	test("signs a laptop out that was closed for nine hours, even if its first request reports activity", async () => {
		const cookie = await open("laptop@example.com", "agent");
		setMinutes(9 * 60);
		const response = await report(cookie);
		expect(response.status).toBe(401);
		expect(await response.json()).toMatchObject({ error: { code: "session_inactive" } });
		expect(await rowOf("laptop@example.com")).toBeUndefined();
		expect((await report(cookie)).status).toBe(401);
	});

	test("stores activity at most once a minute", async () => {
		const email = "busy@example.com";
		const cookie = await open(email, "viewer");
		const stored = [];
		for (const minutes of [0.5, 0.99, 1, 1.5, 2]) {
			setMinutes(minutes);
			expect((await report(cookie)).status).toBe(204);
			stored.push((+((await rowOf(email))?.lastActiveAt ?? 0) - +start) / 60_000);
		}
		expect(stored).toEqual([0, 0, 1, 1, 2]);
	});

	test("hears no strangers, no other sites and no GET", async () => {
		const cookie = await open("heard@example.com", "viewer");
		setMinutes(10);
		const stranger = await report("");
		expect(stranger.status).toBe(401);
		expect(await stranger.json()).toMatchObject({ error: { code: "unauthorized" } });
		const elsewhere = await receiveReport(
			services,
			call(cookie, { origin: "https://other.example" }),
			visitor,
			"activity",
		);
		expect(elsewhere.status).toBe(403);
		const got = new Request(`${services.env.siteOrigin}/api/session/activity`, { headers: { cookie } });
		expect((await receiveReport(services, got, visitor, "activity")).status).toBe(405);
		expect((await receiveReport(services, call(cookie), visitor, "focus")).status).toBe(204);
		expect(await rowOf("heard@example.com")).toMatchObject({ lastActiveAt: start });
	});

	test("marks the browser of the signed-in, and takes the mark away with the session", async () => {
		const cookie = await open("marked@example.com", "viewer");
		expect(cookie).toContain("sf_signed_in=1");
		const unmarked = cookie.replace("sf_signed_in=1", "");
		const tell = (cookies: string) => tellSession(services, visit({ cookie: cookies }));
		expect((await tell(cookie)).headers.getSetCookie()).toEqual([]);
		const [mark = ""] = (await tell(unmarked)).headers.getSetCookie();
		expect(mark).toMatch(/^sf_signed_in=1; /);
		expect(mark).not.toContain("HttpOnly");
		const signedOut = await signOut(services, visit({ cookie }), "inactivity");
		expect(signedOut.getSetCookie()).toContainEqual(expect.stringMatching(/^sf_signed_in=; .*Max-Age=0;/));
		expect(await lastEvent()).toMatchObject({ action: "LOGOUT", details: "inactivity" });
		const told = await tell(cookie);
		expect(await told.json()).toEqual({ user: null, userRole: null, expires_at: null });
		expect(told.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^sf_signed_in=; .*Max-Age=0;/));
		expect((await tell("")).headers.getSetCookie()).toEqual([]);
	});

	test("logs a renewed token once an hour at most", async () => {
		const email = "renewed@example.com";
		const cookie = await open(email, "viewer");
		const row = await rowOf(email);
		const hourAgo = new Date(+(row?.expiresAt ?? 0) - 3_600_000);
		await services.database.db
			.update(sessions)
			.set({ expiresAt: hourAgo })
			.where(eq(sessions.id, row?.id ?? ""));
		expect((await read(cookie)).cookies).toEqual([expect.stringMatching(/^sf\.session_token=[^;]/)]);
		expect(await lastEvent()).toMatchObject({ action: "TOKEN_REFRESHED", user_id: row?.userId });
		expect((await read(cookie)).cookies).toEqual([]);
	});
});

test.each([
	["a document", { "sec-fetch-dest": "document" }, true],
	["a data request", { "sec-fetch-dest": "empty" }, false],
	["a prefetched document", { "sec-fetch-dest": "document", "sec-purpose": "prefetch" }, false],
	["a program", {}, false],
])("%s counts as opening a page or not", (_, headers: Record<string, string>, opens) => {
	expect(opensPage(new Request("https://site.example/admin", { headers }))).toBe(opens);
});
