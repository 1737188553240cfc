import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { accounts, auditEntries, securityLog, sessions, userRoles, users } from "#database/schema.ts";
import { type AccountCalls, accountCalls, password, visit, visitFromElsewhere } from "#tests/support/accounts.ts";
import { openTestServices, ruleKinds, type TestServices } from "#tests/support/test-services.ts";
import { auditLedger } from "../audit/audit-ledger.server.ts";
import { verifyLedger } from "../ledger/verify-ledger.server.ts";
import { readSession } from "../staff/read-session.server.ts";
import { signIn } from "../staff/sign-in.server.ts";
import { deleteAccount } from "./delete-account.server.ts";

describe.each(ruleKinds)("deleting the own account on %s", (kind) => {
	let services: TestServices;
	let calls: AccountCalls;
	beforeAll(async () => {
		services = await openTestServices(kind);
		calls = await accountCalls(services);
	});
	afterAll(() => services.close());

	async function signedInAs(email: string, role?: "agent" | "admin") {
		const cookie = await calls.openAccount(email);
		if (role) await calls.giveRole(email, role);
		const { signedIn } = await readSession(services, visit({ cookie }));
		if (!signedIn) throw new Error("not signed in");
		return { cookie, signedIn };
	}
	const remove = ({ cookie, signedIn }: Awaited<ReturnType<typeof signedInAs>>, typed: unknown = password) =>
		deleteAccount(services, visitFromElsewhere({ cookie }), signedIn, { password: typed });

	test("leaves nothing of the account but what the ledger and the log keep", async () => {
		const { db } = services.database;
		const email = "ana@example.com";
		const own = await signedInAs(email, "agent");
		const { userId } = own.signedIn;
		expect(await remove(own)).toEqual({ ok: true, isDeleted: true });
		expect(await db.$count(users, eq(users.id, userId))).toBe(0);
		for (const [table, column] of [
			[accounts, accounts.userId],
			[sessions, sessions.userId],
			[userRoles, userRoles.user_id],
		] as const) {
			expect(await db.$count(table, eq(column, userId))).toBe(0);
		}
		const again = await signIn(services, visitFromElsewhere(), { email, password }, null);
		expect(again).toMatchObject({ ok: false, code: "wrongCredentials" });

		const [entry] = await db.select().from(auditEntries).where(eq(auditEntries.action, "ACCOUNT_DELETED"));
		expect(entry).toMatchObject({ userId, email, network: expect.stringMatching(/\/24$/) });
		const logged = and(eq(securityLog.user_id, userId), eq(securityLog.action, "ACCOUNT_DELETED"));
		expect(await db.$count(securityLog, logged)).toBe(1);
		await services.audit.seal();
		expect(await verifyLedger(db, auditLedger, services.env)).toMatchObject({ breaks: [] });
		const told = await vi.waitFor(() => {
			const mail = services.sentMails.find(({ subject }) => subject === "Your account was deleted");
			if (!mail) throw new Error("not mailed");
			return mail;
		});
		expect(told.to).toBe(email);
		expect(told.text).toContain("call us right away");
		expect(told.text).not.toContain("/auth");
	});

	test("takes the password", async () => {
		const own = await signedInAs("bea@example.com");
		for (const typed of ["Wrong-guess.1", "", null]) {
			expect(await remove(own, typed)).toEqual({ ok: false, code: "invalid", errors: { password: "password_wrong" } });
		}
		expect(await services.database.db.$count(users, eq(users.id, own.signedIn.userId))).toBe(1);
	});

	test("is refused to the last admin, also if two admins do it at the same moment", async () => {
		const first = await signedInAs("cleo@example.com", "admin");
		const lastAdmin = { ok: false, code: "lastAdmin" };
		expect(await remove(first)).toEqual(lastAdmin);
		const second = await signedInAs("dora@example.com", "admin");
		const results = await Promise.all([remove(first), remove(second)]);
		expect(results).toContainEqual({ ok: true, isDeleted: true });
		expect(results).toContainEqual(lastAdmin);
		expect(await services.database.db.$count(userRoles, eq(userRoles.role, "admin"))).toBe(1);
	});

	test("happens whole or not at all", async () => {
		const own = await signedInAs("emil@example.com", "agent");
		const jobs = { ...services.jobs, enqueue: () => Promise.reject(new Error("no queue")) };
		const visit = visitFromElsewhere({ cookie: own.cookie });
		const before = await services.database.db.$count(auditEntries);
		await expect(deleteAccount({ ...services, jobs }, visit, own.signedIn, { password })).rejects.toThrow("no queue");
		expect(await services.database.db.$count(users, eq(users.id, own.signedIn.userId))).toBe(1);
		expect(await services.database.db.$count(auditEntries)).toBe(before);
	});
});
