import { getTableColumns, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Transaction } from "./client.server.ts";

/**
 * Inserts rows with a statement that is the same for any number of them, and with one parameter: the rows as JSON. With a
 * parameter for each value, a batch of leads has thousands, and most of the time goes into writing and reading the
 * statement.
 * @throws if a row leaves out a column that others have and that has a default
 */
export async function insertRows<Table extends PgTable>(
	transaction: Pick<Transaction, "execute">,
	table: Table,
	rows: readonly Table["$inferInsert"][],
): Promise<void> {
	if (rows.length === 0) return;
	const values: readonly Record<string, unknown>[] = rows;
	const columns = Object.entries(getTableColumns(table)).filter(([key]) =>
		values.some((row) => row[key] !== undefined),
	);
	const records = values.map((row) =>
		Object.fromEntries(
			columns.map(([key, { name, hasDefault }]) => {
				if (row[key] === undefined && hasDefault) throw new TypeError(`A row has no ${name}, and others have one`);
				return [name, row[key] ?? null];
			}),
		),
	);
	const names = sql.join(
		columns.map(([, { name }]) => sql.identifier(name)),
		sql`, `,
	);
	await transaction.execute(
		sql`INSERT INTO ${table} (${names}) SELECT ${names} FROM json_populate_recordset(NULL::${table}, ${JSON.stringify(records)}::json)`,
	);
}
