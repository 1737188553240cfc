import { registerServiceWorker } from "#app/features/offline/background-sync.ts";
import { outboxName } from "#app/features/offline/indexed-db-store.ts";

const idle = window.requestIdleCallback ?? ((call: () => void) => setTimeout(call, 200));

/** Sends what an earlier visit had to keep on this device. Where nothing was ever kept, nothing more is fetched. */
export function deliverQueuedLeads(): void {
	idle(async () => {
		void registerServiceWorker();
		// A browser that can't tell has its outbox opened to see.
		const databases = await indexedDB.databases?.().catch(() => undefined);
		if (databases && !databases.some(({ name }) => name === outboxName)) return;
		const { startOutbox } = await import("#app/features/offline/outbox-sender.ts");
		startOutbox();
	});
}
