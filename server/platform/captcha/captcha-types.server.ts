export type CaptchaChallenge = { provider: "altcha"; challenge: unknown } | { provider: "recaptcha"; siteKey: string };

type CaptchaFailure = "malformed" | "expired" | "wrong" | "refused" | "other_action" | "low_score";

export type CaptchaVerdict =
	/** `tokenHash` is stored until `expiresAt`, so that a token counts once. */
	| { ok: true; tokenHash: string; expiresAt: Date }
	/** `unavailable`: the verifier could not be reached, so the visitor is not to blame. */
	| { ok: false; code: CaptchaFailure | "unavailable" };

export interface Captcha {
	/** What the browser needs to create a token. */
	challenge(now: Date): Promise<CaptchaChallenge>;
	verify(token: string, visitor: { action: string; ipAddress: string; now: Date }): Promise<CaptchaVerdict>;
}
