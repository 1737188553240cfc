import postgres from "postgres";
import { cuttableSockets } from "./cuttable-sockets.server.ts";
import {
	DatabaseDeadlineError,
	DatabaseUnavailableError,
	PooledSessionError,
	ReadOnlyDatabaseError,
} from "./database-errors.server.ts";
import { lostTransactions } from "./lost-transactions.server.ts";
import type { PostgresAddress } from "./postgres-address.server.ts";

/** In milliseconds. The server ends a statement before the site gives up on the server. */
export interface Deadlines {
	connectMs: number;
	/** How long a call waits for a free connection. */
	waitMs: number;
	statementMs: number;
	/** A call is a statement, or a transaction of several. */
	callMs: number;
}

/** How values of a PostgreSQL type, named by its number, are read and sent. */
export interface TypeCodecs {
	parsers: Record<number | string, (value: string) => unknown>;
	serializers: Record<number | string, (value: unknown) => unknown>;
}

/** The events of a connection with LISTEN. */
export interface ListeningEvents {
	onNotify(channel: string, payload: string): void;
	/** The connection is gone, and LISTEN with it, even if the driver opens another one. */
	onClose(): void;
}

interface PoolOptions extends Pick<PostgresAddress, "ssl" | "target">, Partial<TypeCodecs> {
	/** The most connections, and so the most calls at a time. */
	max: number;
	deadlines: Deadlines;
	/** For a pool of one connection, which then has no maximum age. */
	listening?: ListeningEvents;
	/** No values are arrays, so the server's types aren't read. */
	withoutArrays?: boolean;
}

/** Connections to one server. */
export interface PostgresPool {
	/**
	 * @throws DatabaseUnavailableError if no connection became free
	 * @throws DatabaseDeadlineError if the server did not respond, not even to say that the statement took too long
	 */
	run<T>(call: (sql: postgres.Sql) => PromiseLike<T>): Promise<T>;
	/** Takes no more calls, lets the running ones finish, and cuts the connections after `graceMs`. */
	retire(graceMs: number): Promise<void>;
}

/** @param url the address of one server */
export function openPool(url: string, options: PoolOptions): PostgresPool {
	const { waitMs, callMs } = options.deadlines;
	const sockets = cuttableSockets(url);
	const sql = connect(url, options, sockets.open);
	const waiting = new Set<(error?: Error) => void>();
	let free = options.max;

	/** The driver would let calls wait without end, and can't tell one that waits from one that was sent. */
	async function takeTurn(): Promise<void> {
		if (free > 0) {
			free--;
			return;
		}
		await new Promise<void>((resolve, reject) => {
			const start = (error?: Error) => {
				waiting.delete(start);
				clearTimeout(timer);
				if (error) reject(error);
				else resolve();
			};
			const timer = setTimeout(start, waitMs, new DatabaseUnavailableError("All connections are busy."));
			waiting.add(start);
		});
	}

	function passTurn(): void {
		const [next] = waiting;
		if (next) next();
		else free++;
	}

	return {
		async run(call) {
			await takeTurn();
			try {
				return await inTime(call(sql), callMs);
			} finally {
				passTurn();
			}
		},
		async retire(graceMs) {
			for (const start of waiting) start(new DatabaseUnavailableError("The connection to the database was lost."));
			await sql.end({ timeout: graceMs / 1000 });
			sockets.cut();
		},
	};
}

/**
 * Fails if the server does not respond, isn't one that the address asks for, or would not keep what is written. Where
 * commits wait for a standby, one has to pass: without it a primary that lost its standby would show rows that it alone
 * has, and a primary that was replaced while it was away would be written to.
 * @throws ReadOnlyDatabaseError
 * @throws PooledSessionError if a setting of the session is refused, as PgBouncer does, or ignored, as it does if
 * configured to
 */
export async function probe(url: string, address: PostgresAddress, deadlines: Deadlines): Promise<void> {
	const { connectMs } = deadlines;
	const pool = openPool(url, {
		...address,
		max: 1,
		withoutArrays: true,
		deadlines: { ...deadlines, callMs: connectMs },
	});
	try {
		const [found] = await pool.run(
			(sql) => sql<{ timeout: string; readOnly: string; standbys: string; isStuck: boolean }[]>`
				SELECT setting AS timeout, current_setting('transaction_read_only') AS "readOnly",
					current_setting('synchronous_standby_names') AS standbys,
					EXISTS (
						SELECT FROM pg_stat_activity
						WHERE usename = current_user AND datname = current_database() AND wait_event = 'SyncRep'
							AND clock_timestamp() - query_start > interval '3 seconds'
					) AS "isStuck"
				FROM pg_settings WHERE name = 'statement_timeout'
			`,
		);
		if (!found) return;
		if (Number(found.timeout) !== deadlines.statementMs) throw pooledAt(url);
		if (found.readOnly === "on") throw new ReadOnlyDatabaseError("The database is read-only.");
		// No timeout of the server ends such a commit, nor does the end of its connection. Each attempt would leave another one
		// behind, until the server has no connection left. A role sees what its own sessions wait for.
		if (found.isStuck) throw new DatabaseUnavailableError("Commits wait for a standby that is away.");
		// Writes to the log of the database and to no table.
		if (found.standbys) await pool.run((sql) => sql`SELECT pg_logical_emit_message(true, 'site', '')`);
	} catch (error) {
		if (error instanceof Error && error.message.startsWith("unsupported startup parameter")) {
			throw pooledAt(url, { cause: error });
		}
		throw error;
	} finally {
		void pool.retire(0);
	}
}

