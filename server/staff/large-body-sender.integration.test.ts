import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sessions, users } from "#database/schema.ts";
import { imageUploadPath } from "#domain/blog/image-upload.ts";
import { type AccountCalls, accountCalls, visitFromElsewhere } from "#tests/support/accounts.ts";
import { noServices, testApp } from "#tests/support/edge.ts";
import { openTestServices, ruleKinds, type TestServices } from "#tests/support/test-services.ts";
import { servicesHandle } from "../platform/http/services-handle.server.ts";
import { largeBodySender } from "./large-body-sender.server.ts";
import { signOut } from "./sign-out.server.ts";

describe.each(ruleKinds)("who sends large bodies on %s", (kind) => {
	let services: TestServices;
	let calls: AccountCalls;
	beforeAll(async () => {
		services = await openTestServices(kind);
		calls = await accountCalls(services);
	});
	afterAll(() => services.close());

	const senderWith = (cookie: string, env = services.env) =>
		largeBodySender(env, servicesHandle(services))(new Headers({ cookie }));
	const accountOf = async (email: string) =>
		(await services.database.db.select().from(users).where(eq(users.email, email)))[0]?.id ?? "";

	test("are staff whose session holds", async () => {
		const cookie = await calls.openAccount("ana@example.com");
		expect(await senderWith(cookie), "a viewer").toEqual({ ok: false, code: "forbidden" });
		await calls.giveRole("ana@example.com", "agent");
		const account = await accountOf("ana@example.com");
		expect(await senderWith(cookie)).toEqual({ ok: true, account });
		const withFactors = { ...services.env, requiresSecondFactor: true };
		expect(await senderWith(cookie, withFactors), "the password alone").toEqual({ ok: false, code: "forbidden" });
		await services.database.db.update(sessions).set({ factor: "totp" }).where(eq(sessions.userId, account));
		expect(await senderWith(cookie, withFactors)).toEqual({ ok: true, account });
		const longAgo = new Date(services.clock().getTime() - 9 * 3_600_000);
		await services.database.db.update(sessions).set({ lastActiveAt: longAgo }).where(eq(sessions.userId, account));
		expect(await senderWith(cookie)).toEqual({ ok: false, code: "session_inactive" });
	});

	test("are not known while the database is away, and cost no query without a signed session", async () => {
		const cookie = await calls.openAccount("ben@example.com");
		const sender = largeBodySender(services.env, noServices);
		expect(await sender(new Headers({ cookie }))).toEqual({ ok: false, code: "unavailable" });
		expect(await sender(new Headers())).toEqual({ ok: false, code: "unauthorized" });
	});

	test("are not strangers with the cookie of a session that they ended: they take no places of the desk", async () => {
		const cookie = await calls.openAccount("eve@example.com");
		await signOut(services, visitFromElsewhere({ cookie }));
		const app = testApp({
			env: services.env,
			largeBodySender: largeBodySender(services.env, servicesHandle(services)),
		});
		const headers = { Cookie: cookie, Origin: services.env.siteOrigin, "Content-Length": "70000" };
		const unfinished = () => new ReadableStream();
		for (const path of [imageUploadPath, "/admin/leads/import", "/api/blog/draft"]) {
			const url = services.env.siteOrigin + path;
			// A body that never ends: the answer does not wait for it.
			const request = new Request(url, { method: "POST", headers, body: unfinished(), duplex: "half" } as RequestInit);
			expect((await app.request(request)).status, path).toBe(401);
		}
	});
});
