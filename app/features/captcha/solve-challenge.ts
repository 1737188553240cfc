import { solveChallenge as solve } from "altcha-lib";
import { deriveKey as pbkdf2 } from "altcha-lib/algorithms/web/pbkdf2";
import { deriveKey as sha } from "altcha-lib/algorithms/web/sha";
import type { Challenge, Solution } from "altcha-lib/types";

/** Null when a slow device finds no solution within 90 seconds. */
export function solveChallenge(challenge: Challenge): Promise<Solution | null> {
	const deriveKey = challenge.parameters.algorithm.startsWith("PBKDF2/") ? pbkdf2 : sha;
	return solve({ challenge, deriveKey });
}
