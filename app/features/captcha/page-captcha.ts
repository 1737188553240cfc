import type { Challenge, Solution } from "altcha-lib/types";
import { altcha } from "./altcha.ts";
import { createBrowserCaptcha } from "./browser-captcha.ts";
import { recaptcha } from "./recaptcha.ts";
import { requestOffer } from "./request-offer.ts";

/** The page's captcha: every form takes its tokens from it. */
export const pageCaptcha = createBrowserCaptcha({
	requestOffer,
	providers: { altcha: altcha(solveInWorker), recaptcha: recaptcha() },
	now: Date.now,
});

function solveInWorker(challenge: Challenge): Promise<Solution | null> {
	const worker = new Worker(new URL("./altcha-worker.ts", import.meta.url), { type: "module" });
	return new Promise<Solution | null>((resolve, reject) => {
		worker.onmessage = ({ data }: MessageEvent<Solution | null>) => resolve(data);
		worker.onerror = () => reject(new Error("The captcha worker did not run"));
		worker.postMessage(challenge);
	}).finally(() => worker.terminate());
}
