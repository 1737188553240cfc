import type { DiscStyle } from "#domain/profiling/disc-test.ts";

/** What other parts of a page may report to the profiler, or ask of it. */
export interface RunningProfiler {
	/** The style test has been answered whole. */
	tested(counts: Record<DiscStyle, number>): void;
	/** A form has been stored under this id. */
	sent(id: string, form: { purpose: string; message?: string }): void;
	/** Reports to the server at once. @throws NetworkError */
	save(): Promise<void>;
	/** Forgets this visit, and notes nothing more on this page. */
	pause(): void;
}

let running: RunningProfiler | undefined;

/** Only where personalization is allowed. */
export function runningProfiler(): RunningProfiler | undefined {
	return running;
}

export function setRunningProfiler(profiler: RunningProfiler | undefined): void {
	running = profiler;
}
