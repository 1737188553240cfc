import type { Delivered } from "./outbox.ts";

/** The pages and the service worker share this name. */
export const outboxSyncTag = "sf_outbox";

export interface DeliveredNotice {
	type: "outbox-delivered";
	delivered: readonly Delivered[];
}

interface SyncRegistration extends ServiceWorkerRegistration {
	sync: { register(tag: string): Promise<void> };
}

/** Asks the worker to keep the page that sends it. */
export const keepPageMessage = "keep-page";

/** The worker shows pages without a connection, and sends queued leads after the page is closed. */
export async function registerServiceWorker(): Promise<void> {
	if (!window.isSecureContext || !("serviceWorker" in navigator)) return;
	try {
		await navigator.serviceWorker.register("/sw.js");
		const { active } = await navigator.serviceWorker.ready;
		const { connection } = navigator as { connection?: { saveData?: boolean } };
		if (!connection?.saveData) active?.postMessage(keepPageMessage);
	} catch {
		// A browser that refuses it, or lets the site store nothing, shows pages from the server only.
	}
}

/** Best effort: the open page and the next visit send queued leads as well. */
export async function requestBackgroundSync(): Promise<void> {
	const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
	if (registration && "sync" in registration) {
		await (registration as SyncRegistration).sync.register(outboxSyncTag).catch(() => null);
	}
}
