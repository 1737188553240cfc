import { AsyncLocalStorage } from "node:async_hooks";
import type { Transaction } from "./client.server.ts";

/** Tells all processes that share the database that something in it, or what follows from it, has changed. */
export interface Changes {
	/**
	 * @param topic what has changed, in a word. It must hold nothing about a person.
	 * @param transaction then it is told when the transaction commits
	 */
	announce(topic: string, transaction?: Transaction): Promise<void>;
	/** @returns a function that ends the listening */
	listen(listener: ChangeListener): () => void;
}

/** @param topic null if announcements may have been missed: at the start, and after the connection was away */
export type ChangeListener = (topic: string | null) => void;

/** Listeners and a way to tell them. */
export function changeListeners() {
	const listeners = new Set<ChangeListener>();
	return {
		add(listener: ChangeListener): () => void {
			listeners.add(listener);
			return () => void listeners.delete(listener);
		},
		tell(topic: string | null): void {
			for (const listener of listeners) listener(topic);
		},
	};
}

/**
 * For the embedded database, which belongs to one process. A listener is told before the transaction has committed, and
 * also if it fails. But what the listener reads waits for the end of the transaction.
 */
export function changesInProcess(): Changes {
	const { add, tell } = changeListeners();
	// A listener is no part of the transaction that announces.
	const outside = AsyncLocalStorage.snapshot();
	const tellSoon = (to: ChangeListener, topic: string | null) => outside(() => void setImmediate(to, topic));
	return {
		async announce(topic) {
			tellSoon(tell, topic);
		},
		listen(listener) {
			tellSoon(listener, null);
			return add(listener);
		},
	};
}
