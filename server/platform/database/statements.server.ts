import type { Statement, StatementResult, Task } from "./engine/requests.ts";

/** The methods of PGlite that Drizzle and pg-boss need. */
export interface Statements {
	query(sql: string, params?: unknown[], options?: StatementOptions): Promise<StatementResult>;
	exec(sql: string, options?: StatementOptions): Promise<StatementResult[]>;
}

interface StatementOptions {
	rowMode?: "array" | "object";
	/** By PostgreSQL's number of the type. */
	parsers?: Record<number, (text: string) => unknown>;
}

/** The database's only session, while nobody else uses it. */
export interface Turn extends Statements {
	run(task: Task): Promise<unknown>;
}

export interface TransactionTurn extends Statements {
	rollback(): Promise<void>;
}

export function statements(send: (statement: Statement) => Promise<unknown>): Statements {
	return {
		async query(sql, params, options) {
			const result = await send({ kind: "query", sql, params, ...plain(options) });
			return parsed(result as StatementResult, options);
		},
		async exec(sql, options) {
			const results = (await send({ kind: "exec", sql, ...plain(options) })) as StatementResult[];
			return results.map((result) => parsed(result, options));
		},
	};
}

export async function runTransaction<T>(turn: Statements, run: (turn: TransactionTurn) => Promise<T>): Promise<T> {
	// It is not awaited, so that it travels with the first statement.
	const begun = turn.exec("BEGIN");
	begun.catch(() => {});
	let rolledBack = false;
	const rollback = async () => {
		rolledBack = true;
		await turn.exec("ROLLBACK");
	};
	try {
		const result = await run({ query: turn.query, exec: turn.exec, rollback });
		await begun;
		if (!rolledBack) {
			const [commit] = await turn.exec("COMMIT");
			// PostgreSQL reports it if a statement failed and the failure was swallowed.
			if (commit?.command === "ROLLBACK") throw new Error("The transaction failed and was rolled back.");
		}
		return result;
	} catch (error) {
		if (!rolledBack) await turn.exec("ROLLBACK").catch(() => {});
		throw error;
	}
}

/** Functions can't be sent to another thread: values with their own parser come back as text. */
function plain({ rowMode, parsers }: StatementOptions = {}): Pick<Statement, "rowMode" | "textTypes"> {
	return { rowMode, textTypes: parsers && Object.keys(parsers).map(Number) };
}

function parsed(result: StatementResult, { parsers, rowMode }: StatementOptions = {}): StatementResult {
	if (!parsers || result.rows.length === 0) return result;
	for (const [index, { name, dataTypeID }] of result.fields.entries()) {
		const parse = parsers[dataTypeID];
		if (!parse || isIdentity(parse)) continue;
		const key = rowMode === "array" ? index : name;
		for (const row of result.rows as Record<string | number, unknown>[]) {
			const value = row[key];
			if (typeof value === "string") row[key] = parse(value);
		}
	}
	return result;
}

/** Drizzle's own parsers leave the text as it is. */
function isIdentity(parse: (text: string) => unknown): boolean {
	try {
		return parse("\0") === "\0";
	} catch {
		return false;
	}
}
