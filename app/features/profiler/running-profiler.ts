import type { DiscStyle } from "#domain/profiling/disc-test.ts";

/** The part of a sent submission that the profiler reads. */
export interface SentForm {
	kind: string;
	message?: string;
}

/** The interface of the profiler to other parts of a page. */
export interface RunningProfiler {
	/** The style test has been completed. */
	tested(counts: Record<DiscStyle, number>): void;
	/** @param id under which the server has stored the form */
	sent(id: string, form: SentForm): void;
	/** Reports to the server at once. @throws NetworkError */
	save(): Promise<void>;
	/** Forgets this visit and notes nothing more on this page. */
	pause(): void;
}

let running: RunningProfiler | undefined;

/** Undefined unless personalization is allowed. */
export function runningProfiler(): RunningProfiler | undefined {
	return running;
}

export function setRunningProfiler(profiler: RunningProfiler | undefined): void {
	running = profiler;
}
