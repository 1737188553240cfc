import type { Challenge } from "altcha-lib/types";
import { solveChallenge } from "./solve-challenge.ts";

/** Runs off the main thread, so that typing stays smooth on a slow phone. */
self.onmessage = async ({ data }: MessageEvent<Challenge>) => {
	self.postMessage(await solveChallenge(data).catch(() => null));
};
