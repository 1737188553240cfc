import { setTimeout as sleep } from "node:timers/promises";
import type { Sql } from "postgres";
import type { Log } from "../log.server.ts";
import { logRepeated } from "../log-repeated.server.ts";
import { DatabaseDeadlineError, DatabaseUnavailableError, PooledSessionError } from "./database-errors.server.ts";
import type { PostgresPool } from "./postgres-pool.server.ts";

/** The pools of one server. */
type Pools<Kind extends string> = Record<Kind, PostgresPool>;

interface PrimaryOptions<Kind extends string> {
	/** One address for each host. */
	urls: readonly string[];
	/** Fails if this host isn't a primary, or does not respond. Ends by itself. */
	probe(url: string): Promise<void>;
	open(url: string): Pools<Kind>;
	log: Log;
}

/** Calls to whichever server is the primary now. */
export interface PrimaryConnection<Kind extends string> {
	readonly isAvailable: boolean;
	/** @throws DatabaseUnavailableError at once while no server is found */
	run<T>(kind: Kind, call: (sql: Sql) => PromiseLike<T>): Promise<T>;
	close(): Promise<void>;
}

const firstPauseMs = 250;
const maxPauseMs = 5000;
/** How long calls that run on a server that others found lost may continue. */
const graceMs = 5000;
/** How long calls may continue when the site closes. What still runs then waits for nothing else. */
const closeMs = 1000;

/**
 * Finds the primary and stays with it until a call finds it lost. Then calls wait for one round of probes, a single
 * connection to each host. If no host is the primary, calls fail at once, and rounds follow with longer and longer
 * pauses: a database that comes back is not met by all calls at a time, and one that is away costs next to nothing.
 */
export function connectToPrimary<Kind extends string>(options: PrimaryOptions<Kind>): PrimaryConnection<Kind> {
	const { urls, probe, open, log } = options;
	const closing = new AbortController();
	const failures = logRepeated(log, "the database is away");
	const retiring = new Set<Promise<unknown>>();
	let isAvailable = false;
	let current = search();

	async function search(): Promise<Pools<Kind>> {
		const round = findPrimary(urls, probe).then(open);
		round.then(
			() => {
				isAvailable = !closing.signal.aborted;
			},
			(error) => searchAgain(error, firstPauseMs),
		);
		return round;
	}

	async function searchAgain(error: unknown, pauseMs: number): Promise<void> {
		if (closing.signal.aborted) return;
		failures.report(error);
		const pause = pauseMs * (0.75 + Math.random() / 2);
		if (!(await sleep(pause, true, { ref: false, signal: closing.signal }).catch(() => false))) return;
		try {
			const url = await findPrimary(urls, probe);
			if (closing.signal.aborted) return;
			current = Promise.resolve(open(url));
			isAvailable = true;
			failures.end();
			log.info({}, "the database is back");
		} catch (next) {
			await searchAgain(next, Math.min(pauseMs * 2, maxPauseMs));
		}
	}

	/** Only the first call that finds a server lost starts a search. */
	function leave(lost: Promise<Pools<Kind>>, pools: Pools<Kind>): void {
		if (lost !== current || closing.signal.aborted) return;
		isAvailable = false;
		current = search();
		current.catch(() => {});
		retire(pools, graceMs);
	}

	function retire(pools: Pools<Kind>, ms: number): void {
		for (const pool of Object.values<PostgresPool>(pools)) {
			const retired = pool.retire(ms).finally(() => retiring.delete(retired));
			retiring.add(retired);
		}
	}

	current.catch(() => {});
	return {
		get isAvailable() {
			return isAvailable;
		},
		async run(kind, call) {
			const used = current;
			const pools = await used;
			try {
				return await pools[kind].run(call);
			} catch (error) {
				if (isWithoutRoom(error))
					throw new DatabaseUnavailableError("The server has no free connection.", { cause: error });
				if (!isConnectionLoss(error)) throw error;
				leave(used, pools);
				if (error instanceof DatabaseUnavailableError) throw error;
				throw new DatabaseUnavailableError("The connection to the database was lost.", { cause: error });
			}
		},
		async close() {
			closing.abort();
			isAvailable = false;
			const last = await current.catch(() => null);
			if (last) retire(last, closeMs);
			await Promise.all(retiring);
		},
	};
}

/** Asks all hosts at the same time. @throws DatabaseUnavailableError */
export async function findPrimary(urls: readonly string[], probe: (url: string) => Promise<void>): Promise<string> {
	try {
		return await Promise.any(urls.map((url) => probe(url).then(() => url)));
	} catch (error) {
		const causes = error instanceof AggregateError ? error.errors : [error];
		const pooled = causes.find((cause) => cause instanceof PooledSessionError);
		if (pooled) throw pooled;
		throw new DatabaseUnavailableError(`No database responds: ${causes.map(reason).join("; ")}`, { cause: causes[0] });
	}
}

/** Without the address, which may hold a password. */
function reason(error: unknown): string {
	return error instanceof Error ? `${(error as { code?: string }).code ?? error.name}` : "unknown";
}

/** What the driver, and the system below it, say when a connection is lost. */
const driverCodes = new Set([
	"CONNECT_TIMEOUT",
	"CONNECTION_CLOSED",
	"CONNECTION_DESTROYED",
	"CONNECTION_ENDED",
	"EAI_AGAIN",
	"ECONNREFUSED",
	"ECONNRESET",
	"EHOSTUNREACH",
	"ENETUNREACH",
	"ENOTFOUND",
	"EPIPE",
	"ETIMEDOUT",
]);

/**
 * PostgreSQL's states: 08 is a broken connection, 57P01 to 57P04 a server that stops or starts. 25006: the server became
 * a standby, which only reads.
 */
const serverStates = /^(?:08...|57P0[1-4]|25006)$/;

/** Whether others have all connections of the server. Those that the site has still work, so it stays with them. */
function isWithoutRoom(error: unknown): boolean {
	return error instanceof Error && (("code" in error && error.code === "53300") || isWithoutRoom(error.cause));
}

/** Whether the server is lost, so that the primary must be found again. */
function isConnectionLoss(error: unknown): boolean {
	if (!(error instanceof Error)) return false;
	if (error instanceof DatabaseDeadlineError) return true;
	const code = "code" in error ? String(error.code) : "";
	// Inside a transaction, Drizzle wraps the driver's error.
	return driverCodes.has(code) || serverStates.test(code) || isConnectionLoss(error.cause);
}
