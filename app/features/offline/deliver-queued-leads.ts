import { whenIdle } from "#app/browser/when-idle.ts";
import { registerServiceWorker } from "./background-sync.ts";
import { outboxName } from "./indexed-db-store.ts";

/** Sends the leads that an earlier visit left on this device. Where there never were any, nothing more is fetched. */
export function deliverQueuedLeads(): void {
	whenIdle(async () => {
		void registerServiceWorker();
		// A browser that can't list its databases has its outbox opened to see.
		const databases = await indexedDB.databases?.().catch(() => undefined);
		if (databases && !databases.some(({ name }) => name === outboxName)) return;
		const { startOutbox } = await import("./outbox-sender.ts");
		startOutbox();
	});
}
