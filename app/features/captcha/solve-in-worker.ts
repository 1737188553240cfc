import type { Challenge, Solution } from "altcha-lib/types";

/** Solves off the main thread. Null when the device is too slow for the challenge. */
export function solveInWorker(challenge: Challenge): Promise<Solution | null> {
	const worker = new Worker(new URL("./altcha-worker.ts", import.meta.url), { type: "module" });
	return new Promise<Solution | null>((resolve, reject) => {
		worker.onmessage = ({ data }: MessageEvent<Solution | null>) => resolve(data);
		worker.onerror = () => reject(new Error("The captcha worker did not run"));
		worker.postMessage(challenge);
	}).finally(() => worker.terminate());
}
