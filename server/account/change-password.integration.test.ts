import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { auditEntries, securityLog } from "#database/schema.ts";
import { type AccountCalls, accountCalls, password, visit, visitFromElsewhere } from "#tests/support/accounts.ts";
import { openTestServices, ruleKinds, type TestServices } from "#tests/support/test-services.ts";
import { readSession } from "../staff/read-session.server.ts";
import { signIn } from "../staff/sign-in.server.ts";
import { changePassword } from "./change-password.server.ts";

const newPassword = "Another.day2";

describe.each(ruleKinds)("changing the own password on %s", (kind) => {
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

	const sessionOf = async (cookie: string) => (await readSession(services, visit({ cookie }))).signedIn;
	async function change(cookie: string, current: unknown, next: unknown) {
		const signedIn = await sessionOf(cookie);
		if (!signedIn) throw new Error("not signed in");
		return changePassword(services, visitFromElsewhere({ cookie }), signedIn, { current, password: next });
	}
	const enter = (email: string, typed: string) =>
		signIn(services, visitFromElsewhere(), { email, password: typed }, null);

	test("takes the present one, ends the other sessions, is mailed and sealed", async () => {
		const email = "ana@example.com";
		const cookie = await calls.openAccount(email);
		await calls.giveRole(email, "agent");
		const elsewhere = await enter(email, password);
		const other = "cookies" in elsewhere ? elsewhere.cookies.map((one) => one.split(";")[0]).join("; ") : "";
		expect(await sessionOf(other)).not.toBeNull();

		expect(await change(cookie, password, newPassword)).toEqual({ ok: true, done: "password-changed" });
		expect(await sessionOf(cookie), "this session").not.toBeNull();
		expect(await sessionOf(other), "the other session").toBeNull();
		expect(await enter(email, password)).toMatchObject({ ok: false, code: "wrongCredentials" });
		expect(await enter(email, newPassword)).toMatchObject({ ok: true });

		const changed = await vi.waitFor(() => {
			const mail = services.sentMails.find(({ subject }) => subject === "Your password was changed");
			if (!mail) throw new Error("not mailed");
			return mail;
		});
		expect(changed.to).toBe(email);
		expect(changed.text).toContain("November 23, 2026, 10:00 AM");
		const [entry] = await services.database.db
			.select()
			.from(auditEntries)
			.where(and(eq(auditEntries.email, email), eq(auditEntries.action, "PASSWORD_CHANGED")));
		expect(entry).toMatchObject({ tableName: "authentication", network: expect.stringMatching(/\/24$/) });
	});

	test("changes nothing with a wrong password, and logs it", async () => {
		const email = "bea@example.com";
		const cookie = await calls.openAccount(email);
		const userId = (await sessionOf(cookie))?.userId ?? "";
		for (const guess of ["Wrong-guess.1", "", undefined, { length: 1 }]) {
			expect(await change(cookie, guess, newPassword)).toEqual({
				ok: false,
				code: "invalid",
				errors: { current: "password_wrong" },
			});
		}
		expect(await enter(email, password)).toMatchObject({ ok: true });
		const logged = await services.database.db.select().from(securityLog).where(eq(securityLog.user_id, userId));
		expect(
			logged.filter(({ action, details }) => action === "LOGIN_FAILURE" && details === "own account"),
		).toHaveLength(4);
	});

	test("refuses what a sign-up refuses, before the password is tried, and the same one", async () => {
		const cookie = await calls.openAccount("cleo@example.com");
		expect(await change(cookie, "", "short")).toEqual({
			ok: false,
			code: "invalid",
			errors: { password: "password_min_8" },
		});
		expect(await change(cookie, "", "Snowball7!")).toEqual({
			ok: false,
			code: "invalid",
			errors: { password: "password_common" },
		});
		expect(await change(cookie, password, password)).toEqual({
			ok: false,
			code: "invalid",
			errors: { password: "password_same" },
		});
	});

	test("happens once if two send it at the same moment", async () => {
		const cookie = await calls.openAccount("dora@example.com");
		const results = await Promise.all([newPassword, "Third.day3"].map((next) => change(cookie, password, next)));
		const done = results.filter((result) => "done" in result);
		expect(done).toHaveLength(1);
	});

	test("stops asking after ten attempts in an hour, also for the right password", async () => {
		const cookie = await calls.openAccount("emil@example.com");
		for (let i = 0; i < 10; i++) {
			expect(await change(cookie, "", newPassword)).toEqual({
				ok: false,
				code: "invalid",
				errors: { current: "password_wrong" },
			});
		}
		const refused = { ok: false, code: "tooManyAttempts" };
		expect(await change(cookie, password, newPassword)).toEqual(refused);
	});
});
