import type { KeyValueStore } from "#domain/site/key-value-store.ts";
import { activityReportMs, idleStage } from "#domain/staff/inactivity.ts";

const activityKey = "sf_activity";

/** A time further in the future was noted before the clock was set back. */
const clockSlackMs = 60_000;

/** Activity is noted this often. A moving mouse causes a hundred events a second. */
const precisionMs = 1000;

export interface IdleWatchParts {
	timeoutMs: number;
	/** Shared by the tabs of a browser: what is done in one counts in all. */
	store: KeyValueStore;
	now(): number;
	/** Tells the server that a person did something. */
	report(): void;
	warn(): void;
	/** The warning is no longer true. @param here whether because of something done in this tab */
	calm(here: boolean): void;
	/** The time is over. Called once, and nothing is called after it. */
	end(): void;
}

export interface IdleWatch {
	/** A person did something. */
	act(): void;
	/** Reads the clock, because timers stop while a device sleeps, and the notes of other tabs. */
	check(): void;
	stop(): void;
}

/**
 * Measures how long a signed-in person did nothing. Opening the page was an activity. Times are those of the device's own
 * clock, so a wrong one does no harm.
 */
export function watchIdleTime({ timeoutMs, store, now, report, warn, calm, end }: IdleWatchParts): IdleWatch {
	let activeAt = now();
	let reportedAt = readActivity(store)?.reportedAt ?? 0;
	let isWarned = false;
	let isStopped = false;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let reportTimer: ReturnType<typeof setTimeout> | undefined;

	/** Another tab may have noted something later. */
	function takeNoted(): void {
		const noted = readActivity(store);
		if (!noted || noted.activeAt > now() + clockSlackMs) return;
		activeAt = Math.max(activeAt, Math.min(noted.activeAt, now()));
		reportedAt = Math.max(reportedAt, noted.reportedAt);
	}

	function note(): void {
		store.setItem(activityKey, JSON.stringify({ activeAt, reportedAt }));
	}

	/** At once, or when the pause since the last report is over. So the server never ends a session before the page does. */
	function reportSoon(): void {
		if (reportTimer !== undefined) return;
		const waitMs = Math.min(activityReportMs, reportedAt + activityReportMs - now());
		if (waitMs <= 0) {
			reportNow();
			return;
		}
		reportTimer = setTimeout(() => {
			reportTimer = undefined;
			takeNoted();
			// Another tab may have reported in the meantime.
			if (activeAt > reportedAt) reportNow();
		}, waitMs);
	}

	function reportNow(): void {
		reportedAt = now();
		note();
		report();
	}

	function look(here: boolean): void {
		if (isStopped) return;
		clearTimeout(timer);
		const { stage, nextInMs } = idleStage(now() - activeAt, timeoutMs);
		if (stage === "over") {
			stop();
			end();
			return;
		}
		if (stage === "warning" && !isWarned) warn();
		if (stage === "active" && isWarned) calm(here);
		isWarned = stage === "warning";
		timer = setTimeout(check, nextInMs);
	}

	function check(): void {
		takeNoted();
		look(false);
	}

	function act(): void {
		if (isStopped || Math.abs(now() - activeAt) < precisionMs) return;
		takeNoted();
		// A device that wakes up after the end is too late.
		if (now() - activeAt < timeoutMs) {
			activeAt = now();
			note();
			reportSoon();
		}
		look(true);
	}

	function stop(): void {
		isStopped = true;
		clearTimeout(timer);
		clearTimeout(reportTimer);
		store.removeItem(activityKey);
	}

	note();
	reportSoon();
	look(true);
	return { act, check, stop };
}

function readActivity(store: KeyValueStore): { activeAt: number; reportedAt: number } | null {
	const stored = store.getItem(activityKey) ?? "";
	const [, active, reported] = /^\{"activeAt":(\d+),"reportedAt":(\d+)\}$/.exec(stored) ?? [];
	return active && reported ? { activeAt: Number(active), reportedAt: Number(reported) } : null;
}
