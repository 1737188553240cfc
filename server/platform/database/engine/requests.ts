/** Messages between the two sides of the embedded database. Everything here can be cloned between threads. */

export interface Statement {
	/** `query` runs one statement with parameters; `exec` may run several without. */
	kind: "query" | "exec";
	sql: string;
	params?: unknown[];
	rowMode?: "array" | "object";
	/** Types (PostgreSQL's numbers) whose values stay text. */
	textTypes?: number[];
	/** Outside any transaction: a failure must leave none open. */
	alone?: boolean;
}

export type Task =
	| Statement
	| { kind: "ping" }
	/** Makes what was written so far survive a power cut. */
	| { kind: "sync"; all: boolean }
	| { kind: "copy"; target: string }
	| { kind: "finish-copy"; target: string; final: string; about: object }
	| { kind: "close" }
	/** Only if the engine was opened for tests: keeps the thread busy, or ends it. */
	| { kind: "block"; ms: number }
	| { kind: "end" };

export type EngineRequest = { id: number } & Task;

export type Reply = { id: number; value: unknown } | { id: number; error: EngineError };

/** An error as plain data, because cloning an `Error` drops PostgreSQL's fields. */
export interface EngineError {
	name: string;
	message: string;
	stack?: string;
	fields: Record<string, unknown>;
}

/** Rows as PGlite returns them. */
export interface StatementResult {
	rows: unknown[];
	fields: { name: string; dataTypeID: number }[];
	affectedRows?: number;
	command?: string;
}

/** The channel on which the site's processes tell each other of changes; a topic is a word about what has changed. */
export const changesChannel = "site_changes";

export interface EngineOptions {
	/** True to make an empty database in the folder and nothing else. */
	create?: boolean;
	/** In memory if absent. */
	folder?: string;
	/** The initial content of a database in memory: a database's folder, as a tar file. Empty if absent. */
	content?: Blob;
	/** Read everything first, because the database was not closed. */
	check?: boolean;
	testing?: boolean;
}
