import { altcha } from "./altcha.ts";
import { createCaptcha } from "./captcha.ts";
import { recaptcha } from "./recaptcha.ts";
import { requestOffer } from "./request-offer.ts";
import { solveInWorker } from "./solve-in-worker.ts";

/** One for the whole page: every form takes its token from it. */
export const captcha = createCaptcha({
	requestOffer,
	providers: { altcha: altcha(solveInWorker), recaptcha: recaptcha() },
	now: Date.now,
});
