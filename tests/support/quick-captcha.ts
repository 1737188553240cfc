import { createHmac } from "node:crypto";
import { createChallenge } from "altcha-lib";
import { deriveKey as deriveSolution } from "altcha-lib/algorithms/pbkdf2";
import { deriveKey } from "#server/platform/keys.server.ts";
import { networksOf } from "#server/platform/networks.server.ts";
import { solveCaptcha } from "./solve-captcha.ts";

/** A solved captcha of the site with that CAPTCHA_SECRET, found at the first attempt, so that making many is quick. */
export async function quickCaptchaToken(captchaSecret: string, ipAddress: string, now = Date.now()): Promise<string> {
	const networkKey = deriveKey(captchaSecret, "captcha/network");
	const network = createHmac("sha256", networkKey).update(networksOf(ipAddress).network).digest("base64url");
	const challenge = await createChallenge({
		algorithm: "PBKDF2/SHA-256",
		cost: 1,
		counter: 0,
		deriveKey: deriveSolution,
		data: { expiresAt: Math.floor(now / 1000) + 9 * 60, network: network.slice(0, 16) },
		hmacSignatureSecret: captchaSecret,
		hmacKeySignatureSecret: deriveKey(captchaSecret, "captcha/solution").toString("base64url"),
	});
	return solveCaptcha(challenge);
}
