import type { Challenge } from "altcha-lib/types";
import { useRef } from "react";
import { encodeToken } from "../captcha/altcha.ts";
import { solveInWorker } from "../captcha/solve-in-worker.ts";

/** Long enough for an old phone. The form is posted without a token then, as without script. */
const maxWaitMs = 15_000;

/**
 * Solves the page's challenge in the background.
 * @param challenge from the page's loader; each is good for one post
 */
export function useProofOfWork(challenge: unknown) {
	const work = useRef<{ challenge: unknown; token: Promise<string | null> }>(null);

	function token(): Promise<string | null> {
		if (!challenge) return Promise.resolve(null);
		if (work.current?.challenge !== challenge) work.current = { challenge, token: solve(challenge as Challenge) };
		return work.current.token;
	}

	return {
		/** Starts early, so that the token is ready when the form is filled in. */
		prepare: () => void token(),
		/** Null if there is no token in time. */
		take: () => Promise.race([token(), new Promise<null>((resolve) => setTimeout(resolve, maxWaitMs, null))]),
	};
}

async function solve(challenge: Challenge): Promise<string | null> {
	try {
		const solution = await solveInWorker(challenge);
		return solution && encodeToken(challenge, solution);
	} catch {
		return null;
	}
}
