import { inBackground } from "./database/patience.server.ts";

interface SweeperOptions {
	/** Does what waits to be done. Resolves to true if something is held back that nobody will announce. */
	sweep(): Promise<unknown>;
	/** How often it sweeps although nobody asked: for what another process left behind, and after failures. */
	everyMs: number;
	/** Called when a sweep that nobody waits for has failed. The next one tries again. */
	failed(error: unknown): void;
	/** While it is false, sweeps that nobody waits for do nothing. */
	isReady?(): boolean;
	/** How long it waits after a sweep that was asked for and left something held back. The pause doubles each time. */
	pauses?: { firstMs: number; maxMs: number };
}

/** Does work in the background, again and again, but never twice at the same time. */
export interface Sweeper {
	/** Sweeps regularly from now on, and when it is asked to. */
	start(): void;
	/** Sweeps after this time at the latest, so that a crowd of requests shares one sweep. Nothing before the start. */
	soon(delayMs: number): void;
	/** Sweeps now, after the sweep that runs, and waits for it. */
	now(): Promise<void>;
	/** Does something else between two sweeps. */
	inTurn<Result>(work: () => Promise<Result>): Promise<Result>;
	/** Sweeps no more by itself, until it is started again. */
	stop(): void;
	/** Stops for good, and waits for the sweep that runs. */
	close(): Promise<void>;
	/** A sweep of many steps ends early then. */
	readonly isClosed: boolean;
}

export function openSweeper({ sweep, everyMs, failed, isReady = () => true, pauses }: SweeperOptions): Sweeper {
	let isClosed = false;
	let regular: NodeJS.Timeout | undefined;
	let timer: NodeJS.Timeout | undefined;
	/** When the next sweep begins that was asked for. It stays until that one begins, so that all others share it. */
	let dueAt = Number.POSITIVE_INFINITY;
	let pauseMs = Number.POSITIVE_INFINITY;
	let running: Promise<unknown> = Promise.resolve();

	function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
		const next = running.then(work);
		running = next.catch(() => {});
		return next;
	}

	function schedule(delayMs: number): void {
		const at = performance.now() + delayMs;
		if (!regular || at >= dueAt) return;
		clearTimeout(timer);
		dueAt = at;
		timer = setTimeout(() => inTurn(() => inBackground(begin)).catch(failed), delayMs).unref();
	}

	async function begin(): Promise<void> {
		dueAt = Number.POSITIVE_INFINITY;
		if (!regular || !isReady() || (await sweep()) !== true) return;
		if (!pauses || pauseMs > pauses.maxMs) return;
		schedule(pauseMs);
		pauseMs *= 2;
	}

	function stop(): void {
		clearInterval(regular);
		clearTimeout(timer);
		regular = undefined;
		dueAt = Number.POSITIVE_INFINITY;
	}

	return {
		start() {
			if (isClosed) return;
			clearInterval(regular);
			regular = setInterval(() => schedule(0), everyMs).unref();
		},
		soon(delayMs) {
			if (pauses) pauseMs = pauses.firstMs;
			schedule(delayMs);
		},
		async now() {
			await inTurn(sweep);
		},
		inTurn,
		stop,
		async close() {
			isClosed = true;
			stop();
			await running;
		},
		get isClosed() {
			return isClosed;
		},
	};
}
