import { createServer } from "node:http";
import { verifySolution } from "altcha-lib";
import { deriveKey as deriveSolution } from "altcha-lib/algorithms/pbkdf2";
import { describe, expect, test } from "vitest";
import type { CaptchaLevel } from "#domain/agency/analytics-facts.ts";
import { solveCaptcha } from "#tests/support/solve-captcha.ts";
import { deriveKey } from "../keys.server.ts";
import { createAltcha } from "./altcha.server.ts";
import { createRecaptcha } from "./recaptcha.server.ts";

const now = new Date("2020-11-23T15:00:00Z");
const visitor = { action: "contact_form", ipAddress: "203.0.113.1", now };

describe("the self-hosted captcha", () => {
	const captcha = createAltcha("a secret");
	const token = async (effort = 1) => {
		const offered = await captcha.challenge({ ipAddress: visitor.ipAddress, now, effort });
		return solveCaptcha(offered.provider === "altcha" && offered.challenge);
	};
	test("accepts a solved challenge, with the same hash each time", async () => {
		const solved = await token();
		const first = await captcha.verify(solved, visitor);
		expect(first.ok).toBe(true);
		expect(await captcha.verify(solved, visitor)).toEqual(first);
	});
	test("refuses a challenge of another server", async () => {
		expect(await createAltcha("another secret").verify(await token(), visitor)).toEqual({ ok: false, code: "wrong" });
	});
	test("refuses an old challenge", async () => {
		const later = { ...visitor, now: new Date(now.getTime() + 11 * 60_000) };
		expect(await captcha.verify(await token(), later)).toEqual({ ok: false, code: "expired" });
	});
	test("accepts a token that comes from another network, and says so", async () => {
		const solved = await token();
		const verdictFor = (ipAddress: string) => captcha.verify(solved, { ...visitor, ipAddress });
		expect(await verdictFor("203.0.113.254")).toMatchObject({ ok: true, isFromElsewhere: false });
		expect(await verdictFor("198.51.100.1")).toMatchObject({ ok: true, isFromElsewhere: true });
	});
	test("refuses a challenge whose network or cost was changed", async () => {
		const solved = JSON.parse(Buffer.from(await token(), "base64").toString());
		for (const change of [{ cost: 1 }, { data: { ...solved.challenge.parameters.data, network: "x" } }]) {
			const parameters = { ...solved.challenge.parameters, ...change };
			const changed = { ...solved, challenge: { ...solved.challenge, parameters } };
			const forged = Buffer.from(JSON.stringify(changed)).toString("base64");
			expect(await captcha.verify(forged, visitor)).toEqual({ ok: false, code: "wrong" });
		}
	});
	test("asks for more work, and accepts it", { timeout: 30_000 }, async () => {
		const counterOf = (solved: string) => JSON.parse(Buffer.from(solved, "base64").toString()).solution.counter;
		let counter = 0;
		// Seven of eight challenges lie above the usual bound; ten in a row do not.
		for (let asked = 0; asked < 10 && counter <= 100; asked++) {
			const solved = await token(8);
			counter = counterOf(solved);
			expect(await captcha.verify(solved, visitor)).toMatchObject({ ok: true });
		}
		expect(counter).toBeGreaterThan(100);
		expect(counter).toBeLessThanOrEqual(800);
	});
	test("refuses a forged solution", async () => {
		const made = JSON.parse(Buffer.from(await token(), "base64").toString());
		made.solution.derivedKey = "00".repeat(32);
		const forged = Buffer.from(JSON.stringify(made)).toString("base64");
		expect(await captcha.verify(forged, visitor)).toEqual({ ok: false, code: "wrong" });
	});
	test("agrees with the library about every change of a token", async () => {
		const solved = JSON.parse(Buffer.from(await token(), "base64").toString());
		const { challenge, solution } = solved;
		const { parameters, signature } = challenge;
		const changedParameters = (changes: object) => ({
			challenge: { signature, parameters: { ...parameters, ...changes } },
		});
		const backwards = (value: object) => Object.fromEntries(Object.entries(value).toReversed());
		const changes: Record<string, object> = {
			none: {},
			"another order": changedParameters(backwards({ ...parameters, data: backwards(parameters.data) })),
			"another cost": changedParameters({ cost: 1 }),
			"one more parameter": changedParameters({ memoryCost: 1 }),
			"a list in place of a number": changedParameters({ cost: [parameters.cost] }),
			"another algorithm": changedParameters({ algorithm: "PBKDF2/SHA-512" }),
			"another signed key": changedParameters({ keySignature: "00".repeat(32) }),
			"another signature": { challenge: { parameters, signature: "00".repeat(32) } },
			"a signature in capitals": { challenge: { parameters, signature: signature.toUpperCase() } },
			"a longer signature": { challenge: { parameters, signature: `${signature}00` } },
			"no signature": { challenge: { parameters, signature: "" } },
			"another key": { solution: { ...solution, derivedKey: "00".repeat(32) } },
			"a key in capitals": { solution: { ...solution, derivedKey: solution.derivedKey.toUpperCase() } },
			"a longer key": { solution: { ...solution, derivedKey: `${solution.derivedKey}0` } },
			"no key": { solution: { ...solution, derivedKey: "" } },
		};
		const secrets = {
			hmacSignatureSecret: "a secret",
			hmacKeySignatureSecret: deriveKey("a secret", "captcha/solution").toString("base64url"),
		};
		const verdicts: Record<string, boolean> = {};
		for (const [name, change] of Object.entries(changes)) {
			const changed = { ...solved, ...change };
			const { ok } = await captcha.verify(Buffer.from(JSON.stringify(changed)).toString("base64"), visitor);
			const { verified } = await verifySolution({ ...changed, deriveKey: deriveSolution, ...secrets });
			expect.soft(ok, name).toBe(verified);
			verdicts[name] = ok;
		}
		expect(Object.keys(verdicts).filter((name) => verdicts[name])).toEqual(["none", "another order"]);
	});
	test.each(["", "{}", "not base64 ß", Buffer.from("[]").toString("base64")])("refuses %j", async (nonsense) => {
		expect(await captcha.verify(nonsense, visitor)).toEqual({ ok: false, code: "malformed" });
	});
});

