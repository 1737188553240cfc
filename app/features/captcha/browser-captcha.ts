import { createCaptcha } from "./captcha.ts";
import { executeRecaptcha, loadRecaptcha } from "./recaptcha.ts";
import { requestOffer } from "./request-offer.ts";
import { solveInWorker } from "./solve-in-worker.ts";

/** One for the whole page: whoever sends something takes a token from it. */
export const captcha = createCaptcha({
	requestOffer,
	solve: solveInWorker,
	prepareRecaptcha: loadRecaptcha,
	executeRecaptcha,
	now: Date.now,
});
