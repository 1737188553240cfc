import { createChallenge } from "altcha-lib";
import { deriveKey as deriveSolution } from "altcha-lib/algorithms/pbkdf2";
import { deriveKey } from "#server/platform/keys.server.ts";
import { solveCaptcha } from "./solve-captcha.ts";

/** A solved captcha of the site with that CAPTCHA_SECRET, found at the first attempt, so that making many is quick. */
export async function quickCaptchaToken(captchaSecret: string, now = new Date()): Promise<string> {
	const challenge = await createChallenge({
		algorithm: "PBKDF2/SHA-256",
		cost: 1000,
		counter: 0,
		deriveKey: deriveSolution,
		data: { expiresAt: Math.floor(now.getTime() / 1000) + 15 * 60 },
		hmacSignatureSecret: captchaSecret,
		hmacKeySignatureSecret: deriveKey(captchaSecret, "captcha/solution").toString("base64url"),
	});
	return solveCaptcha(challenge);
}
