import type { Sql } from "postgres";
import type { TypeCodecs } from "./postgres-pool.server.ts";

type Run = <T>(call: (sql: Sql) => PromiseLike<T>) => Promise<T>;

/**
 * The parts of the driver's client that Drizzle uses, with every call sent through `run`, which gives it a deadline and
 * a server that is there.
 */
export function guardedClient(run: Run): Sql & { options: TypeCodecs } {
	const client = {
		/** Drizzle sets here how it reads and sends values. */
		options: { parsers: {}, serializers: {} },
		unsafe(text: string, parameters?: never[], options?: object) {
			// The driver sends a query only when it is awaited.
			return {
				// biome-ignore lint/suspicious/noThenProperty: the driver's queries are awaited, too
				then: (...handlers: Parameters<Promise<unknown>["then"]>) =>
					run((sql) => sql.unsafe(text, parameters, options)).then(...handlers),
				values: () => run((sql) => sql.unsafe(text, parameters, options).values()),
			};
		},
		begin: (work: (transaction: Sql) => Promise<unknown>) => run((sql) => sql.begin(work as never)),
	};
	return client as unknown as Sql & { options: TypeCodecs };
}
