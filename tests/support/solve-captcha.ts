import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { Challenge } from "altcha-lib/types";
import type { Reception } from "#server/reception.server.ts";

/** Solves a captcha like the script in the visitor's browser. */
export async function solveCaptcha(challenge: unknown): Promise<string> {
	const solution = await solveChallenge({ challenge: challenge as Challenge, deriveKey });
	return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
}

/** A token of the self-hosted captcha, for a visitor of this address. */
export async function captchaTokenOf(
	{ captcha, clock }: Pick<Reception, "captcha" | "clock">,
	ipAddress = "203.0.113.9",
): Promise<string> {
	const offered = await captcha.challenge({ ipAddress, now: clock(), effort: 1 });
	return solveCaptcha(offered.provider === "altcha" && offered.challenge);
}
