import type { Sql } from "postgres";
import type { TypeCodecs } from "./postgres-pool.server.ts";

type Run = <T>(call: (sql: Sql) => PromiseLike<T>) => Promise<T>;

/**
 * The most parameters of a statement that a connection keeps prepared. An insert of many rows is a new statement for
 * each number of rows, and the server keeps a plan of each for as long as the connection lives.
 */
const maxPreparedParameters = 1000;

/**
 * The parts of the driver's client that Drizzle uses, with every call sent through `run`, which gives it a deadline and
 * a server that is there.
 */
export function guardedClient(run: Run): Sql & { options: TypeCodecs } {
	const client = {
		/** Drizzle sets here how it reads and sends values. */
		options: { parsers: {}, serializers: {} },
		unsafe(text: string, parameters?: never[]) {
			// The driver sends a query only when it is awaited.
			return {
				// biome-ignore lint/suspicious/noThenProperty: the driver's queries are awaited, too
				then: (...handlers: Parameters<Promise<unknown>["then"]>) =>
					run((sql) => sql.unsafe(text, parameters, statementOptions(parameters))).then(...handlers),
				values: () => run((sql) => sql.unsafe(text, parameters, statementOptions(parameters)).values()),
			};
		},
		begin: (work: (transaction: Sql) => Promise<unknown>) =>
			run((sql) => sql.begin(((transaction: Sql) => work(withPreparedStatements(transaction))) as never)),
	};
	return client as unknown as Sql & { options: TypeCodecs };
}

/** The driver asks the server to describe a statement that is not prepared, every time, before it sends the values. */
function statementOptions(parameters: readonly unknown[] = []) {
	return { prepare: parameters.length > 0 && parameters.length <= maxPreparedParameters };
}

function withPreparedStatements(transaction: Sql): Sql {
	return Object.assign(Object.create(transaction), {
		unsafe: (text: string, parameters?: never[]) => transaction.unsafe(text, parameters, statementOptions(parameters)),
	}) as Sql;
}
