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

/** The worker only sends queued leads after the page is closed, so only browsers with background sync load it. */
export async function registerServiceWorker(): Promise<void> {
	if (!window.isSecureContext || !("serviceWorker" in navigator) || !("SyncManager" in window)) return;
	await navigator.serviceWorker.register("/sw.js", { type: "module" }).catch(() => null);
}

/** Best effort: the open page and the next visit send queued leads as well. */
export async function requestBackgroundSync(): Promise<void> {
	const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
	if (registration && "sync" in registration) {
		await (registration as SyncRegistration).sync.register(outboxSyncTag).catch(() => null);
	}
}
