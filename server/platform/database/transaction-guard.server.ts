import { AsyncLocalStorage } from "node:async_hooks";
import type { Db } from "pg-boss";
import type { Database } from "./client.server.ts";

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

/** Work that a transaction has started may continue after its end. */
const current = new AsyncLocalStorage<{ open: boolean }>();

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
		const state = { open: true };
		try {
			return await transaction.call(session, (inner) => current.run(state, () => run(inner)), config);
		} finally {
			state.open = false;
		}
	};
	return db;
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
