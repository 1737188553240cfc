import type { Challenge } from "altcha-lib/types";
import { expect, test } from "vitest";
import { NetworkError } from "#app/browser/fetch-with-timeout.ts";
import { altcha, encodeToken } from "./altcha.ts";
import { type CaptchaParts, createBrowserCaptcha } from "./browser-captcha.ts";
import { recaptcha } from "./recaptcha.ts";

const serverTime = Date.parse("2026-11-21T15:00:00Z");

function challengeFor(minutes: number): Challenge {
	return {
		parameters: {
			algorithm: "SHA-256",
			nonce: "00",
			salt: "00",
			cost: 1,
			keyLength: 32,
			keyPrefix: "00",
			data: { expiresAt: serverTime / 1000 + minutes * 60 },
		},
		signature: "signed",
	};
}

const altchaOffer = () => ({ provider: "altcha", challenge: challengeFor(5) });
const recaptchaOffer = { provider: "recaptcha", siteKey: "key" };

type Overrides = Partial<Pick<CaptchaParts, "requestOffer">> & {
	solve?: Parameters<typeof altcha>[0];
	load?: Parameters<typeof recaptcha>[0];
};

function setUp({ solve, load, ...overrides }: Overrides = {}) {
	const clock = { now: serverTime };
	const counts = { offers: 0 };
	const captcha = createBrowserCaptcha({
		requestOffer: async () => {
			counts.offers++;
			return { offer: altchaOffer(), serverDate: serverTime };
		},
		providers: {
			altcha: altcha(solve ?? (async () => ({ counter: counts.offers, derivedKey: "00ff" }))),
			recaptcha: recaptcha(load),
		},
		now: () => clock.now,
		...overrides,
	});
	return { captcha, clock, counts };
}

function counterOf(token: string | null): number {
	return JSON.parse(atob(token ?? "")).solution.counter;
}

test("a prepared token is used, and only once", async () => {
	const { captcha, counts } = setUp();
	captcha.prepare();
	captcha.prepare();
	expect(counterOf(await captcha.take())).toBe(1);
	expect(counterOf(await captcha.take())).toBe(2);
	expect(counts.offers).toBe(2);
});

test("a challenge about to expire is replaced by a new one", async () => {
	const { captcha, clock } = setUp();
	captcha.prepare();
	await Promise.resolve();
	clock.now += 4 * 60_000 + 45_000;
	expect(counterOf(await captcha.take())).toBe(2);
});

test("a visitor's clock that runs days ahead does not expire fresh challenges", async () => {
	const { captcha, clock, counts } = setUp();
	clock.now += 3 * 24 * 60 * 60_000;
	captcha.prepare();
	expect(counterOf(await captcha.take())).toBe(1);
	expect(counts.offers).toBe(1);
});

test("an unsolved challenge is tried once more, then there is no token", async () => {
	const { captcha, counts } = setUp({ solve: async () => null });
	expect(await captcha.take()).toBeNull();
	expect(counts.offers).toBe(2);
});

test("a broken solver or an invalid response gives no token", async () => {
	const broken = setUp({ solve: () => Promise.reject(new Error("worker")) });
	expect(await broken.captcha.take()).toBeNull();
	const invalid = setUp({ requestOffer: () => Promise.reject(new SyntaxError("<html>")) });
	expect(await invalid.captcha.take()).toBeNull();
});

test("an unreachable server throws a NetworkError and is asked again next time", async () => {
	let unreachable = true;
	const { captcha } = setUp({
		requestOffer: async () => {
			if (unreachable) throw new NetworkError("offline");
			return { offer: altchaOffer(), serverDate: null };
		},
	});
	captcha.prepare();
	await expect(captcha.take()).rejects.toThrow(NetworkError);
	unreachable = false;
	expect(await captcha.take()).not.toBeNull();
});

test("after a failure a focus requests nothing for a while, but sending does", async () => {
	const { captcha, clock, counts } = setUp({ solve: async () => null });
	await captcha.take();
	expect(counts.offers).toBe(2);
	captcha.prepare();
	expect(counts.offers).toBe(2);
	await captcha.take();
	expect(counts.offers).toBe(4);
	clock.now += 30_000;
	captcha.prepare();
	expect(counts.offers).toBe(5);
});

test("with reCAPTCHA the script loads early and the token is made last", async () => {
	const calls: string[] = [];
	const { captcha } = setUp({
		requestOffer: async () => ({ offer: recaptchaOffer, serverDate: null }),
		load: async (key) => {
			calls.push(`load ${key}`);
			return {
				ready: () => {},
				execute: async (sameKey) => {
					calls.push(`execute ${sameKey}`);
					return "google";
				},
			};
		},
	});
	captcha.prepare();
	expect(await captcha.take()).toBe("google");
	expect(calls).toEqual(["load key", "execute key"]);
});

test.each([
	[
		"throws at once",
		() => {
			throw new Error("Invalid site key");
		},
	],
	["rejects", () => Promise.reject(new Error("timeout"))],
	// biome-ignore lint/suspicious/noThenProperty: Google's script may return a thenable that is not a promise
	["returns a thenable that rejects", () => ({ then: (_: unknown, fail: (e: Error) => void) => fail(new Error("x")) })],
])("a reCAPTCHA script that %s gives no token", async (_name, execute) => {
	const { captcha } = setUp({
		requestOffer: async () => ({ offer: recaptchaOffer, serverDate: null }),
		load: async () => ({ ready: () => {}, execute: execute as unknown as () => Promise<string> }),
	});
	expect(await captcha.take()).toBeNull();
});

test("a blocked reCAPTCHA script gives no token", async () => {
	const { captcha } = setUp({
		requestOffer: async () => ({ offer: recaptchaOffer, serverDate: null }),
		load: () => Promise.reject(new Error("blocked")),
	});
	expect(await captcha.take()).toBeNull();
});

test("a provider that can't run here gives no token", async () => {
	const { captcha } = setUp({ requestOffer: async () => ({ offer: { provider: "unheard-of" }, serverDate: null }) });
	expect(await captcha.take()).toBeNull();
});

test("a token is base64 of the signed challenge and its solution, with any characters", () => {
	const challenge = { ...challengeFor(5), codeChallenge: { image: "…" } };
	challenge.parameters.data = { page: "kreyòl" };
	const token = encodeToken(challenge, { counter: 3, derivedKey: "00ff" });
	const bytes = Uint8Array.from(atob(token), (character) => character.charCodeAt(0));
	const { codeChallenge: _, ...signed } = challenge;
	expect(JSON.parse(new TextDecoder().decode(bytes))).toEqual({
		challenge: signed,
		solution: { counter: 3, derivedKey: "00ff" },
	});
});
