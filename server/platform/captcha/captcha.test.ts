import { createServer } from "node:http";
import { describe, expect, test } from "vitest";
import { solveCaptcha } from "#tests/support/solve-captcha.ts";
import { createAltcha } from "./altcha.server.ts";
import { createRecaptcha } from "./recaptcha.server.ts";

const now = new Date("2020-11-23T15:00:00Z");
const visitor = { action: "contact_form", ipAddress: "203.0.113.1", now };

describe("the self-hosted captcha", () => {
	const captcha = createAltcha("a secret");
	const token = async () => {
		const offered = await captcha.challenge(now);
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
		const later = { ...visitor, now: new Date(now.getTime() + 21 * 60_000) };
		expect(await captcha.verify(await token(), later)).toEqual({ ok: false, code: "expired" });
	});
	test("refuses a forged solution", async () => {
		const made = JSON.parse(Buffer.from(await token(), "base64").toString());
		made.solution.derivedKey = "00".repeat(32);
		const forged = Buffer.from(JSON.stringify(made)).toString("base64");
		expect(await captcha.verify(forged, visitor)).toEqual({ ok: false, code: "wrong" });
	});
	test.each(["", "{}", "not base64 ß", Buffer.from("[]").toString("base64")])("refuses %j", async (nonsense) => {
		expect(await captcha.verify(nonsense, visitor)).toEqual({ ok: false, code: "malformed" });
	});
});

describe("reCAPTCHA", () => {
	async function verifyAgainst(given: { status?: number; body: unknown }) {
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
		const captcha = createRecaptcha({ siteKey: "site", secretKey: "secret", verifyUrl: `http://127.0.0.1:${port}/` });
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
	test("reports an outage apart from a refusal", async () => {
		expect((await verifyAgainst({ status: 500, body: {} })).verdict).toEqual({ ok: false, code: "unavailable" });
	});
});
