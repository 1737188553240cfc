import { altcha } from "../captcha/altcha.ts";
import { createBrowserCaptcha } from "../captcha/browser-captcha.ts";
import { requestOffer } from "../captcha/request-offer.ts";
import { solveChallenge } from "../captcha/solve-challenge.ts";
import type { DeliveredNotice } from "./background-sync.ts";
import { indexedDbStore } from "./indexed-db-store.ts";
import { createOutbox, isWaiting } from "./outbox.ts";
import { sendSubmission } from "./send-submission.ts";
import { withOutboxLock } from "./with-outbox-lock.ts";

interface OpenPages {
	clients: {
		matchAll(options: { includeUncontrolled: boolean }): Promise<{ postMessage(message: DeliveredNotice): void }[]>;
	};
}

// Other providers need a page: with those, the next visit sends the lead.
const captcha = createBrowserCaptcha({ requestOffer, providers: { altcha: altcha(solveChallenge) }, now: Date.now });
const outbox = createOutbox({
	store: indexedDbStore,
	takeToken: captcha.take,
	send: sendSubmission,
	withOutboxLock,
});

/**
 * Sends the queued leads from the service worker, also when no page is open.
 * @throws when leads are still queued, so that the browser repeats the sync later
 */
export async function deliverInBackground(): Promise<void> {
	const delivered = await outbox.deliver();
	if (delivered.length > 0) {
		const pages = await (self as unknown as OpenPages).clients.matchAll({ includeUncontrolled: true });
		for (const page of pages) page.postMessage({ type: "outbox-delivered", delivered });
	}
	if (outbox.snapshot().queued.some(isWaiting)) throw new Error("Some leads are still queued");
}
