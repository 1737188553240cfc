import { altcha } from "../captcha/altcha.ts";
import { createBrowserCaptcha } from "../captcha/browser-captcha.ts";
import { requestOffer } from "../captcha/request-offer.ts";
import { solveChallenge } from "../captcha/solve-challenge.ts";
import { type DeliveredNotice, outboxSyncTag } from "./background-sync.ts";
import { indexedDbStore } from "./indexed-db-store.ts";
import { createOutbox, isWaiting } from "./outbox.ts";
import { sendSubmission } from "./send-submission.ts";
import { withOutboxLock } from "./with-outbox-lock.ts";

interface SyncEvent extends Event {
	tag: string;
	waitUntil(work: Promise<unknown>): void;
}

interface ServiceWorkerScope {
	addEventListener(type: "sync", listener: (event: SyncEvent) => void): void;
	clients: {
		matchAll(options: { includeUncontrolled: boolean }): Promise<{ postMessage(message: DeliveredNotice): void }[]>;
	};
}

const scope = self as unknown as ServiceWorkerScope;

// Other providers need a page: with those, the next visit sends the lead.
const captcha = createBrowserCaptcha({ requestOffer, providers: { altcha: altcha(solveChallenge) }, now: Date.now });
const outbox = createOutbox({
	store: indexedDbStore,
	takeToken: captcha.take,
	send: sendSubmission,
	withOutboxLock,
});

scope.addEventListener("sync", (event) => {
	if (event.tag === outboxSyncTag) event.waitUntil(deliver());
});

/** @throws when leads are still queued, so that the browser repeats the sync later */
async function deliver(): Promise<void> {
	const delivered = await outbox.deliver();
	if (delivered.length > 0) {
		const pages = await scope.clients.matchAll({ includeUncontrolled: true });
		for (const page of pages) page.postMessage({ type: "outbox-delivered", delivered });
	}
	if (outbox.snapshot().queued.some(isWaiting)) throw new Error("Some leads are still queued");
}
