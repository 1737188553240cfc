import type { Env } from "../env.server.ts";
import { createAltcha } from "./altcha.server.ts";
import { createRecaptcha } from "./recaptcha.server.ts";

export type CaptchaChallenge = { provider: "altcha"; challenge: unknown } | { provider: "recaptcha"; siteKey: string };

export type CaptchaVerdict =
	/** `tokenHash` is kept until `expiresAt`, so that a token counts once. */
	| { outcome: "passed"; tokenHash: string; expiresAt: Date }
	| { outcome: "failed"; reason: string }
	/** The verifier itself could not be asked: the visitor is not to blame. */
	| { outcome: "unavailable" };

export interface Captcha {
	/** What the browser needs to make a token. */
	challenge(now: Date): Promise<CaptchaChallenge>;
	verify(token: string, visitor: { action: string; ipAddress: string; now: Date }): Promise<CaptchaVerdict>;
}

export function createCaptcha(env: Env): Captcha {
	return env.recaptcha ? createRecaptcha(env.recaptcha) : createAltcha(env.captchaSecret);
}
