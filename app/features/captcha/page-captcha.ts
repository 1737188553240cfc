import { altcha } from "./altcha.ts";
import { createBrowserCaptcha } from "./browser-captcha.ts";
import { recaptcha } from "./recaptcha.ts";
import { requestOffer } from "./request-offer.ts";
import { solveInWorker } from "./solve-in-worker.ts";

/** The page's captcha: every form takes its tokens from it. */
export const pageCaptcha = createBrowserCaptcha({
	requestOffer,
	providers: { altcha: altcha(solveInWorker), recaptcha: recaptcha() },
	now: Date.now,
});
