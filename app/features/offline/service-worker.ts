import { altcha } from "../captcha/altcha.ts";
import { createCaptcha } from "../captcha/captcha.ts";
import { requestOffer } from "../captcha/request-offer.ts";
import { solveChallenge } from "../captcha/solve-challenge.ts";
import { sendSubmission } from "../leads/send-submission.ts";
import { type DeliveredNotice, outboxSyncTag } from "./background-sync.ts";
import { indexedDbStore } from "./indexed-db-store.ts";
import { createOutbox, isWaiting } from "./outbox.ts";
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

// Other providers need a page: there, the next visit sends the lead.
const captcha = createCaptcha({ requestOffer, providers: { altcha: altcha(solveChallenge) }, now: Date.now });
const outbox = createOutbox({
	store: indexedDbStore,
	takeToken: captcha.take,
	send: sendSubmission,
	withOutboxLock,
});

scope.addEventListener("sync", (event) => {
	if (event.tag === outboxSyncTag) event.waitUntil(deliver());
});

/** @throws when something still waits: the browser then repeats the sync later */
async function deliver(): Promise<void> {
	const delivered = await outbox.deliver();
	if (delivered.length > 0) {
		const pages = await scope.clients.matchAll({ includeUncontrolled: true });
		for (const page of pages) page.postMessage({ type: "outbox-delivered", delivered });
	}
	if (outbox.snapshot().kept.some(isWaiting)) throw new Error("Messages are still waiting");
}
