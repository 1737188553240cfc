import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "../log.server.ts";
import { announceTopic, type Changes, changeListeners } from "./changes.server.ts";
import type { Database } from "./client.server.ts";
import { changesChannel } from "./engine/requests.ts";
import type { ListeningEvents, PostgresPool } from "./postgres-pool.server.ts";

/** A server that vanishes without closing its connections is missed after this time. */
const usualHeartbeatMs = 5000;
const firstPauseMs = 250;
const maxPauseMs = 5000;

interface PostgresChangesOptions {
	db: Database;
	/**
	 * Opens one connection to the primary.
	 * @throws if there is no primary
	 */
	connect(listening: ListeningEvents): Promise<PostgresPool>;
	log: Log;
	heartbeatMs?: number;
}

/**
 * NOTIFY and LISTEN. The driver's own `listen` gives up after one attempt to reconnect, and does not notice a server
 * that has stopped. So this keeps one connection and checks it regularly. When it is lost, it connects to the server
 * that is the primary then, and tells the listeners that they may have missed something.
 */
export function postgresChanges({ db, connect, log, heartbeatMs = usualHeartbeatMs }: PostgresChangesOptions) {
	const { add, tell } = changeListeners();
	const closing = new AbortController();
	let following: Promise<void> | undefined;
	let pauseMs = firstPauseMs;
	let isAway = false;
	/** In the terms of `performance.now()`. Null while the connection is up. */
	let deafSince: number | null = null;

	async function follow(): Promise<void> {
		while (!closing.signal.aborted) {
			await listenUntilLost().catch((error) => {
				if (!isAway && !closing.signal.aborted)
					log.warn({ error }, "changes are not heard of until the database is back");
				isAway = true;
			});
			await pause(pauseMs);
			pauseMs = Math.min(pauseMs * 2, maxPauseMs);
		}
	}

	async function listenUntilLost(): Promise<void> {
		let onLost = () => {};
		const lost = new Promise<"lost">((resolve) => {
			onLost = () => resolve("lost");
		});
		const connection = await connect({ onNotify: (_channel, topic) => tell(topic), onClose: () => onLost() });
		try {
			await connection.run((session) => session.unsafe(`LISTEN ${changesChannel}`));
			pauseMs = firstPauseMs;
			isAway = false;
			deafSince = null;
			tell(null);
			while ((await Promise.race([lost, pause(heartbeatMs)])) !== "lost" && !closing.signal.aborted) {
				await connection.run((session) => session.unsafe("SELECT 1"));
			}
		} finally {
			deafSince ??= performance.now();
			await connection.retire(0);
		}
	}

	/** Ends early when the database is closed. */
	const pause = (ms: number) => sleep(ms, undefined, { ref: false, signal: closing.signal }).catch(() => {});

	const changes: Changes = {
		announce: (topic, transaction) => announceTopic(transaction ?? db, topic),
		listen(listener) {
			if (following) listener(null);
			if (!following) {
				deafSince = performance.now();
				following = follow();
			}
			return add(listener);
		},
		deafMs() {
			if (!following) return null;
			return deafSince === null ? 0 : performance.now() - deafSince;
		},
	};
	return {
		changes,
		async close(): Promise<void> {
			closing.abort();
			await following;
		},
	};
}
