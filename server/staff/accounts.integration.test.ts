import { eq, sql } from "drizzle-orm";
import { RouterContextProvider } from "react-router";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { authRateLimits, contactSubmissions, securityLog, userRoles, users } from "#database/schema.ts";
import type { StaffRole } from "#domain/staff/roles.ts";
import { databaseKinds, openTestServices, type TestServices } from "#tests/support/test-services.ts";
import { requestInfoContext, servicesContext, staffContext } from "../context.server.ts";
import { jobRunner } from "../jobs.server.ts";
import { rowsOf } from "../platform/database/client.server.ts";
import { callAuth } from "./call-auth.server.ts";
import { listContactSubmissions, listVisitorProfiles } from "./dashboard-lists.server.ts";
import { handleAuthCall } from "./handle-auth-call.server.ts";
import { readSession } from "./read-session.server.ts";
import { requireStaff } from "./require-staff.server.ts";
import { signIn } from "./sign-in.server.ts";
import { signUp } from "./sign-up.server.ts";

const password = "Sunny-day.1";
const visitor = { id: "test", ip: "203.0.113.7", userAgent: "Test browser" };
const visit = (headers: Record<string, string> = {}) => ({ headers: new Headers(headers), visitor });

describe.each(databaseKinds)("accounts on %s", (kind) => {
	let services: TestServices;
	beforeAll(async () => {
		services = await openTestServices(kind, { ADMIN_EMAILS: "owner@sunfield.example" });
		await services.jobs.work(jobRunner(services));
	});
	beforeEach(async () => {
		services.sentMails.length = 0;
		await services.database.db.delete(authRateLimits);
	});
	afterAll(() => services.close());

	const bareCall = (path: string, body: unknown, headers: Record<string, string> = {}) =>
		handleAuthCall(
			services,
			new Request(`http://localhost:3000/api/auth/${path}`, {
				method: "POST",
				headers: { "content-type": "application/json", ...headers },
				body: JSON.stringify(body),
			}),
			path,
			visitor,
		);
	async function mailedToken(to: string): Promise<string> {
		const mail = await vi.waitFor(
			() => {
				const found = services.sentMails.findLast((sent) => sent.to === to);
				if (!found) throw new Error(`No mail to ${to}`);
				return found;
			},
			{ timeout: 20_000 },
		);
		const link = /http:\/\/localhost:3000\/auth\?confirm=(\S+)/.exec(mail.text);
		return link?.[1] ?? "";
	}
	async function openAccount(email: string): Promise<string> {
		expect(await signUp(services, visit(), { email, password })).toBe("accountCreated");
		const result = await signIn(services, visit(), { email, password }, await mailedToken(email));
		if (!result.ok) throw new Error(result.code);
		return result.cookies.map((cookie) => cookie.split(";")[0]).join("; ");
	}
	async function giveRole(email: string, role: StaffRole): Promise<void> {
		const [user] = await services.database.db.select().from(users).where(eq(users.email, email));
		await services.database.db.insert(userRoles).values({ user_id: user?.id ?? "", role });
	}
	const actions = async (email: string) =>
		(
			await services.database.db
				.select({ action: securityLog.action, table: securityLog.table_name })
				.from(securityLog)
				.innerJoin(users, eq(users.id, securityLog.user_id))
				.where(eq(users.email, email))
				.orderBy(securityLog.created_at)
		).map(({ action, table }) => `${table} ${action}`);
	/** Calls the guard: returns the role, or the address of its redirect. */
	async function knock(cookie = ""): Promise<string> {
		const context = new RouterContextProvider();
		context.set(servicesContext, services);
		context.set(requestInfoContext, visitor);
		const request = new Request("http://localhost:3000/admin.data", { headers: cookie ? { cookie } : {} });
		const next = vi.fn(async () => new Response());
		try {
			await requireStaff({ request, context, params: {}, url: new URL(request.url), pattern: "/admin" }, next);
			return context.get(staffContext).role;
		} catch (thrown) {
			expect(next).not.toHaveBeenCalled();
			return (thrown as Response).headers.get("location") ?? "";
		}
	}

	test("support sign-up, confirmation, sign-in, a session and sign-out, and log each", async () => {
		const email = "ana@example.com";
		expect(await signUp(services, visit({ "accept-language": "pt-BR" }), { email, password })).toBe("accountCreated");
		const token = await mailedToken(email);
		expect(services.sentMails[0]).toMatchObject({ language: "pt", subject: "Confirme o seu e-mail" });

		const result = await signIn(services, visit(), { email, password }, token);
		expect(result).toMatchObject({ role: "viewer" });
		const [cookie = ""] = "cookies" in result ? result.cookies : [];
		expect(cookie).toMatch(/^sf\.session_token=.+; HttpOnly; SameSite=Lax$/);

		const { signedIn } = await readSession(services, new Headers({ cookie }));
		expect(signedIn).toMatchObject({ email, role: "viewer", expiresAt: expect.any(Date) });
		expect(await actions(email)).toEqual(["authentication LOGIN_SUCCESS"]);

		await callAuth(services, visit({ cookie }), "/sign-out", {});
		expect((await readSession(services, new Headers({ cookie }))).signedIn).toBeNull();
		expect(await actions(email)).toEqual(["authentication LOGIN_SUCCESS", "authentication LOGOUT"]);
	});

	test("store only the address of all that a call sends", async () => {
		const response = await bareCall("sign-up/email", {
			email: "  Bea@Example.COM ",
			password,
			name: "Bea",
			image: "https://example.com/bea.png",
			emailVerified: true,
		});
		expect(response.status).toBe(200);
		const [user] = await services.database.db.select().from(users).where(eq(users.email, "bea@example.com"));
		expect(user).toMatchObject({ name: "", image: null, emailVerified: false });
	});

	test("make the owner of a listed address an admin after confirmation", async () => {
		const email = "owner@sunfield.example";
		expect(await signUp(services, visit(), { email, password })).toBe("accountCreated");
		expect(await services.database.db.select().from(userRoles)).toEqual([]);
		const result = await signIn(services, visit(), { email, password }, await mailedToken(email));
		expect(result).toMatchObject({ role: "admin" });
	});

	test("stay closed to someone with only the link or only the password", async () => {
		const email = "carl@example.com";
		await signUp(services, visit(), { email, password });
		const token = await mailedToken(email);
		expect(await signIn(services, visit(), { email, password: "Another.day2" }, token)).toEqual({
			ok: false,
			code: "wrongCredentials",
		});
		expect(await signIn(services, visit(), { email, password }, null)).toEqual({ ok: false, code: "unconfirmed" });
		const [header, , signature] = token.split(".");
		const forged = Buffer.from(JSON.stringify({ email })).toString("base64url");
		expect(await signIn(services, visit(), { email, password }, `${header}.${forged}.${signature}`)).toEqual({
			ok: false,
			code: "linkExpired",
		});
		const [user] = await services.database.db.select().from(users).where(eq(users.email, email));
		expect(user?.emailVerified).toBe(false);
	});

	test("are not confirmed by the link of another account", async () => {
		await signUp(services, visit(), { email: "dora@example.com", password });
		const token = await mailedToken("dora@example.com");
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
			.set({ createdAt: sql`now() - interval '25 hours'` })
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

	test.each([
		["sign-up/email", {}, 400, "Email and password are required"],
		["sign-in/email", { email: "", password }, 400, "Email and password are required"],
		["sign-in/email", { email: "hal@example.com" }, 400, "Email and password are required"],
		["sign-in/email", { email: { $ne: "" }, password: ["x"] }, 400, "Email and password are required"],
		["sign-in/email", { email: "hal", password }, 400, "Invalid email format"],
		["sign-up/email", { email: "hal@", password }, 400, "Invalid email format"],
		[
			"sign-up/email",
			{ email: "hal@example.com", password: "Aa1!" },
			400,
			"Password must be at least 8 characters long",
		],
		[
			"sign-up/email",
			{ email: "hal@example.com", password: "password" },
			400,
			"Password must contain uppercase, lowercase, numbers, and special characters",
		],
		["sign-in/email", { email: "nobody@example.com", password }, 401, "Invalid email or password"],
		["change-email", { newEmail: "hal@example.com" }, 404, "The call was refused"],
	])("respond to the bare call %s with %j: %i %s", async (path, body, status, message) => {
		const response = await bareCall(path, body);
		expect(response.status).toBe(status);
		expect(await response.json()).toEqual({ error: { code: expect.stringMatching(/^[a-z_]+$/), message } });
	});

	test("refuse a call from another site that carries a session", async () => {
		const cookie = await openAccount("ines@example.com");
		const response = await bareCall("sign-out", {}, { cookie, origin: "https://evil.example" });
		expect(response.status).toBe(403);
		expect((await readSession(services, new Headers({ cookie }))).signedIn).not.toBeNull();
		const own = await bareCall("sign-out", {}, { cookie, origin: "http://192.168.1.5:3000", host: "192.168.1.5:3000" });
		expect(own.status).toBe(200);
	});

	test("limit guesses of passwords, on the page and by bare call together", async () => {
		const attempt = { email: "owner@sunfield.example", password: "Wrong-guess.1" };
		for (let i = 0; i < 10; i++) {
			expect((await bareCall("sign-in/email", attempt, { "x-sf-visitor-address": `203.0.113.${i}` })).status).toBe(401);
			expect(await signIn(services, visit(), attempt, null)).toEqual({ ok: false, code: "wrongCredentials" });
		}
		expect(await signIn(services, visit(), attempt, null)).toEqual({ ok: false, code: "tooManySignIns" });
		const response = await bareCall("sign-in/email", attempt);
		expect(response.status).toBe(429);
		expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
	});

	test("open the dashboard only to admins and agents", async () => {
		expect(await knock()).toBe("/auth?next=/admin");
		expect(await knock("sf.session_token=made.up")).toBe("/auth?next=/admin");
		const cookie = await openAccount("jo@example.com");
		expect(await knock(cookie)).toBe("/?notice=access-denied");
		await giveRole("jo@example.com", "agent");
		expect(await knock(cookie)).toBe("agent");
	});

	test("show visitor profiles to agents and admins, contact submissions to admins, and neither to viewers", async () => {
		const { db } = services.database;
		const lead = {
			service: "contact_submission",
			firstName: "Kim",
			lastName: "Lee",
			email: "kim@example.com",
			message: "Please call me.",
			subject: "Contact form submission",
			locale: "en",
			pageSource: "/en",
			ipAddress: visitor.ip,
			reviewDueAt: services.clock(),
			contactDueAt: services.clock(),
		};
		await db.insert(contactSubmissions).values(
			Array.from({ length: 51 }, (_, minute) => ({
				...lead,
				submissionId: crypto.randomUUID(),
				createdAt: new Date(services.clock().getTime() + minute * 60_000),
			})),
		);
		const rows = await listContactSubmissions(db, "admin");
		expect(rows).toHaveLength(50);
		expect(rows[0]).toMatchObject({ status: "new", createdAt: new Date("2026-11-23T15:50:00Z") });
		await expect(listContactSubmissions(db, "agent")).rejects.toThrow("does not allow");
		await expect(listVisitorProfiles(db, "viewer")).rejects.toThrow("does not allow");
		expect(await listVisitorProfiles(db, "agent")).toEqual([]);
	});
});
