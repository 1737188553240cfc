import type { BrowserDatabase } from "#domain/site/stored-names.ts";
import type { OutboxStore, QueuedLead } from "./outbox.ts";

export const outboxName: BrowserDatabase = "sf_outbox";
const storeName = "messages";

/** In IndexedDB, because the service worker must read it too. */
export const indexedDbStore: OutboxStore = {
	all: () => withStore("readonly", (store) => store.getAll() as IDBRequest<QueuedLead[]>),
	put: async (lead) => void (await withStore("readwrite", (store) => store.put(lead))),
	remove: async (id) => void (await withStore("readwrite", (store) => store.delete(id))),
};

async function withStore<T>(mode: IDBTransactionMode, run: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
	const database = await openDatabase();
	try {
		return await new Promise<T>((resolve, reject) => {
			const transaction = database.transaction(storeName, mode);
			const request = run(transaction.objectStore(storeName));
			transaction.oncomplete = () => resolve(request.result);
			transaction.onabort = () => reject(transaction.error);
		});
	} finally {
		database.close();
	}
}

function openDatabase(): Promise<IDBDatabase> {
	return new Promise((resolve, reject) => {
		const request = indexedDB.open(outboxName, 1);
		request.onupgradeneeded = () => request.result.createObjectStore(storeName, { keyPath: "id" });
		request.onsuccess = () => resolve(request.result);
		request.onerror = () => reject(request.error);
	});
}
