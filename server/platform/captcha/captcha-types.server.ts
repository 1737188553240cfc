export type CaptchaChallenge = { provider: "altcha"; challenge: unknown } | { provider: "recaptcha"; siteKey: string };

type CaptchaFailure = "malformed" | "expired" | "wrong" | "refused" | "other_action" | "low_score";

export type CaptchaVerdict =
	/**
	 * `tokenHash` is stored until `expiresAt`, so that a token counts once. `isFromElsewhere`: the challenge was given to
	 * another network, which happens to honest visitors whose phone changes networks, too.
	 */
	| { ok: true; tokenHash: string; expiresAt: Date; isFromElsewhere: boolean }
	/** `unavailable`: the verifier could not be reached, so the visitor is not to blame. */
	| { ok: false; code: CaptchaFailure | "unavailable" };

export interface Captcha {
	/**
	 * The data that the browser needs to create a token.
	 * @param effort how many times the usual work; only proof of work can ask for more
	 */
	challenge(visitor: { ipAddress: string; now: Date; effort: number }): Promise<CaptchaChallenge>;
	verify(token: string, visitor: { action: string; ipAddress: string; now: Date }): Promise<CaptchaVerdict>;
}
