import { AsyncLocalStorage } from "node:async_hooks";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Db } from "pg-boss";
import type { Database, Transaction } from "./client.server.ts";

/**
 * Somebody used the database itself inside a transaction. On the embedded database it would wait for the transaction,
 * which waits for it; on PostgreSQL it would work outside the transaction.
 */
export class OutsideTransactionError extends Error {
	override name = "OutsideTransactionError";
	constructor() {
		super("Inside db.transaction((transaction) => …) use only `transaction`, never the database itself.");
	}
}

interface OpenTransaction {
	open: boolean;
	/** The tables that `noteWritten` was called for. */
	written: Set<PgTable>;
}

/** Work that a transaction has started may go on after its end. */
const current = new AsyncLocalStorage<OpenTransaction>();

/** Listeners for new rows, by database and table. */
const listeners = new WeakMap<object, Map<PgTable, Set<() => void>>>();

function refuseInsideTransaction(): void {
	if (current.getStore()?.open) throw new OutsideTransactionError();
}

/** The parts of Drizzle's session that all queries of a database pass. A transaction has its own session. */
interface GuardedSession {
	prepareQuery(...args: unknown[]): { execute(...args: unknown[]): unknown; all(...args: unknown[]): unknown };
	transaction(run: (transaction: unknown) => Promise<unknown>, config?: unknown): Promise<unknown>;
}

/** Makes every use of this database inside one of its transactions fail at once with OutsideTransactionError. */
export function guardTransactions(db: Database): Database {
	const session = (db as unknown as { session: GuardedSession }).session;
	const { prepareQuery, transaction } = session;
	session.prepareQuery = (...args) => {
		const prepared = prepareQuery.apply(session, args);
		const { execute, all } = prepared;
		prepared.execute = (...values) => {
			refuseInsideTransaction();
			return execute.apply(prepared, values);
		};
		prepared.all = (...values) => {
			refuseInsideTransaction();
			return all.apply(prepared, values);
		};
		return prepared;
	};
	session.transaction = async (run, config) => {
		refuseInsideTransaction();
		const state: OpenTransaction = { open: true, written: new Set() };
		try {
			const result = await transaction.call(session, (inner) => current.run(state, () => run(inner)), config);
			for (const table of state.written) notify(db, table);
			return result;
		} finally {
			state.open = false;
		}
	};
	return db;
}

/**
 * Calls the listener after each commit that `noteWritten` noted for this table, in this process only:
 * `changes.announce` reaches all processes.
 * @returns a function that removes the listener
 */
export function onWritten(db: Database, table: PgTable, listener: () => void): () => void {
	const tables = listeners.get(db) ?? new Map<PgTable, Set<() => void>>();
	const subscribed = tables.get(table) ?? new Set();
	listeners.set(db, tables.set(table, subscribed.add(listener)));
	return () => void subscribed.delete(listener);
}

/**
 * Notes that rows were added to this table. The listeners are called after the commit, and never if the transaction fails.
 * Call this after the statement, because outside a transaction the listeners run right away.
 */
export function noteWritten(db: Database | Transaction, table: PgTable): void {
	const transaction = current.getStore();
	if (transaction?.open) transaction.written.add(table);
	else notify(db, table);
}

function notify(db: Database | Transaction, table: PgTable): void {
	for (const listener of listeners.get(db)?.get(table) ?? []) listener();
}

/** The same for the job queue's own access. */
export function guardJobs(jobs: Db): Db {
	const { executeSql } = jobs;
	return {
		...jobs,
		executeSql(text, values) {
			refuseInsideTransaction();
			return executeSql.call(jobs, text, values);
		},
	};
}
