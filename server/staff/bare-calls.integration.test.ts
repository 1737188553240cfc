import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { users } from "#database/schema.ts";
import { type AccountCalls, accountCalls, password, visit, visitor } from "#tests/support/accounts.ts";
import { openTestServices, ruleKinds, type TestServices } from "#tests/support/test-services.ts";
import { accountEndpoints, handleAuthCall } from "./handle-auth-call.server.ts";
import { readSession } from "./read-session.server.ts";

describe.each(ruleKinds)("bare calls on %s", (kind) => {
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

	const bareCall = (path: string, body: unknown, headers: Record<string, string> = {}) =>
		handleAuthCall(
			services,
			new Request(`http://localhost:3000/api/auth/${path}`, {
				method: "POST",
				headers: { "content-type": "application/json", origin: "http://localhost:3000", ...headers },
				body: JSON.stringify(body),
			}),
			path.split("?")[0],
			visitor,
		);

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
		[
			"sign-up/email",
			{ email: "hal@example.com", password: "Sunfield1!" },
			400,
			"This password is too easy to guess. Choose another one",
		],
		["sign-in/email", { email: "nobody@example.com", password }, 401, "Invalid email or password"],
		["change-email", { newEmail: "hal@example.com" }, 404, "There is nothing at this address."],
	])("respond to the bare call %s with %j: %i %s", async (path, body, status, message) => {
		const response = await bareCall(path, body);
		expect(response.status).toBe(status);
		expect(await response.json()).toEqual({ error: { code: expect.stringMatching(/^[a-z_]+$/), message } });
	});

	test("refuse a call from another site that carries a session", async () => {
		const cookie = await calls.openAccount("ines@example.com");
		const response = await bareCall("sign-out", {}, { cookie, origin: "https://evil.example" });
		expect(response.status).toBe(403);
		expect((await readSession(services, visit({ cookie }))).signedIn).not.toBeNull();
		const own = await bareCall("sign-out", {}, { cookie, origin: "http://192.168.1.5:3000", host: "192.168.1.5:3000" });
		expect(own.status).toBe(200);
		expect((await readSession(services, visit({ cookie }))).signedIn).toBeNull();
	});

	test("reach only the listed endpoints of the accounts library", async () => {
		const paths = Object.values(services.auth.api).flatMap((endpoint) => ("path" in endpoint ? [endpoint.path] : []));
		expect(paths.length).toBeGreaterThan(20);
		expect(paths.map((path) => path?.slice(1))).toEqual(expect.arrayContaining([...accountEndpoints.keys()]));
		const closed = paths.filter((path) => !accountEndpoints.has(path?.slice(1) ?? ""));
		expect(closed).toEqual(
			expect.arrayContaining(["/verify-email", "/update-user", "/two-factor/disable", "/passkey/verify-registration"]),
		);
		for (const path of closed.map((path) => path?.slice(1) ?? "")) {
			const read = await handleAuthCall(
				services,
				new Request(`http://localhost:3000/api/auth/${path}?token=x&callbackURL=/x/..//evil.example`),
				path,
				visitor,
			);
			expect(read.status, `GET ${path}`).toBe(404);
			expect((await bareCall(path, {})).status, `POST ${path}`).toBe(404);
		}
	});

	test("redirect nowhere and show no token of the session", async () => {
		const email = "kai@example.com";
		await calls.openAccount(email);
		const to = "https://evil.example/";
		const asked = { email, password, callbackURL: to, rememberMe: false };
		const signedIn = await bareCall(`sign-in/email?callbackURL=${to}`, asked);
		expect(signedIn.status).toBe(200);
		expect(signedIn.headers.get("location")).toBeNull();
		const [cookie = ""] = signedIn.headers.getSetCookie();
		expect(cookie).toMatch(/^sf\.session_token=.+; Max-Age=604800; /);
		const token = /=([^.]+)/.exec(cookie)?.[1] ?? "";
		expect(token.length).toBeGreaterThan(20);
		const body = await signedIn.text();
		expect(JSON.parse(body)).toEqual({ user: { id: expect.any(String), email } });
		expect(body).not.toContain(token);

		const session = await handleAuthCall(
			services,
			new Request("http://localhost:3000/api/auth/get-session", { headers: { cookie } }),
			"get-session",
			visitor,
		);
		expect(await session.json()).toEqual({
			session: { expiresAt: expect.any(String) },
			user: { id: expect.any(String), email },
		});
	});
});
