import { type ScryptOptions, scrypt } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { accounts, users } from "#database/schema.ts";
import { type AccountCalls, accountCalls, visitFromElsewhere } from "#tests/support/accounts.ts";
import { openTestServices, ruleKinds, type TestServices } from "#tests/support/test-services.ts";
import { handleAuthCall } from "./handle-auth-call.server.ts";
import { requestAccountMail } from "./request-account-mail.server.ts";
import { signIn } from "./sign-in.server.ts";

vi.mock("node:crypto", async (original) => {
	const crypto = await original<typeof import("node:crypto")>();
	// What counts is the work that was asked for. It is not done: one hash takes longer than the rest of a sign-in.
	const cheap = (
		password: string,
		salt: string,
		length: number,
		_: ScryptOptions,
		done: (error: Error | null, key: Buffer) => void,
	) => crypto.scrypt(password, salt, length, { N: 2, r: 1, p: 1 }, done);
	return { ...crypto, scrypt: vi.fn(cheap) };
});

// These tests compare the cost in production.
vi.unmock("#server/staff/password-hash-cost.server.ts");

const wrong = "Wrong-guess.1";
/** Each has another kind of account, and the last one none. */
const addresses = {
	confirmed: "ana@example.com",
	unconfirmed: "cleo@example.com",
	withoutPassword: "dan@example.com",
	none: "nobody@example.com",
};

describe.each(ruleKinds)("nothing tells whether an address has an account on %s:", (kind) => {
	let services: TestServices;
	let calls: AccountCalls;
	beforeAll(async () => {
		services = await openTestServices(kind);
		calls = await accountCalls(services);
		await calls.openAccount(addresses.confirmed);
		for (const email of [addresses.unconfirmed, addresses.withoutPassword]) await calls.signUpAs(email);
		await setHash(addresses.withoutPassword, null);
	});
	afterAll(() => services.close());

	async function setHash(email: string, password: string | null) {
		const { db } = services.database;
		const [user] = await db.select().from(users).where(eq(users.email, email));
		await db
			.update(accounts)
			.set({ password })
			.where(eq(accounts.userId, user?.id ?? ""));
	}
	/** The answer to a call, and the cost of each hash that it computed. */
	async function observe<Result>(call: () => Promise<Result>) {
		vi.mocked(scrypt).mockClear();
		const answer = await call();
		const costs = vi.mocked(scrypt).mock.calls.map(([, , , options]) => options as unknown as ScryptOptions);
		return { answer, costs: costs.map(({ N, r, p }) => [N, r, p]) };
	}
	async function observeAll<Result>(call: (email: string) => Promise<Result>) {
		const seen: [string, Awaited<ReturnType<typeof observe<Result>>>][] = [];
		for (const [account, email] of Object.entries(addresses)) seen.push([account, await observe(() => call(email))]);
		return seen;
	}

	test("a wrong password", async () => {
		const seen = await observeAll((email) => signIn(services, visitFromElsewhere(), { email, password: wrong }, null));
		for (const [account, { answer, costs }] of seen) {
			expect.soft(answer, account).toEqual({ ok: false, code: "wrongCredentials" });
			expect.soft(costs, account).toEqual([[2 ** 15, 8, 3]]);
		}
	});

	test("a wrong password by bare call", async () => {
		const seen = await observeAll(async (email) => {
			const { visitor } = visitFromElsewhere();
			const request = new Request("http://localhost:3000/api/auth/sign-in/email", {
				method: "POST",
				headers: { "content-type": "application/json", origin: "http://localhost:3000" },
				body: JSON.stringify({ email, password: wrong }),
			});
			const response = await handleAuthCall(services, request, "sign-in/email", visitor);
			return { status: response.status, headers: [...response.headers], body: await response.json() };
		});
		const [[, first] = []] = seen;
		expect(first?.answer.status).toBe(401);
		for (const [account, { answer }] of seen) expect.soft(answer, account).toEqual(first?.answer);
	});

	test.each(["forgot-password", "confirm-again"] as const)("asking for a link: %s", async (wanted) => {
		const seen = await observeAll((email) => requestAccountMail(services, visitFromElsewhere(), wanted, email));
		for (const [account, { answer, costs }] of seen) {
			expect.soft(answer, account).toBe("mailRequested");
			expect.soft(costs, account).toEqual([]);
		}
	});
});
