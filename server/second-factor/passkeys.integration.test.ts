import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { passkeys, securityLog } from "#database/schema.ts";
import {
	type AccountCalls,
	accountCalls,
	password,
	visit,
	visitFromElsewhere,
	visitor,
} from "#tests/support/accounts.ts";
import { createPasskeyDevice } from "#tests/support/passkey-device.ts";
import { openTestServices, ruleKinds, type TestServices } from "#tests/support/test-services.ts";
import { readSession } from "../staff/read-session.server.ts";
import { signIn } from "../staff/sign-in.server.ts";
import { handlePasskeyCall } from "./handle-passkey-call.server.ts";
import { listPasskeys, removePasskey, renamePasskey } from "./passkeys.server.ts";
import { proveAgain } from "./prove-again.server.ts";
import { takeSecondStep } from "./second-step.server.ts";

describe.each(ruleKinds)("passkeys on %s", (kind) => {
	let services: TestServices;
	let calls: AccountCalls;
	beforeAll(async () => {
		services = await openTestServices(kind);
		calls = await accountCalls(services);
	});
	afterAll(() => services.close());

	const pairs = (cookies: string[]) =>
		cookies
			.filter((cookie) => !/max-age=0/i.test(cookie))
			.map((cookie) => cookie.split(";")[0])
			.join("; ");
	async function call(step: string, body: unknown, cookie = "", headers: Record<string, string> = {}) {
		const response = await handlePasskeyCall(
			services,
			new Request(`http://localhost:3000/api/passkey/${step}`, {
				method: "POST",
				headers: { "content-type": "application/json", origin: "http://localhost:3000", cookie, ...headers },
				body: JSON.stringify(body),
			}),
			step,
			visitor,
		);
		return { status: response.status, json: await response.json(), cookies: pairs(response.headers.getSetCookie()) };
	}
	const sessionOf = async (cookie: string) => (await readSession(services, visit({ cookie }))).signedIn;
	async function mustSession(cookie: string) {
		const signedIn = await sessionOf(cookie);
		if (!signedIn) throw new Error("Nobody is signed in");
		return signedIn;
	}
	async function add(cookie: string, device: ReturnType<typeof createPasskeyDevice>, isChecked = true) {
		const { json, cookies } = await call("creation", {}, cookie);
		return call("add", { response: device.create(json, isChecked), name: "My phone" }, `${cookie}; ${cookies}`);
	}
	async function enter(device: ReturnType<typeof createPasskeyDevice>, isChecked = true, next = "/admin") {
		const { json, cookies } = await call("request", {});
		return call("sign-in", { response: device.get(json, isChecked), next }, cookies);
	}

	test("open an account without a password, which then opens nothing alone", async () => {
		const email = "ana@example.com";
		const cookie = await calls.openAccount(email);
		const device = createPasskeyDevice();
		const added = await add(cookie, device);
		expect(added).toMatchObject({ status: 200, json: { recoveryCodes: expect.any(Array) } });
		expect(await sessionOf(cookie), "the session of the password").toBeNull();
		const own = await mustSession(added.cookies);
		expect(own).toMatchObject({ factor: "passkey", hasFactor: true });

		const entered = await enter(device, true, "/account/second-factor");
		expect(entered).toMatchObject({ status: 200, json: { to: "/account/second-factor?notice=welcome-back" } });
		expect(await mustSession(entered.cookies)).toMatchObject({ email, factor: "passkey" });

		const withPassword = await signIn(services, visitFromElsewhere(), { email, password }, null);
		if (withPassword.ok || withPassword.code !== "secondFactor") throw new Error("The password was enough");
		const owed = visitFromElsewhere({ cookie: pairs(withPassword.cookies) });
		expect(await takeSecondStep(services, owed, { kind: "totp", code: "000000" })).toMatchObject({ ok: false });
		const code = added.json.recoveryCodes[0];
		expect(await takeSecondStep(services, owed, { kind: "recovery", code })).toMatchObject({ ok: true });
		expect(await proveAgain(services, owed, own, { password, code: "" }), "the password alone").toMatchObject({
			code: "proveFirst",
		});

		const { db } = services.database;
		const actions = await db.select().from(securityLog).where(eq(securityLog.user_id, own.userId));
		expect(actions.map(({ action }) => action)).toEqual(expect.arrayContaining(["PASSKEY_ADDED", "LOGIN_SUCCESS"]));
		await expect
			.poll(() => services.sentMails.map(({ subject }) => subject))
			.toContain("Passkey added to your account");
	});

	test("are refused if the device did not check its user, at a second use, and for another site", async () => {
		const cookie = await calls.openAccount("bea@example.com");
		expect((await add(cookie, createPasskeyDevice(), false)).status).toBe(401);
		expect(await services.database.db.$count(passkeys, eq(passkeys.userId, (await mustSession(cookie)).userId))).toBe(
			0,
		);
		const device = createPasskeyDevice();
		await add(cookie, device);
		expect((await enter(device, false)).status).toBe(401);

		const asked = await call("request", {});
		const response = device.get(asked.json);
		expect((await call("sign-in", { response }, asked.cookies)).status).toBe(200);
		expect((await call("sign-in", { response }, asked.cookies)).status, "a replay").toBe(401);
		const again = await call("request", {});
		expect((await call("sign-in", { response }, again.cookies)).status, "an old answer").toBe(401);
		expect((await enter(createPasskeyDevice())).status, "an unknown passkey").toBe(401);
		expect((await call("request", {}, "", { origin: "https://evil.example" })).status).toBe(403);
		for (const body of [null, {}, { response: null }, { response: "x" }, { response: { id: { $ne: "" } } }]) {
			expect((await call("sign-in", body, again.cookies)).status, JSON.stringify(body)).toBe(401);
		}
	});

	test("are added, renamed and removed by their owner, within 15 minutes of the sign-in", async () => {
		const cookie = await calls.openAccount("carla@example.com");
		const stranger = await mustSession(await calls.openAccount("dora@example.com"));
		const device = createPasskeyDevice();
		const { cookies } = await add(cookie, device);
		const onDevice = (await enter(device)).cookies;
		const own = await mustSession(cookies);
		const [first] = await listPasskeys(services, own.userId);
		const id = first?.id ?? "";
		expect(first?.name).toBe("My phone");
		const visit = visitFromElsewhere({ cookie: cookies });
		expect(await renamePasskey(services, stranger, id, "Mine")).toBe(false);
		expect(await removePasskey(services, visit, stranger, id)).toBe(false);
		expect(await mustSession(onDevice)).toMatchObject({ factor: "passkey" });
		expect(await renamePasskey(services, own, id, "Work phone")).toBe(true);
		expect((await listPasskeys(services, own.userId))[0]?.name).toBe("Work phone");

		const now = services.clock();
		services.setNow(new Date(now.getTime() + 15 * 60_000));
		expect((await call("creation", {}, cookies)).status).toBe(403);
		services.setNow(now);
		expect((await call("creation", {})).status, "a stranger").toBe(401);
		expect((await call("anything", {})).status).toBe(404);

		expect(await removePasskey(services, visit, own, id)).toBe(true);
		expect(await mustSession(cookies)).toMatchObject({ hasFactor: false, factor: null });
		expect(await sessionOf(onDevice), "the session that the passkey opened").toBeNull();
	});
});
