import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditEntries } from "#database/schema.ts";
import { accountCalls, visit, visitFromElsewhere } from "#tests/support/accounts.ts";
import { openTestServices, ruleKinds, type TestServices } from "#tests/support/test-services.ts";
import { readLeadActor } from "../staff/lead-actor.server.ts";
import { readSession } from "../staff/read-session.server.ts";
import { changeName } from "./change-name.server.ts";

describe.each(ruleKinds)("the name of an account on %s", (kind) => {
	let services: TestServices;
	beforeAll(async () => {
		services = await openTestServices(kind);
	});
	afterAll(() => services.close());

	test("is what its owner enters, and the audit log has the change", async () => {
		const calls = await accountCalls(services);
		const cookie = await calls.openAccount("ana@example.com");
		await calls.giveRole("ana@example.com", "agent");
		const { signedIn } = await readSession(services, visit({ cookie }));
		if (!signedIn) throw new Error("not signed in");
		const change = (name: unknown) => changeName(services, visitFromElsewhere(), signedIn, { name });
		expect(await change("  ")).toEqual({ ok: false, code: "invalid", errors: { name: "name_required" } });
		expect((await readLeadActor(services, signedIn)).ownName).toBe("");
		expect(await change(" Ana Prieto ")).toEqual({ ok: true, done: "name-saved" });
		expect((await readLeadActor(services, signedIn)).ownName).toBe("Ana Prieto");
		const changes = await services.database.db
			.select()
			.from(auditEntries)
			.where(eq(auditEntries.action, "USER_UPDATED"));
		expect(changes.map(({ details }) => details)).toEqual([null]);
	});
});
