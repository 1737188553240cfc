import { whenIdle } from "#app/browser/when-idle.ts";
import { registerServiceWorker } from "./background-sync.ts";
import { outboxName } from "./indexed-db-store.ts";

/** Sends the leads that an earlier visit queued on this device. Without an outbox no more script is fetched. */
export function deliverQueuedLeads(): void {
	whenIdle(async () => {
		void registerServiceWorker();
		if (!(await mayHaveOutbox())) return;
		const { startOutbox } = await import("./outbox-sender.ts");
		startOutbox();
	});
}

/**
 * If a browser can't list its databases, the outbox is opened to find out. A browser that refuses access has no outbox.
 */
async function mayHaveOutbox(): Promise<boolean> {
	try {
		const databases = await indexedDB.databases?.();
		return !databases || databases.some(({ name }) => name === outboxName);
	} catch {
		return false;
	}
}
