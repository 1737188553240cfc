import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { auditEntries, passkeys, twoFactors, users } from "#database/schema.ts";
import { type AccountCalls, accountCalls, password, visit, visitFromElsewhere } from "#tests/support/accounts.ts";
import { openTestServices, ruleKinds, type TestServices } from "#tests/support/test-services.ts";
import { readSession } from "../staff/read-session.server.ts";
import { signIn } from "../staff/sign-in.server.ts";
import { confirmApp, startApp } from "./authenticator-app.server.ts";
import { resetSecondFactor } from "./reset-second-factor.server.ts";
import { totpCode, totpStep } from "./totp.server.ts";

describe.each(ruleKinds)("resetting a second factor on %s", (kind) => {
	let services: TestServices;
	let calls: AccountCalls;
	let admin: string;
	beforeAll(async () => {
		services = await openTestServices(kind);
		calls = await accountCalls(services);
		admin = await calls.openAccount("admin@example.com");
		await calls.giveRole("admin@example.com", "admin");
	});
	afterAll(() => services.close());

	const sessionOf = async (cookie: string) => (await readSession(services, visit({ cookie }))).signedIn;
	async function mustSession(cookie: string) {
		const signedIn = await sessionOf(cookie);
		if (!signedIn) throw new Error("Nobody is signed in");
		return signedIn;
	}
	const idOf = async (email: string) =>
		(await services.database.db.select().from(users).where(eq(users.email, email)))[0]?.id ?? "";
	/** An agent with an app. @returns the cookies of the session */
	async function agentWithApp(email: string): Promise<string> {
		const cookie = await calls.openAccount(email);
		await calls.giveRole(email, "agent");
		const signedIn = await mustSession(cookie);
		const secret = (await startApp(services, signedIn)) ?? "";
		const code = totpCode(secret, totpStep(new Date()));
		const confirmed = await confirmApp(services, visitFromElsewhere({ cookie }), signedIn, code);
		if (!confirmed.ok) throw new Error(confirmed.code);
		return confirmed.cookies.map((one) => one.split(";")[0]).join("; ");
	}
	const reset = async (cookie: string, personId: string) =>
		resetSecondFactor({
			services,
			visit: visitFromElsewhere({ cookie, "accept-language": "es" }),
			by: await mustSession(cookie),
			personId,
		});

	test("takes every factor and session, is sealed under the admin's name, and is told to the person", async () => {
		const email = "ana@example.com";
		const cookie = await agentWithApp(email);
		const personId = await idOf(email);
		await services.database.db.insert(passkeys).values({
			id: "lost",
			userId: personId,
			publicKey: "",
			credentialID: "lost",
			counter: 0,
			deviceType: "singleDevice",
			backedUp: false,
		});
		const enter = () => signIn(services, visitFromElsewhere(), { email, password }, null);
		expect(await enter()).toMatchObject({ ok: false, code: "secondFactor" });

		expect(await reset(admin, personId)).toEqual({ ok: true });
		expect(await sessionOf(cookie)).toBeNull();
		const { db } = services.database;
		expect(await db.$count(passkeys, eq(passkeys.userId, personId))).toBe(0);
		expect(await db.$count(twoFactors, eq(twoFactors.userId, personId))).toBe(0);
		const entered = await enter();
		const again = entered.ok ? entered.cookies.map((one) => one.split(";")[0]).join("; ") : "";
		expect(await mustSession(again)).toMatchObject({ hasFactor: false, factor: null });

		const [entry] = await db.select().from(auditEntries).where(eq(auditEntries.action, "FACTOR_RESET"));
		expect(entry).toMatchObject({ email: "admin@example.com", subjectId: personId });
		const mail = await vi.waitFor(
			() => {
				const found = services.sentMails.find(({ to, subject }) => to === email && subject.includes("was reset"));
				if (!found) throw new Error("not mailed");
				return found;
			},
			{ timeout: 20_000 },
		);
		expect(mail).toMatchObject({ language: "en", subject: "Your second factor was reset" });
		expect(mail.text).toContain("An administrator removed");
		expect(mail.text, "where the admin was").not.toMatch(/Location|Browser/);
		expect(await reset(admin, personId), "a second time").toEqual({ ok: false, code: "noFactor" });
	});

	test("is refused to everybody but admins, for the own account, and for nobody's account", async () => {
		const cookie = await agentWithApp("bea@example.com");
		const personId = await idOf("bea@example.com");
		const agent = await agentWithApp("carla@example.com");
		expect(await reset(agent, personId)).toEqual({ ok: false, code: "notAllowed" });
		expect(await reset(cookie, personId)).toEqual({ ok: false, code: "notAllowed" });
		expect(await reset(admin, await idOf("admin@example.com"))).toEqual({ ok: false, code: "ownAccount" });
		expect(await reset(admin, "nobody")).toEqual({ ok: false, code: "unknownPerson" });
		expect(await mustSession(cookie), "her factor and session").toMatchObject({ hasFactor: true });
	});
});
