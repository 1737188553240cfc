import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { authRateLimits, securityLog, userRoles, users } from "#database/schema.ts";
import { type AccountCalls, accountCalls, password, visit } from "#tests/support/accounts.ts";
import { databaseKinds, openTestServices, type TestServices } from "#tests/support/test-services.ts";
import { rowsOf } from "../platform/database/client.server.ts";
import { readSession } from "./read-session.server.ts";
import { signIn } from "./sign-in.server.ts";
import { signOut } from "./sign-out.server.ts";
import { signUp } from "./sign-up.server.ts";

describe.each(databaseKinds)("accounts on %s", (kind) => {
	let services: TestServices;
	let calls: AccountCalls;
	beforeAll(async () => {
		services = await openTestServices(kind, { ADMIN_EMAILS: "owner@sunfield.example" });
		calls = await accountCalls(services);
	});
	beforeEach(async () => {
		services.sentMails.length = 0;
		await services.database.db.delete(authRateLimits);
	});
	afterAll(() => services.close());

	const userOf = async (email: string) =>
		(await services.database.db.select().from(users).where(eq(users.email, email)))[0];
	const actions = async (email: string) =>
		(
			await services.database.db
				.select({ action: securityLog.action, table: securityLog.table_name })
				.from(securityLog)
				.innerJoin(users, eq(users.id, securityLog.user_id))
				.where(eq(users.email, email))
				.orderBy(securityLog.created_at)
		).map(({ action, table }) => `${table} ${action}`);

	test("support sign-up, confirmation, sign-in, a session and sign-out, and log each", async () => {
		const email = "ana@example.com";
		expect(await signUp(services, visit({ "accept-language": "pt-BR" }), { email, password })).toBe("accountCreated");
		const token = await calls.mailedToken(email);
		expect(services.sentMails[0]).toMatchObject({ language: "pt", subject: "Confirme o seu e-mail" });

		const result = await signIn(services, visit(), { email, password }, token);
		expect(result).toMatchObject({ role: "viewer" });
		const [cookie = ""] = "cookies" in result ? result.cookies : [];
		expect(cookie).toMatch(/^sf\.session_token=.+; HttpOnly; SameSite=Lax$/);

		const { signedIn } = await readSession(services, new Headers({ cookie }));
		expect(signedIn).toMatchObject({ email, role: "viewer", expiresAt: expect.any(Date) });
		expect(await actions(email)).toEqual(["authentication LOGIN_SUCCESS"]);

		await signOut(services, visit({ cookie }));
		expect((await readSession(services, new Headers({ cookie }))).signedIn).toBeNull();
		expect(await actions(email)).toEqual(["authentication LOGIN_SUCCESS", "authentication LOGOUT"]);
	});

	test("make the owner of a listed address an admin after confirmation", async () => {
		const email = "owner@sunfield.example";
		expect(await signUp(services, visit(), { email, password })).toBe("accountCreated");
		expect(await services.database.db.select().from(userRoles)).toEqual([]);
		const result = await signIn(services, visit(), { email, password }, await calls.mailedToken(email));
		expect(result).toMatchObject({ role: "admin" });
	});

	test("stay closed to someone with only the link or only the password", async () => {
		const email = "carl@example.com";
		await signUp(services, visit(), { email, password });
		const token = await calls.mailedToken(email);
		expect(await signIn(services, visit(), { email, password: "Another.day2" }, token)).toEqual({
			ok: false,
			code: "wrongCredentials",
		});
		expect(await signIn(services, visit(), { email, password }, null)).toEqual({ ok: false, code: "unconfirmed" });
		const forged = token.replace(/\.\d/, ".9");
		expect(await signIn(services, visit(), { email, password }, forged)).toEqual({ ok: false, code: "linkExpired" });
		expect((await userOf(email))?.emailVerified).toBe(false);
	});

	test("are not confirmed by the link of another account", async () => {
		await signUp(services, visit(), { email: "dora@example.com", password });
		const token = await calls.mailedToken("dora@example.com");
		await signUp(services, visit(), { email: "emil@example.com", password });
		expect(await signIn(services, visit(), { email: "emil@example.com", password }, token)).toEqual({
			ok: false,
			code: "linkExpired",
		});
	});

	test("send no more than three confirmation mails an hour to one address", async () => {
		const email = "faye@example.com";
		await signUp(services, visit(), { email, password });
		for (let i = 0; i < 4; i++) await signIn(services, visit(), { email, password }, null);
		const queued = rowsOf(
			await services.database.db.execute<{ id: string }>(sql`SELECT id FROM jobs.job WHERE data->>'to' = ${email}`),
		);
		expect(queued).toHaveLength(3);
	});

	test("refuse an address that has an account, until its unconfirmed link has expired", async () => {
		const email = "gus@example.com";
		expect(await signUp(services, visit(), { email, password })).toBe("accountCreated");
		expect(await signUp(services, visit(), { email, password })).toBe("accountExists");
		await services.database.db
			.update(users)
			.set({ updatedAt: sql`now() - interval '25 hours'` })
			.where(eq(users.email, email));
		expect(await signUp(services, visit(), { email, password: "Another.day2" })).toBe("accountCreated");
	});

	test("are opened once if two sign up with one address at the same moment", async () => {
		const email = "lou@example.com";
		const results = await Promise.all([1, 2].map(() => signUp(services, visit(), { email, password })));
		expect(results).toContain("accountCreated");
		expect(["accountCreated", "accountExists"]).toEqual(expect.arrayContaining(results));
		expect(await services.database.db.select().from(users).where(eq(users.email, email))).toHaveLength(1);
	});
});
