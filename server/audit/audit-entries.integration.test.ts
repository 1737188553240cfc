import { asc } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditEntries } from "#database/schema.ts";
import { type AccountCalls, accountCalls, password, visit } from "#tests/support/accounts.ts";
import { openTestServices, ruleKinds, type TestServices } from "#tests/support/test-services.ts";
import { verifyLedger } from "../ledger/verify-ledger.server.ts";
import { signIn } from "../staff/sign-in.server.ts";
import { auditLedger } from "./audit-ledger.server.ts";

const owner = "owner@sunfield.example";

describe.each(ruleKinds)("audit entries on %s", (kind) => {
	let services: TestServices;
	let calls: AccountCalls;
	beforeAll(async () => {
		services = await openTestServices(kind, { ADMIN_EMAILS: owner });
		calls = await accountCalls(services);
	});
	afterAll(() => services.close());

	const actions = async () =>
		(await services.database.db.select().from(auditEntries).orderBy(asc(auditEntries.sequence))).map(
			({ action, email }) => `${action} ${email}`,
		);

	test("tell what staff did, and nothing of visitors with an account", async () => {
		await calls.openAccount("visitor@example.com");
		expect(await actions()).toEqual([]);
		await calls.openAccount(owner);
		await signIn(services, visit(), { email: owner, password: "Not-the-1-word" }, null);
		await signIn(services, visit(), { email: owner, password }, null);
		expect(await actions()).toEqual([
			`ROLE_GRANTED ${owner}`,
			`LOGIN_SUCCESS ${owner}`,
			`LOGIN_FAILURE ${owner}`,
			`LOGIN_SUCCESS ${owner}`,
		]);
	});

	test("are sealed", async () => {
		await services.audit.seal();
		expect(await verifyLedger(services.database.db, auditLedger, services.env)).toMatchObject({
			breaks: [],
			records: { "audit entry": 4 },
		});
	});
});
