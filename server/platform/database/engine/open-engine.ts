import { PGlite } from "@electric-sql/pglite";
import { ChangedFiles } from "./changed-files.ts";
import { copyIfRoom, finishCopy } from "./copy-folder.ts";
import { damagedPages } from "./page-checksums.ts";
import {
	changesChannel,
	type EngineError,
	type EngineOptions,
	type EngineRequest,
	type Reply,
	type Statement,
	type Task,
} from "./requests.ts";

export interface Engine {
	post(requests: readonly EngineRequest[]): void;
}

/** Messages of the engine to the other side. */
export interface EngineListener {
	onReplies(replies: Reply[]): void;
	/** Something has changed, by a transaction that has committed. */
	onTopic(topic: string): void;
	/** PostgreSQL itself has failed and can't take more requests. */
	onFatal(error: unknown): void;
}

/**
 * PGlite's own start, with a log that shrinks to two segments at a checkpoint (its default keeps five), and a tenth of the
 * buffers: its 128 MB are memory of the process, and the system keeps the files in memory anyway.
 */
const settings = [
	"min_wal_size=32MB",
	"max_wal_size=64MB",
	"shared_buffers=12MB",
	"wal_buffers=1MB",
	// Its timer would stay, and with it the whole memory of a closed database.
	"log_startup_progress_interval=0",
];
const startParams = [...PGlite.defaultStartParams, ...settings.flatMap((setting) => ["-c", setting])];

/** Replies are sent together, but none waits longer than this for the others. */
const maxReplyDelayMs = 4;

/** Makes an empty database in a folder that has none. */
export async function createFolder(folder: string | undefined): Promise<void> {
	const pglite = await PGlite.create({ dataDir: folder, startParams });
	await pglite.close();
}

/**
 * PostgreSQL inside this thread. Requests run one after another in the order of their arrival, except those that only
 * touch files.
 * @throws if it can't be opened, or fails the check
 */
export async function openEngine(
	{ folder, content, check = false, testing = false }: EngineOptions,
	{ onReplies: reply, onTopic, onFatal }: EngineListener,
): Promise<Engine> {
	const pglite = await PGlite.create({ dataDir: folder, loadDataDir: content, startParams });
	if (folder && check) await checkSoundness(pglite, folder);
	await pglite.listen(changesChannel, onTopic);
	const changed = folder ? new ChangedFiles(folder) : null;
	const waiting: EngineRequest[] = [];
	let finished: Reply[] = [];
	let sentAt = 0;
	let running = false;

	async function run(task: Task): Promise<unknown> {
		switch (task.kind) {
			case "query":
			case "exec":
				return runStatement(pglite, task);
			case "ping":
				return ping(pglite);
			case "sync":
				return changed?.sync(task.all ? "" : "pg_wal");
			case "copy":
				return copyIfRoom(requireFolder(), task.target);
			case "finish-copy":
				return finishCopy(task.target, task.final, task.about);
			case "close":
				return pglite.close();
			case "block":
				return testing && block(task.ms);
			case "end":
				if (testing) throw Object.assign(new Error("A test ended the database."), { severity: "FATAL" });
		}
	}

	function requireFolder(): string {
		if (!folder) throw new Error("A database in memory has no folder.");
		return folder;
	}

	async function settle({ id, ...task }: EngineRequest): Promise<Reply> {
		try {
			return { id, value: await run(task as Task) };
		} catch (error) {
			if (!isFatal(error)) return { id, error: plainError(error) };
			send();
			onFatal(error);
			// Nothing more may run. The other side fails what it waits for.
			return new Promise(() => {});
		}
	}

	function send(): void {
		if (finished.length > 0) reply(finished);
		finished = [];
		sentAt = performance.now();
	}

	async function runWaiting(): Promise<void> {
		running = true;
		sentAt = performance.now();
		for (let request = waiting.shift(); request; request = waiting.shift()) {
			finished.push(await settle(request));
			if (performance.now() - sentAt > maxReplyDelayMs) send();
		}
		send();
		running = false;
	}

	return {
		post(requests) {
			for (const request of requests) {
				if (onlyTouchesFiles(request)) settle(request).then((settled) => reply([settled]));
				else waiting.push(request);
			}
			if (!running && waiting.length > 0) void runWaiting();
		},
	};
}

function onlyTouchesFiles({ kind }: Task): boolean {
	return kind === "sync" || kind === "finish-copy";
}

async function runStatement(pglite: PGlite, { kind, sql, params, rowMode, textTypes, alone }: Statement) {
	const parsers = textTypes && Object.fromEntries(textTypes.map((type) => [type, asText]));
	const options = { ...(rowMode ? { rowMode } : {}), ...(parsers ? { parsers } : {}) };
	try {
		return kind === "query" ? await pglite.query(sql, params, options) : await pglite.exec(sql, options);
	} catch (error) {
		// A text of several statements may fail between its BEGIN and its COMMIT.
		if (alone && kind === "exec") await pglite.exec("ROLLBACK");
		throw error;
	}
}

const asText = (value: string) => value;

function block(ms: number): void {
	const end = performance.now() + ms;
	while (performance.now() < end);
}

/** PostgreSQL's code for "the current transaction has failed". */
const failedTransaction = "25P02";

async function ping(pglite: PGlite): Promise<void> {
	try {
		await pglite.query("SELECT 1");
	} catch (error) {
		// Somebody's transaction has failed and will be rolled back. The database itself responds.
		if ((error as { code?: unknown }).code !== failedTransaction) throw error;
	}
}

function isFatal(error: unknown): boolean {
	if (error instanceof WebAssembly.RuntimeError) return true;
	const { name, severity } = error as { name?: unknown; severity?: unknown };
	return name === "ExitStatus" || severity === "FATAL" || severity === "PANIC";
}

/** PGlite adds the statement and its parameters, which may be personal data; the caller knows them anyway. */
const withheld = new Set(["params", "query", "queryOptions"]);

function plainError(error: unknown): EngineError {
	if (!(error instanceof Error)) return { name: "Error", message: String(error), fields: {} };
	const fields = Object.entries(error).filter(
		([name, value]) => !withheld.has(name) && (value === null || /^(?:string|number|boolean)$/.test(typeof value)),
	);
	return { name: error.name, message: error.message, stack: error.stack, fields: Object.fromEntries(fields) };
}

/**
 * Reads every page of a folder that was opened just now, then every row of our tables and of the catalog that describes
 * them. Opening has written everything that was in the log to the pages.
 * @throws if anything can't be read, or was written by a log that is gone
 */
async function checkSoundness(pglite: PGlite, folder: string): Promise<void> {
	const { rows } = await pglite.query<{ bytes: string }>("SELECT pg_current_wal_insert_lsn() - '0/0' AS bytes");
	const damaged = await damagedPages(folder, BigInt(rows[0]?.bytes ?? 0));
	if (damaged.length > 0) throw new Error(`Damaged pages: ${damaged.join(", ")}`);
	const { rows: tables } = await pglite.query<{ name: string }>(`
		SELECT format('%I.%I', nspname, relname) AS name
		FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
		WHERE relkind = 'r' AND (nspname NOT IN ('pg_catalog', 'information_schema') OR relname IN
			('pg_class', 'pg_attribute', 'pg_type', 'pg_proc', 'pg_index', 'pg_constraint', 'pg_trigger', 'pg_namespace'))`);
	for (const { name } of tables) await pglite.query(`SELECT sum(length(t::text)) FROM ${name} AS t`);
}
