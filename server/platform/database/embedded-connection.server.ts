import { DatabaseRestartedError, DatabaseUnavailableError } from "./database-errors.server.ts";
import type { EngineRequest, Reply, Task } from "./engine/requests.ts";
import type { EngineEvents, RunningEngine } from "./engine-thread.server.ts";
import { PendingTasks, type Wait } from "./pending-tasks.server.ts";
import { runTransaction, statements, type TransactionTurn, type Turn } from "./statements.server.ts";
import { Turns } from "./turns.server.ts";

export interface ConnectionOptions {
	/** Opens the database, also again after it has hung. */
	start(events: EngineEvents): Promise<RunningEngine>;
	/** A thread that gives no sign of life for this long is stopped. */
	maxSilentMs: number;
	/** For a statement, and before it for the wait for others. */
	statementTimeoutMs: number;
	transactionTimeoutMs: number;
	/** Called when the engine is stopped, and with `error` whenever it can't be started again. */
	onRestart(reason: Error, error?: unknown): void;
	/** @param topic null when topics may have been missed, because the engine was away */
	onTopic(topic: string | null): void;
}

const patiently: Wait = { timeoutMs: Number.POSITIVE_INFINITY, allowSilence: true };

/** Silence is counted in ticks of our own timer, so that a pause of the whole process does not look like one. */
const ticksOfSilence = 5;
const maxPauseMs = 10_000;

/**
 * The one connection to the embedded database. Statements are sent at once and answered in order. A transaction keeps
 * the others waiting until it ends. If the engine hangs or fails, it is restarted: statements sent before fail with
 * DatabaseRestartedError, later ones wait for the new engine.
 */
export async function openConnection(options: ConnectionOptions) {
	let engine: RunningEngine | null = null;
	/** Counts the engines, because what an earlier one says is void. */
	let generation = 0;
	let outgoing: EngineRequest[] = [];
	let silentTicks = 0;
	let closed = false;
	let used = false;
	const pending = new PendingTasks();
	const turns = new Turns(() => engine !== null, options.statementTimeoutMs);

	function post(task: Task, wait: Wait = { timeoutMs: options.statementTimeoutMs }): Promise<unknown> {
		if (!engine) return Promise.reject(closed ? closedError() : restarted());
		const { id, value } = pending.add(wait);
		if (outgoing.length === 0) queueMicrotask(flush);
		outgoing.push({ id, ...task });
		return value;
	}

	function flush(): void {
		const requests = outgoing;
		outgoing = [];
		try {
			engine?.post(requests);
		} catch {
			requests.forEach(postAlone);
		}
	}

	function postAlone(request: EngineRequest): void {
		try {
			engine?.post([request]);
		} catch (error) {
			// A parameter that can't be sent to another thread, such as a function.
			pending.fail(request.id, error as Error);
		}
	}

	/**
	 * Takes exclusive use of the session. Without a limit its tasks may take as long as they need, and the thread may
	 * be silent during them.
	 */
	function takeTurn<T>(run: (turn: Turn) => Promise<T>, maxMs = Number.POSITIVE_INFINITY): Promise<T> {
		if (closed) return Promise.reject(closedError());
		return turns.whenFree(() => {
			const hold = turns.hold(maxMs);
			const wait = maxMs === Number.POSITIVE_INFINITY ? patiently : undefined;
			const send = (task: Task) => (hold.ended ? Promise.reject(hold.ended) : post(task, wait));
			const statementsOfTurn = statements((statement) => {
				used = true;
				return send(statement);
			});
			return run({ ...statementsOfTurn, run: send }).finally(() => hold.end(new Error("The transaction has ended.")));
		});
	}

	function eventsOfNextEngine(): EngineEvents {
		const own = ++generation;
		const signOfLife = () => {
			if (own === generation) silentTicks = 0;
		};
		return {
			onReplies(replies: Reply[]) {
				signOfLife();
				if (own === generation) pending.settle(replies);
			},
			onTopic(topic) {
				if (own === generation) options.onTopic(topic);
			},
			onSignOfLife: signOfLife,
			onEnd: (error) => {
				if (own === generation) void restart(error);
			},
		};
	}

	async function restart(reason: Error): Promise<void> {
		const old = engine;
		if (!old || closed) return;
		engine = null;
		generation++;
		outgoing = [];
		turns.endHold(restarted());
		pending.failAll(restarted());
		options.onRestart(reason);
		await old.stop();
		for (let pauseMs = 100; !closed && !engine; pauseMs = Math.min(pauseMs * 2, maxPauseMs)) {
			try {
				const opened = await options.start(eventsOfNextEngine());
				silentTicks = 0;
				if (closed) await opened.stop();
				else {
					engine = opened;
					options.onTopic(null);
				}
			} catch (error) {
				options.onRestart(reason, error);
				await new Promise((resolve) => setTimeout(resolve, pauseMs));
			}
		}
		turns.startWaiting();
	}

	function tick(): void {
		const now = performance.now();
		pending.failExpired(now);
		turns.failExpired(now, () => void post({ kind: "exec", sql: "ROLLBACK" }).catch(() => {}));
		if (!engine?.askForSignOfLife || pending.allowSilence) return;
		silentTicks++;
		if (silentTicks > ticksOfSilence) {
			void restart(new Error(`The embedded database gave no sign of life for ${options.maxSilentMs} ms.`));
		} else engine.askForSignOfLife();
	}

	engine = await options.start(eventsOfNextEngine());
	const ticking = setInterval(tick, options.maxSilentMs / ticksOfSilence);

	return {
		...statements((statement) => {
			if (closed) return Promise.reject(closedError());
			used = true;
			return turns.whenFree(() => post({ ...statement, alone: true }));
		}),
		transaction: <T>(run: (turn: TransactionTurn) => Promise<T>) =>
			takeTurn((turn) => runTransaction(turn, run), options.transactionTimeoutMs),
		takeTurn,
		/** False while it restarts. */
		isOpen: () => engine !== null,
		/**
		 * Doesn't wait for the queue: only for tasks that need no session. Fails at once while the database restarts.
		 */
		run: (task: Task) => post(task),
		/** For tasks that only touch files: they may take as long as the disk needs. */
		runOnFiles: (task: Task) => post(task, { timeoutMs: Number.POSITIVE_INFINITY }),
		/** True if statements were sent since the last call. */
		wasUsed(): boolean {
			const result = used;
			used = false;
			return result;
		},
		/** Ends the engine. Unanswered statements fail. */
		async close(): Promise<void> {
			closed = true;
			clearInterval(ticking);
			const old = engine;
			engine = null;
			turns.failAll(closedError());
			pending.failAll(closedError());
			await old?.stop();
		},
	};
}

export type EmbeddedConnection = Awaited<ReturnType<typeof openConnection>>;

const closedError = () => new DatabaseUnavailableError("The database is closed.");
const restarted = () =>
	new DatabaseRestartedError("The embedded database is being restarted. What was asked may or may not be done.");
