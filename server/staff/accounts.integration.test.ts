import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { accounts, securityLog, sessions, userRoles, users } from "#database/schema.ts";
import { type AccountCalls, accountCalls, password, visit } from "#tests/support/accounts.ts";
import { openTestServices, ruleKinds, type TestServices } from "#tests/support/test-services.ts";
import { rowsOf } from "../platform/database/client.server.ts";
import { readSession } from "./read-session.server.ts";
import { setNewPassword } from "./set-new-password.server.ts";
import { signIn } from "./sign-in.server.ts";
import { signOut } from "./sign-out.server.ts";

describe.each(ruleKinds)("accounts on %s", (kind) => {
	let services: TestServices;
	let calls: AccountCalls;
	beforeAll(async () => {
		services = await openTestServices(kind, { ADMIN_EMAILS: "owner@sunfield.example" });
		calls = await accountCalls(services);
	});
	beforeEach(() => {
		services.sentMails.length = 0;
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
		expect(await calls.signUpAs(email, password, { "accept-language": "pt-BR" })).toBe("accountCreated");
		const token = await calls.mailedToken(email);
		expect(services.sentMails[0]).toMatchObject({ language: "pt", subject: "Confirme o seu e-mail" });

		const result = await signIn(services, visit(), { email, password }, token);
		expect(result).toMatchObject({ role: "viewer" });
		const [cookie = ""] = "cookies" in result ? result.cookies : [];
		expect(cookie).toMatch(/^sf\.session_token=.+; HttpOnly; SameSite=Lax$/);

		const { signedIn } = await readSession(services, visit({ cookie }));
		expect(signedIn).toMatchObject({ email, role: "viewer", expiresAt: expect.any(Date) });
		expect(await actions(email)).toEqual(["authentication USER_UPDATED", "authentication LOGIN_SUCCESS"]);

		await signOut(services, visit({ cookie }));
		expect((await readSession(services, visit({ cookie }))).signedIn).toBeNull();
		expect(await actions(email)).toEqual([
			"authentication USER_UPDATED",
			"authentication LOGIN_SUCCESS",
			"authentication LOGOUT",
		]);
	});

	test("make the owner of a listed address an admin after confirmation", async () => {
		const email = "owner@sunfield.example";
		expect(await calls.signUpAs(email)).toBe("accountCreated");
		expect(await services.database.db.select().from(userRoles)).toEqual([]);
		const result = await signIn(services, visit(), { email, password }, await calls.mailedToken(email));
		expect(result).toMatchObject({ role: "admin" });
	});

	test("refuse a sign-in whose password was replaced while it was being checked", async () => {
		const email = "pia@example.com";
		await calls.openAccount(email);
		const user = await userOf(email);
		const { db } = services.database;
		const before = await db.$count(sessions, eq(sessions.userId, user?.id ?? ""));
		const handler = async (request: Request) => {
			const answer = await services.auth.handler(request);
			await db
				.update(accounts)
				.set({ password: "replaced" })
				.where(eq(accounts.userId, user?.id ?? ""));
			return answer;
		};
		const overtaken = { ...services, auth: { ...services.auth, handler } };
		const refused = { ok: false, code: "wrongCredentials" };
		expect(await signIn(overtaken, visit(), { email, password }, null)).toEqual(refused);
		expect(await db.$count(sessions, eq(sessions.userId, user?.id ?? ""))).toBe(before);
	});

	test("stay closed to someone with only the link or only the password", async () => {
		const email = "carl@example.com";
		await calls.signUpAs(email);
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

	test("answer that something unexpected happened if the accounts library fails", async () => {
		const handler = async () => new Response(null, { status: 500 });
		const broken = { ...services, auth: { ...services.auth, handler } };
		expect(await signIn(broken, visit(), { email: "nobody@example.com", password }, null)).toEqual({
			ok: false,
			code: "unexpected",
		});
	});

	test("stay signed out if the session is not valid right after sign-in", async () => {
		const email = "nora@example.com";
		await calls.openAccount(email);
		const { db } = services.database;
		const owner = (await userOf(email))?.id ?? "";
		const sessionsOf = () => db.$count(sessions, eq(sessions.userId, owner));
		const before = { sessions: await sessionsOf(), actions: await actions(email) };
		const signature = sql.raw("(p_session_token text, p_now timestamptz DEFAULT now())");
		await db.execute(sql`ALTER FUNCTION validate_user_session RENAME TO kept_validation`);
		await db.execute(
			sql`CREATE FUNCTION validate_user_session ${signature} RETURNS boolean LANGUAGE sql AS 'SELECT false'`,
		);
		try {
			// Nothing else: no cookie of the session.
			const refused = await signIn(services, visit(), { email, password }, null);
			expect(refused).toEqual({ ok: false, code: "sessionInvalid" });
			expect({ sessions: await sessionsOf(), actions: await actions(email) }).toEqual(before);
		} finally {
			await db.execute(sql`DROP FUNCTION validate_user_session`);
			await db.execute(sql`ALTER FUNCTION kept_validation RENAME TO validate_user_session`);
		}
		expect(await signIn(services, visit(), { email, password }, null)).toMatchObject({ ok: true });
		expect(await sessionsOf()).toBe(before.sessions + 1);
	});

	test("are not confirmed by the link of another account", async () => {
		await calls.signUpAs("dora@example.com");
		const token = await calls.mailedToken("dora@example.com");
		await calls.signUpAs("emil@example.com");
		expect(await signIn(services, visit(), { email: "emil@example.com", password }, token)).toEqual({
			ok: false,
			code: "linkExpired",
		});
	});

	test("send no more than three confirmation emails an hour to one address", async () => {
		const email = "faye@example.com";
		await calls.signUpAs(email);
		for (let i = 0; i < 4; i++) await signIn(services, visit(), { email, password }, null);
		const queued = rowsOf(
			await services.database.db.execute<{ id: string }>(sql`
				SELECT job.id FROM jobs.job JOIN users ON users.id = data->>'userId'
				WHERE job.name = 'mail-account-link' AND users.email = ${email}`),
		);
		expect(queued).toHaveLength(3);
	});

	test("are forgotten when the last link has expired", async () => {
		const email = "gus@example.com";
		expect(await calls.signUpAs(email)).toBe("accountCreated");
		expect(await calls.signUpAs(email)).toBe("accountExists");
		await services.database.db
			.update(users)
			.set({ updatedAt: sql`now() - interval '25 hours'` })
			.where(eq(users.email, email));
		expect(await calls.signUpAs(email, "Another.day2")).toBe("accountCreated");
	});

	test("are opened by the reader of the address's mail, whoever signed up first", async () => {
		const email = "hugo@example.com";
		expect(await calls.signUpAs(email, "Strangers.pick1")).toBe("accountCreated");
		const firstToken = await calls.mailedToken(email);
		services.sentMails.length = 0;
		expect(await calls.signUpAs(email, password, { "accept-language": "ht" })).toBe("accountExists");
		const token = await calls.mailedToken(email);
		// Emails of the tests before may still be on their way.
		const mail = services.sentMails.find(({ to }) => to === email);
		expect(mail).toMatchObject({ language: "ht", subject: "Chwazi yon modpas pou kont ou" });
		expect(mail?.text).toContain("/auth?new-password=");

		for (const link of [null, firstToken, token]) {
			const stranger = await signIn(services, visit(), { email, password: "Strangers.pick1" }, link);
			expect(stranger).toEqual({ ok: false, code: "wrongCredentials" });
		}
		for (const link of [null, firstToken, "nonsense"]) {
			expect(await setNewPassword(services, visit(), "Chosen.day3", link)).toEqual({
				ok: false,
				code: "passwordLinkExpired",
			});
		}
		expect(await setNewPassword(services, visit(), "Chosen.day3", token)).toMatchObject({ ok: true, role: "viewer" });
		expect((await userOf(email))?.emailVerified).toBe(true);
		const logged = (await actions(email)).map((action) => action.replace("authentication ", ""));
		expect(logged.filter((action) => action !== "LOGIN_FAILURE")).toEqual([
			"PASSWORD_RECOVERY",
			"PASSWORD_SET",
			"USER_UPDATED",
			"LOGIN_SUCCESS",
		]);
		expect(await setNewPassword(services, visit(), "Again.day4", token), "a second use").toMatchObject({ ok: false });
		expect(await signIn(services, visit(), { email, password: "Chosen.day3" }, null)).toMatchObject({ ok: true });
		expect(await signIn(services, visit(), { email, password: "Strangers.pick1" }, token)).toMatchObject({ ok: false });
		expect(await calls.signUpAs(email)).toBe("accountExists");
		const links = services.sentMails.filter(({ text }) => text.includes("new-password="));
		expect(links, "a confirmed account gets no such mail").toHaveLength(1);
	});

	test("keep their first password if one person sent the form twice", async () => {
		const email = "ida@example.com";
		await calls.signUpAs(email);
		const token = await calls.mailedToken(email);
		expect(await calls.signUpAs(email)).toBe("accountExists");
		expect(await signIn(services, visit(), { email, password }, token)).toMatchObject({ ok: true });
	});

	test("are opened once if two sign up with one address at the same moment", async () => {
		const email = "lou@example.com";
		const results = await Promise.all([1, 2].map(() => calls.signUpAs(email)));
		expect(results).toContain("accountCreated");
		expect(["accountCreated", "accountExists"]).toEqual(expect.arrayContaining(results));
		expect(await services.database.db.select().from(users).where(eq(users.email, email))).toHaveLength(1);
	});
});
