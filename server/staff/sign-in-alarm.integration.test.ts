import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { securityLog, sessions, users } from "#database/schema.ts";
import { type AccountCalls, accountCalls, password, visitFromElsewhere } from "#tests/support/accounts.ts";
import { openTestServices, ruleKinds, type TestServices } from "#tests/support/test-services.ts";
import { signIn } from "./sign-in.server.ts";

describe.each(ruleKinds)("a sign-in from a new device, on %s", (kind) => {
	let services: TestServices;
	let calls: AccountCalls;
	beforeAll(async () => {
		services = await openTestServices(kind, { TRUSTED_PROXIES: "1", LOCATION_HEADERS: "cloudflare" });
		calls = await accountCalls(services);
	});
	afterAll(() => services.close());

	async function openAccount(email: string) {
		await calls.openAccount(email);
		services.sentMails.length = 0;
		const [user] = await services.database.db.select().from(users).where(eq(users.email, email));
		const ofUser = and(eq(securityLog.user_id, user?.id ?? ""), eq(securityLog.action, "LOGIN_SUCCESS"));
		const logged = async () => (await services.database.db.select().from(securityLog).where(ofUser)).length;
		return { before: await logged(), logged };
	}
	const alarm = (to: string) =>
		vi.waitFor(
			() => {
				const mail = services.sentMails.find((sent) => sent.to === to);
				if (!mail) throw new Error("no mail");
				return mail;
			},
			{ timeout: 20_000 },
		);

	test.each([
		["null", "%00"],
		["notice", "%3Cb%3EBank%20notice%3C/b%3E%20visit%20https%3A%2F%2Fevil.example"],
	])("is logged and told, whatever its headers say about the city: %s", async (name, city) => {
		const email = `${name}@example.com`;
		const { before, logged } = await openAccount(email);
		const headers = {
			"x-forwarded-for": "203.0.113.9",
			"cf-ipcountry": "US",
			"cf-region-code": "FL",
			"cf-ipcity": city,
		};
		expect(await signIn(services, visitFromElsewhere(headers), { email, password }, null)).toMatchObject({ ok: true });
		expect(await logged()).toBe(before + 1);
		const mail = await alarm(email);
		expect(mail.text).toContain("Florida");
		expect(mail.text + mail.html).not.toMatch(/evil|Bank notice/);
	});

	test("is logged and told, and goes on, if the device can't be stored", async () => {
		const email = "full@example.com";
		const { before, logged } = await openAccount(email);
		const { db } = services.database;
		const failing = new Proxy(db, {
			get: (target, key) =>
				key === "update"
					? (table: Parameters<typeof db.update>[0]) => {
							if (table === sessions) throw new Error("the disk is full");
							return target.update(table);
						}
					: Reflect.get(target, key),
		});
		const broken = { ...services, database: { ...services.database, db: failing } };
		expect(await signIn(broken, visitFromElsewhere(), { email, password }, null)).toMatchObject({ ok: true });
		expect(await logged()).toBe(before + 1);
		await alarm(email);
	});
});
