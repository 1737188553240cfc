import { AsyncLocalStorage } from "node:async_hooks";
import { sql } from "drizzle-orm";
import type { Database, Transaction } from "./client.server.ts";
import { changesChannel } from "./engine/requests.ts";

/** Tells all processes that share the database that something in it, or what follows from it, has changed. */
export interface Changes {
	/**
	 * @param topic names what has changed. It must not contain anything about a person.
	 * @param transaction the announcement is sent when this transaction commits
	 */
	announce(topic: string, transaction?: Transaction): Promise<void>;
	/** @returns a function that ends the listening */
	listen(listener: ChangeListener): () => void;
	/**
	 * For how long nothing has been heard because the connection is down; 0 while it is up. Null where no connection is needed,
	 * or nobody listens.
	 */
	deafMs(): number | null;
}

/** @param topic null if announcements may have been missed: at the start, and after the connection was away */
export type ChangeListener = (topic: string | null) => void;

/** Listeners and a function that notifies them. */
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

/** NOTIFY, on either database. Triggers use it as well. */
export async function announceTopic(db: Database | Transaction, topic: string): Promise<void> {
	await db.execute(sql`SELECT pg_notify(${changesChannel}, ${topic})`);
}

/** For the embedded database, which belongs to one process. `tell` forwards what its thread has received. */
export function embeddedChanges(db: () => Database): { changes: Changes; tell(topic: string | null): void } {
	const { add, tell } = changeListeners();
	// A listener isn't part of the transaction that announced.
	const outside = AsyncLocalStorage.snapshot();
	return {
		tell: (topic) => outside(() => void setImmediate(tell, topic)),
		changes: {
			announce: (topic, transaction) => announceTopic(transaction ?? db(), topic),
			listen(listener) {
				outside(() => void setImmediate(listener, null));
				return add(listener);
			},
			deafMs: () => null,
		},
	};
}
