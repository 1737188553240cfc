import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { securityLog, sessions, userRoles, users } from "#database/schema.ts";
import { type AccountCalls, accountCalls, password, visit } from "#tests/support/accounts.ts";
import { openTestServices, ruleKinds, type TestServices } from "#tests/support/test-services.ts";
import { readSession } from "./read-session.server.ts";
import { removeUnlistedAdmins } from "./roles.server.ts";
import { signIn } from "./sign-in.server.ts";

const owner = "owner@sunfield.example";
const partner = "partner@sunfield.example";
const granted = "granted@sunfield.example";

describe.each(ruleKinds)("roles on %s", (kind) => {
	let services: TestServices;
	let calls: AccountCalls;
	beforeAll(async () => {
		services = await openTestServices(kind, { ADMIN_EMAILS: `${owner}, ${partner}` });
		calls = await accountCalls(services);
	});
	afterAll(() => services.close());

	/** The same services after a start with other addresses in `ADMIN_EMAILS`. */
	const withList = (...adminEmails: string[]) => ({ ...services, env: { ...services.env, adminEmails } });
	const rolesByEmail = async () =>
		Object.fromEntries(
			(
				await services.database.db
					.select({ email: users.email, role: userRoles.role, source: userRoles.source })
					.from(userRoles)
					.innerJoin(users, eq(users.id, userRoles.user_id))
			).map(({ email, role, source }) => [email, `${role} ${source}`]),
		);
	const signedIn = async (cookie: string) => (await readSession(services, visit({ cookie }))).signedIn;

	test("follow ADMIN_EMAILS unless they were granted", async () => {
		const cookies = { owner: await calls.openAccount(owner), partner: await calls.openAccount(partner) };
		const grantedCookie = await calls.openAccount(granted);
		expect(await rolesByEmail()).toEqual({ [owner]: "admin environment", [partner]: "admin environment" });
		await calls.giveRole(granted, "admin");

		await removeUnlistedAdmins(withList(partner));
		expect(await rolesByEmail()).toEqual({ [partner]: "admin environment", [granted]: "admin granted" });
		expect(await signedIn(cookies.owner), "the session ended with the role").toBeNull();
		expect(await signedIn(cookies.partner)).toMatchObject({ role: "admin" });
		expect(await signedIn(grantedCookie)).toMatchObject({ role: "admin" });
		const again = await signIn(withList(partner), visit(), { email: owner, password }, null);
		expect(again).toMatchObject({ ok: true, role: "viewer" });

		const log = await services.database.db
			.select({ action: securityLog.action, email: users.email })
			.from(securityLog)
			.innerJoin(users, eq(users.id, securityLog.user_id))
			.where(eq(securityLog.table_name, "user_roles"))
			.orderBy(securityLog.created_at);
		expect(log).toEqual([
			{ action: "ROLE_GRANTED", email: owner },
			{ action: "ROLE_GRANTED", email: partner },
			{ action: "ROLE_REMOVED", email: owner },
		]);
	});

	test("are checked at a sign-in too, which keeps its own session", async () => {
		await signIn(services, visit(), { email: owner, password }, null);
		expect(await rolesByEmail()).toMatchObject({ [owner]: "admin environment" });
		const result = await signIn(withList(partner), visit(), { email: owner, password }, null);
		expect(result).toMatchObject({ ok: true, role: "viewer" });
		const [user] = await services.database.db.select().from(users).where(eq(users.email, owner));
		expect(await services.database.db.$count(sessions, eq(sessions.userId, user?.id ?? ""))).toBe(1);
	});

	test("leave the last admin, and say so", async () => {
		await services.database.db.delete(userRoles).where(eq(userRoles.source, "granted"));
		const warn = vi.fn();
		await removeUnlistedAdmins({ ...withList("new@sunfield.example"), log: { ...services.log, warn } });
		expect(await rolesByEmail()).toEqual({ [partner]: "admin environment" });
		expect(warn).toHaveBeenCalledWith(expect.stringContaining("last admin"));
		await calls.openAccount("new@sunfield.example");
		await calls.giveRole("new@sunfield.example", "admin");
		await removeUnlistedAdmins(withList("new@sunfield.example"));
		expect(await rolesByEmail()).toEqual({ "new@sunfield.example": "admin granted" });
	});
});
