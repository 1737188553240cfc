import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { Challenge } from "altcha-lib/types";

/** Solves a captcha like the script in the visitor's browser. */
export async function solveCaptcha(challenge: unknown): Promise<string> {
	const solution = await solveChallenge({ challenge: challenge as Challenge, deriveKey });
	return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
}