describe("reCAPTCHA", () => {
	async function verifyAgainst(given: { status?: number; body: unknown }, level?: CaptchaLevel) {
		const asked: URLSearchParams[] = [];
		const google = createServer((request, response) => {
			let body = "";
			request.on("data", (chunk) => {
				body += chunk;
			});
			request.on("end", () => {
				asked.push(new URLSearchParams(body));
				response.statusCode = given.status ?? 200;
				response.end(JSON.stringify(given.body));
			});
		});
		await new Promise<void>((resolve) => google.listen(0, "127.0.0.1", resolve));
		const { port } = google.address() as { port: number };
		const captcha = createRecaptcha(
			{ siteKey: "site", secretKey: "secret", verifyUrl: `http://127.0.0.1:${port}/` },
			level && (() => level),
		);
		const verdict = await captcha.verify("token-1", visitor);
		google.close();
		return { verdict, asked };
	}

	test("accepts a high score, and sends the secret key", async () => {
		const { verdict, asked } = await verifyAgainst({ body: { success: true, score: 0.9, action: "contact_form" } });
		expect(verdict.ok).toBe(true);
		expect(asked[0]?.get("secret")).toBe("secret");
		expect(asked[0]?.get("response")).toBe("token-1");
	});
	test.each([
		[{ success: false }, "refused"],
		[{ success: true, score: 0.1, action: "contact_form" }, "low_score"],
		[{ success: true, score: 0.9, action: "login" }, "other_action"],
	])("refuses %j", async (body, code) => {
		expect((await verifyAgainst({ body })).verdict).toEqual({ ok: false, code });
	});
	test.each([
		["lenient", 0.4, true],
		["usual", 0.6, true],
		["strict", 0.6, false],
	] as const)("%s with the score %d: %s", async (level, score, ok) => {
		const body = { success: true, score, action: "contact_form" };
		expect((await verifyAgainst({ body }, level)).verdict.ok).toBe(ok);
	});
	test("reports an outage apart from a refusal", async () => {
		expect((await verifyAgainst({ status: 500, body: {} })).verdict).toEqual({ ok: false, code: "unavailable" });
	});
});
