import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { securityLog, users } from "#database/schema.ts";
import { type AccountCalls, accountCalls, password, visit, visitFromElsewhere } from "#tests/support/accounts.ts";
import { solveCaptcha } from "#tests/support/solve-captcha.ts";
import { openTestServices, ruleKinds, type TestServices } from "#tests/support/test-services.ts";
import type { RateLimit } from "../platform/limiter.server.ts";
import { limits, wholeSite } from "../rate-limits.server.ts";
import { handleAuthCall } from "./handle-auth-call.server.ts";
import { inHashTurn } from "./hash-turns.server.ts";
import { startRefusalLog } from "./log-refusals.server.ts";
import { requestAccountMail } from "./request-account-mail.server.ts";
import { signIn } from "./sign-in.server.ts";
import { signUp } from "./sign-up.server.ts";
import { signUpChallenge } from "./sign-up-captcha.server.ts";

const wrong = "Wrong-guess.1";

describe.each(ruleKinds)("attempts on %s", (kind) => {
	let services: TestServices;
	let calls: AccountCalls;
	beforeAll(async () => {
		services = await openTestServices(kind);
		calls = await accountCalls(services);
	});
	afterAll(() => services.close());

	/** Leaves this many sign-ins in the limit of an account. Real ones would take long: each hashes a password. */
	function spendAllBut(left: number, email: string) {
		const { max } = limits.signInsPerAccount;
		const count = max - left - services.limiter.used(limits.signInsPerAccount, email);
		services.limiter.takeAll([[limits.signInsPerAccount, email, count]]);
	}
	const logged = async () =>
		(await services.database.db.select().from(securityLog).orderBy(securityLog.created_at)).map(
			({ action, user_id, network, details }) => ({ action, user_id, network, details }),
		);

	test.each(["ana@example.com", "nobody@example.com"])("to guess the password of %s are limited", async (email) => {
		if (email.startsWith("ana")) await calls.openAccount(email);
		spendAllBut(2, email);
		const guess = () => signIn(services, visitFromElsewhere(), { email, password: wrong }, null);
		expect(await guess()).toEqual({ ok: false, code: "wrongCredentials" });
		expect(await guess()).toEqual({ ok: false, code: "wrongCredentials" });
		for (let i = 0; i < 3; i++) expect(await guess()).toEqual({ ok: false, code: "tooManySignIns" });
		const right = await signIn(services, visitFromElsewhere(), { email, password }, null);
		expect(right, "the right password is not tried either").toEqual({ ok: false, code: "tooManySignIns" });
	});

	test("beyond those that wait for their turn are refused, but for devices that the account knows", async () => {
		const email = "dora@example.com";
		const cookie = await calls.openAccount(email);
		let finish = () => {};
		const until = new Promise<void>((resolve) => (finish = resolve));
		const flood = Array.from({ length: 18 }, () => inHashTurn({ known: null }, () => until));
		const busy = { ok: false, code: "busy" };
		expect(await signIn(services, visitFromElsewhere(), { email, password }, null)).toEqual(busy);
		const gone = { ...visitFromElsewhere({ cookie }), signal: AbortSignal.abort() };
		expect(await signIn(services, gone, { email, password }, null)).toEqual(busy);
		const bare = await handleAuthCall(
			services,
			new Request("http://localhost:3000/api/auth/sign-in/email", {
				method: "POST",
				headers: { "content-type": "application/json", origin: services.env.siteOrigin },
				body: JSON.stringify({ email, password }),
			}),
			"sign-in/email",
			visitFromElsewhere().visitor,
		);
		expect(bare.status).toBe(503);
		const owner = signIn(services, visitFromElsewhere({ cookie }), { email, password }, null);
		finish();
		expect(await owner).toMatchObject({ ok: true });
		await Promise.all(flood);
	});

	test("are limited by network, whichever account they are for, on the page and by bare call", async () => {
		const limit = limits.signInsPerAddress;
		services.limiter.takeAll([[limit, "198.51.100.9", limit.max - 1]]);
		const fromThere = visit({}, "198.51.100.9");
		expect(await signIn(services, fromThere, { email: "a@example.com", password: wrong }, null)).toMatchObject({
			code: "wrongCredentials",
		});
		expect(await signIn(services, fromThere, { email: "b@example.com", password: wrong }, null)).toMatchObject({
			code: "tooManySignIns",
		});
		const bare = await handleAuthCall(
			services,
			new Request("http://localhost:3000/api/auth/sign-in/email", {
				method: "POST",
				headers: { "content-type": "application/json", origin: "http://localhost:3000" },
				body: JSON.stringify({ email: "c@example.com", password: wrong }),
			}),
			"sign-in/email",
			fromThere.visitor,
		);
		expect(bare.status).toBe(429);
		expect(Number(bare.headers.get("retry-after"))).toBeGreaterThan(60);
	});

	test("of strangers keep out neither a known device nor the reader of a mailed link", async () => {
		const email = "bea@example.com";
		const cookie = await calls.openAccount(email);
		expect(cookie).toMatch(/(?:^|; )sf_device=/);
		spendAllBut(0, email);
		expect(await signIn(services, visit(), { email, password }, null)).toEqual({ ok: false, code: "tooManySignIns" });
		const known = visit({ cookie });
		expect(await signIn(services, known, { email, password }, null)).toMatchObject({ ok: true });
		services.limiter.takeAll([[limits.signInsPerAddress, "203.0.113.7", 30]]);
		expect(await signIn(services, known, { email, password: wrong }, null)).toMatchObject({ code: "wrongCredentials" });

		const fresh = "cleo@example.com";
		await calls.signUpAs(fresh);
		const token = await calls.mailedToken(fresh);
		spendAllBut(0, fresh);
		expect(await signIn(services, visit(), { email: fresh, password }, token)).toMatchObject({ ok: true });
		spendAllBut(0, "dan@example.com");
		expect(
			await signIn(services, visit(), { email: "dan@example.com", password }, token),
			"the link of another account",
		).toEqual({ ok: false, code: "tooManySignIns" });
	});

	test("on a known device have a limit of their own", async () => {
		const email = "ed@example.com";
		const cookie = await calls.openAccount(email);
		const device = /sf_device=([\w-]+)/.exec(cookie)?.[1] ?? "";
		services.limiter.takeAll([[limits.signInsPerDevice, device, limits.signInsPerDevice.max - 1]]);
		const guess = () => signIn(services, visit({ cookie }), { email, password: wrong }, null);
		expect(await guess()).toMatchObject({ code: "wrongCredentials" });
		expect(await guess()).toMatchObject({ code: "tooManySignIns" });
	});

	test("to sign up are few without script, and more with a solved captcha", async () => {
		const limit = limits.noScriptSignUpsPerAddress;
		const from = visit({}, "192.0.2.44");
		services.limiter.takeAll([[limit, "192.0.2.44", limit.max - 1]]);
		const ask = (token: string | null) => signUp(services, from, { email: "bea@example.com", password }, token);
		expect(await ask(null)).toBe("accountExists");
		expect(await ask(null)).toBe("tooManySignUps");
		const token = await solveCaptcha(await signUpChallenge(services, from.visitor));
		expect(await ask(token)).toBe("accountExists");
		expect(await ask(token), "a used token counts like none").toBe("tooManySignUps");
		expect(await ask("nonsense")).toBe("tooManySignUps");
		const perAddress = limits.signUpsPerAddress;
		services.limiter.takeAll([[perAddress, "192.0.2.44", perAddress.max - 1]]);
		expect(await ask(await solveCaptcha(await signUpChallenge(services, from.visitor)))).toBe("tooManySignUps");
	});

	/** As if others had used up a limit of the whole site. */
	function spend(limit: RateLimit) {
		services.limiter.takeAll([[limit, wholeSite, limit.max - services.limiter.used(limit, wholeSite)]]);
	}

	test("to recover a password have a reserve for networks that asked for nothing", async () => {
		spend(limits.mailRequestsOfSite);
		const from = visitFromElsewhere();
		const ask = () => requestAccountMail(services, from, "forgot-password", "nobody@example.com");
		expect(await ask()).toBe("mailRequested");
		expect(await ask()).toBe("tooManyMails");
	});

	test("to sign up are limited for the whole site", async () => {
		const { signUpsOfSite: limit } = limits;
		spend(limit);
		expect(await calls.signUpAs("erin@example.com"), "the first of its network").toBe("accountCreated");
		spend({ ...limit, name: `${limit.name}/first`, max: limit.maxOfFirst });
		expect(await calls.signUpAs("fred@example.com")).toBe("tooManySignUps");
		expect(await services.database.db.select().from(users).where(eq(users.email, "fred@example.com"))).toEqual([]);
	});

	test("leave a trace with their network, and none with an address or for each refusal", async () => {
		await services.database.db.delete(securityLog);
		const email = "gil@example.com";
		const guess = () => signIn(services, visit({}, "2001:db8:7:8::9"), { email, password: wrong }, null);
		spendAllBut(1, email);
		for (let i = 0; i < 4; i++) await guess();
		expect(await logged()).toEqual([
			{ action: "LOGIN_FAILURE", user_id: null, network: "2001:db8:7::/48", details: null },
			{ action: "LIMIT_REACHED", user_id: null, network: "2001:db8:7::/48", details: "sign-in/account" },
		]);
		const refusalLog = startRefusalLog(services);
		services.limiter.takeRefusals();
		await guess();
		await guess();
		await refusalLog.write();
		await refusalLog.stop();
		expect((await logged()).slice(2)).toEqual([
			{ action: "LIMIT_REACHED", user_id: null, network: null, details: "sign-in/account: 2" },
		]);
		const limit = limits.strangersInSecurityLog;
		const left = limit.max - services.limiter.used(limit, wholeSite);
		services.limiter.takeAll([[limit, wholeSite, left]]);
		await signIn(services, visitFromElsewhere(), { email: "hal@example.com", password: wrong }, null);
		expect(await logged()).toHaveLength(3);
	});
});
