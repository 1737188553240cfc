import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { securityLog } from "#database/schema.ts";
import { mayOpenDashboard } from "#domain/staff/roles.ts";
import { type AccountCalls, accountCalls, visit } from "#tests/support/accounts.ts";
import { leadActor } from "#tests/support/actors.ts";
import { openTestServices, ruleKinds, type TestServices } from "#tests/support/test-services.ts";
import { chooseLanguage } from "../account/choose-language.server.ts";
import { exportCertificate } from "../certificates/export-certificate.server.ts";
import { readSession } from "./read-session.server.ts";
import { staffCall } from "./staff-call.server.ts";

describe.each(ruleKinds)("an account that asks for what it may not see, on %s", (kind) => {
	let services: TestServices;
	let calls: AccountCalls;
	beforeAll(async () => {
		services = await openTestServices(kind);
		calls = await accountCalls(services);
	});
	afterAll(() => services.close());

	async function signedInAs(email: string) {
		const cookie = await calls.openAccount(email);
		const { signedIn } = await readSession(services, visit({ cookie }));
		if (!signedIn) throw new Error("not signed in");
		const rows = async (action: string) =>
			(await services.database.db.select().from(securityLog).where(eq(securityLog.user_id, signedIn.userId))).filter(
				(row) => row.action === action,
			);
		return { cookie, signedIn, rows };
	}

	test("leaves a few rows, however often it calls", async () => {
		const { cookie, rows } = await signedInAs("viewer@example.com");
		const call = (page: string) => {
			const request = new Request(`${services.env.siteOrigin}/api/lead/events`, {
				method: "POST",
				headers: { cookie, origin: services.env.siteOrigin },
			});
			const { visitor } = visit();
			return staffCall({ services, request, visitor, page, mayOpen: mayOpenDashboard }, async () => new Response());
		};
		for (let asked = 0; asked < 70; asked++) expect((await call(asked % 2 ? "leads" : "blog")).status).toBe(403);
		expect((await rows("ACCESS_REFUSED")).map(({ details }) => details).sort()).toEqual(["blog", "leads"]);
		const limits = await services.database.db
			.select()
			.from(securityLog)
			.where(eq(securityLog.details, "refused-page/account"));
		expect(
			limits.map(({ action }) => action),
			"that it asks on is there, too",
		).toEqual(["LIMIT_REACHED"]);
	});

	test("leaves one row for all leads that are not there", async () => {
		const { signedIn, rows } = await signedInAs("agent@example.com");
		const reader = leadActor({ userId: signedIn.userId, role: "agent", ip: visit().visitor.ip });
		for (let asked = 0; asked < 12; asked++) {
			const missing = { leadId: crypto.randomUUID(), file: "certificate.json", locale: "en" } as const;
			expect((await exportCertificate(services, reader, missing)).status).toBe(404);
		}
		expect(await rows("ACCESS_REFUSED")).toHaveLength(1);
	});

	test("and changes its language all day, leaves ten rows an hour", async () => {
		const { signedIn, rows } = await signedInAs("lingua@example.com");
		for (let chosen = 0; chosen < 15; chosen++) {
			await chooseLanguage(services, visit(), { ...signedIn, language: null }, { language: "pt" });
		}
		expect(await rows("LANGUAGE_CHOSEN")).toHaveLength(10);
	});
});
