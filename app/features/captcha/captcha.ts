import type { Challenge, Solution } from "altcha-lib/types";
import { NetworkError } from "../offline/fetch-with-timeout.ts";

/** What the server asks of a visitor's browser before it takes a message. */
export type CaptchaOffer = { provider: "altcha"; challenge: Challenge } | { provider: "recaptcha"; siteKey: string };

export interface CaptchaParts {
	/** `date` is the server's own clock in milliseconds, when it tells it. */
	requestOffer(): Promise<{ offer: CaptchaOffer; date: number | null }>;
	solve(challenge: Challenge): Promise<Solution | null>;
	prepareRecaptcha(siteKey: string): Promise<void>;
	executeRecaptcha(siteKey: string): Promise<string>;
	now(): number;
}

export interface Captcha {
	/** Begins early, so that the token is there when the visitor has finished typing. May be called at every focus. */
	prepare(): void;
	/**
	 * A token for one submission, or null when the check could not be passed.
	 * @throws Unreachable when the server could not be asked
	 */
	take(): Promise<string | null>;
}

interface Ready {
	token(): Promise<string | null>;
	usableUntil: number;
}

/** A token must still be good when it arrives over a slow line. */
const latencyMarginMs = 20_000;
/** After a failure nothing is prepared for a while: a server in trouble is not asked again at every field. */
const cooldownMs = 30_000;

export function createCaptcha(parts: CaptchaParts): Captcha {
	let ready: Promise<Ready> | null = null;
	let usableUntil = 0;
	let cooldownUntil = 0;

	function current(): Promise<Ready> {
		if (ready && parts.now() < usableUntil) return ready;
		usableUntil = Number.POSITIVE_INFINITY;
		const attempt = getReady(parts).then(
			(result) => {
				usableUntil = result.usableUntil;
				if (result === failed) cooldownUntil = parts.now() + cooldownMs;
				return result;
			},
			(error) => {
				if (ready === attempt) ready = null;
				cooldownUntil = parts.now() + cooldownMs;
				throw error;
			},
		);
		ready = attempt;
		return attempt;
	}

	return {
		prepare() {
			if (parts.now() >= cooldownUntil) void current().catch(() => null);
		},
		async take() {
			let taken = await current();
			if (parts.now() >= taken.usableUntil) taken = await current();
			ready = null;
			return taken.token();
		},
	};
}

const failed: Ready = { token: async () => null, usableUntil: 0 };

async function getReady(parts: CaptchaParts): Promise<Ready> {
	const asked = parts.now();
	try {
		const { offer, date } = await parts.requestOffer();
		if (offer.provider === "recaptcha") {
			const { siteKey } = offer;
			await parts.prepareRecaptcha(siteKey);
			const token = () => parts.executeRecaptcha(siteKey).catch(() => null);
			return { token, usableUntil: Number.POSITIVE_INFINITY };
		}
		const { challenge } = offer;
		const solution = await parts.solve(challenge);
		if (!solution) return failed;
		const expiresAt = Number(challenge.parameters.data?.expiresAt);
		// Measured by the server's clock, since many a visitor's own is wrong by more than a challenge lasts.
		const lifetimeMs = expiresAt ? expiresAt * 1000 - (date ?? asked) : Number.POSITIVE_INFINITY;
		return { token: async () => encodeToken(challenge, solution), usableUntil: asked + lifetimeMs - latencyMarginMs };
	} catch (error) {
		if (error instanceof NetworkError) throw error;
		return failed;
	}
}

/** As the server's verifier reads it: base64 of JSON, all of it ASCII once encoded. */
export function encodeToken(challenge: Challenge, solution: Solution): string {
	const { codeChallenge: _, ...signed } = challenge;
	const bytes = new TextEncoder().encode(JSON.stringify({ challenge: signed, solution }));
	return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}
