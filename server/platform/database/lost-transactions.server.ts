import type { Sql } from "postgres";
import { DatabaseUnavailableError } from "./database-errors.server.ts";

/** The driver's data about a connection. Not among its types. */
interface DriverConnection {
	id: number;
}

interface RunningTransaction {
	connection?: number;
	isLost: boolean;
}

type Work<T> = (transaction: Sql) => PromiseLike<T>;

export interface LostTransactions {
	/** For the driver's `onclose`. */
	noteClosed(connection: number): void;
	/** Makes `begin` of this client safe. */
	guard(sql: Sql): Sql;
}

/**
 * The driver (postgres.js 3.4.9) sends the next statement of a transaction, or its ROLLBACK, even after the connection
 * was closed. It then writes to a socket that is null, in a callback where nobody can catch the error, and the process
 * ends. If the connection was reopened in between, the statement would run outside its transaction. So a transaction
 * whose connection was closed sends nothing more: `begin` has failed by then, and the result of its work is dropped.
 */
export function lostTransactions(): LostTransactions {
	const running = new Set<RunningTransaction>();
	return {
		noteClosed(connection) {
			for (const transaction of running) if (transaction.connection === connection) transaction.isLost = true;
		},
		guard(sql) {
			const { begin, unsafe } = sql as unknown as {
				begin<T>(work: Work<T>): Promise<T>;
				unsafe(text: string, parameters?: unknown[], options?: DriverOptions): unknown;
			};
			let beginning: RunningTransaction | undefined;
			return Object.assign(sql, {
				unsafe(text: string, parameters?: unknown[], options?: DriverOptions) {
					const transaction = beginning;
					const { onexecute } = options ?? {};
					if (!transaction || !onexecute) return unsafe(text, parameters, options);
					const noteConnection = (connection: DriverConnection) => {
						transaction.connection = connection.id;
						return onexecute(connection);
					};
					return unsafe(text, parameters, { ...options, onexecute: noteConnection });
				},
				async begin<T>(work: Work<T>): Promise<T> {
					const transaction: RunningTransaction = { isLost: false };
					running.add(transaction);
					beginning = transaction;
					try {
						// It sends BEGIN, through `unsafe`, before it waits for anything.
						const begun = begin((inner) => whileConnected(work(refusing(inner, transaction)), transaction));
						beginning = undefined;
						return await begun;
					} finally {
						running.delete(transaction);
					}
				},
			});
		},
	};
}

interface DriverOptions {
	onexecute?(connection: DriverConnection): unknown;
}

/** The transaction, which refuses statements once its connection is closed. */
function refusing(inner: Sql, transaction: RunningTransaction): Sql {
	const { unsafe, savepoint } = inner as unknown as {
		unsafe(...args: unknown[]): unknown;
		savepoint<T>(work: Work<T>): Promise<T>;
	};
	const refuse = () => {
		if (transaction.isLost) throw new DatabaseUnavailableError("The connection of the transaction was closed.");
	};
	return Object.assign(inner, {
		unsafe(...args: unknown[]) {
			refuse();
			return unsafe(...args);
		},
		async savepoint<T>(work: Work<T>) {
			refuse();
			return savepoint((deeper) => whileConnected(work(refusing(deeper, transaction)), transaction));
		},
	}) as Sql;
}

/**
 * Stays pending forever once the connection is closed. Otherwise the driver would end the transaction with a statement.
 */
async function whileConnected<T>(work: PromiseLike<T>, transaction: RunningTransaction): Promise<T> {
	try {
		const result = await work;
		return transaction.isLost ? await never() : result;
	} catch (error) {
		return transaction.isLost ? never() : Promise.reject(error);
	}
}

const never = () => new Promise<never>(() => {});