function pooledAt(url: string, options?: ErrorOptions): PooledSessionError {
	return new PooledSessionError(new URL(url).host || "localhost", options);
}

/**
 * A pooler that passes settings on shows itself by what it does: a client gets the session that another one has just left, or
 * finds itself in another than before. Which one it gets differs between poolers, and depends on who else asks at the moment.
 * @throws PooledSessionError
 */
export async function refuseLentSessions(url: string, address: PostgresAddress, deadlines: Deadlines): Promise<void> {
	const open = () => openPool(url, { ...address, max: 1, withoutArrays: true, deadlines });
	const [one, other, third] = [open(), open(), open()];
	try {
		const session = await one.run(sessionOf);
		const isChanged = async () => (await one.run(sessionOf)) !== session;
		const isLentMeanwhile = await other.run((sql) =>
			sql.begin(async (transaction) => (await sessionOf(transaction)) === session || (await isChanged())),
		);
		// A stack of sessions has the other one on top now; a queue comes to it with the second call.
		if (isLentMeanwhile || (await isChanged()) || (await isChanged())) throw pooledAt(url);
	} catch (error) {
		if (isClosed(error) && (await refusesTransactions(third))) throw pooledAt(url, { cause: error });
		throw error;
	} finally {
		for (const pool of [one, other, third]) void pool.retire(0);
	}
}

const isClosed = (error: unknown) => error instanceof Error && "code" in error && error.code === "CONNECTION_CLOSED";

/**
 * True if the server answers a statement, and a transaction closes the connection. PgBouncer does that if it lends sessions for a
 * statement only; the driver keeps to itself what it says, until the next statement on that connection.
 */
async function refusesTransactions(pool: PostgresPool): Promise<boolean> {
	await pool.run(sessionOf);
	return pool.run((sql) => sql.begin(sessionOf)).then(() => false, isClosed);
}

/** The number of the server's process. Not a prepared statement, which a lent session may not know. */
async function sessionOf(sql: postgres.ISql): Promise<number | undefined> {
	const [row] = await sql.unsafe<{ pid: number }[]>("SELECT pg_backend_pid() AS pid");
	return row?.pid;
}

async function inTime<T>(response: PromiseLike<T>, ms: number): Promise<T> {
	let timer: NodeJS.Timeout | undefined;
	const tooLate = new Promise<never>((_, reject) => {
		const giveUp = () => reject(new DatabaseDeadlineError(`The database did not respond within ${ms} ms.`));
		// A busy process first reads the response that arrived in time.
		timer = setTimeout(() => setImmediate(giveUp), ms);
	});
	try {
		return await Promise.race([response, tooLate]);
	} finally {
		clearTimeout(timer);
	}
}

function connect(
	url: string,
	{ ssl, target, max, deadlines, listening, withoutArrays, ...codecs }: PoolOptions,
	socket: object,
): postgres.Sql {
	const transactions = lostTransactions();
	const options = {
		max,
		connect_timeout: deadlines.connectMs / 1000,
		onnotice: () => {},
		...(ssl && { ssl }),
		...(target && { target_session_attrs: target }),
		connection: {
			application_name: "site",
			statement_timeout: deadlines.statementMs,
			lock_timeout: deadlines.statementMs,
			idle_in_transaction_session_timeout: deadlines.callMs,
			// A commit is confirmed when it is on disk, even if the server's own default differs.
			synchronous_commit: "on",
		},
		// The driver's types lack this option.
		socket,
		fetch_types: !withoutArrays,
		onclose(connection: number) {
			transactions.noteClosed(connection);
			listening?.onClose();
		},
		...(listening && { onnotify: listening.onNotify, max_lifetime: null }),
	};
	const sql = transactions.guard(postgres(url, options));
	Object.assign(sql.options.parsers, codecs.parsers);
	Object.assign(sql.options.serializers, codecs.serializers);
	return sql;
}
