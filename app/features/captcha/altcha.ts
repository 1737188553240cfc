import type { Challenge, Solution } from "altcha-lib/types";
import type { CaptchaOffer, CaptchaProvider } from "./browser-captcha.ts";

interface AltchaOffer extends CaptchaOffer {
	challenge: Challenge;
}

/** Proof of work. @param solve null when the device is too slow for the challenge */
export function altcha(solve: (challenge: Challenge) => Promise<Solution | null>): CaptchaProvider {
	return async ({ offer, requestedAt, serverDate }) => {
		const { challenge } = offer as AltchaOffer;
		const solution = await solve(challenge);
		if (!solution) return null;
		const expiry = Number(challenge.parameters.data?.expiresAt);
		// Measured by the server's clock: many visitors' clocks are off by more than a challenge's lifetime.
		const lifetimeMs = expiry ? expiry * 1000 - (serverDate ?? requestedAt) : Number.POSITIVE_INFINITY;
		return { token: async () => encodeToken(challenge, solution), expiresAt: requestedAt + lifetimeMs };
	};
}

/** Base64 of JSON, the format of the server's verifier. */
export function encodeToken(challenge: Challenge, solution: Solution): string {
	const { codeChallenge: _, ...signed } = challenge;
	const bytes = new TextEncoder().encode(JSON.stringify({ challenge: signed, solution }));
	return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}
