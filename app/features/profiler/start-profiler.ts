import { currentVisit } from "#app/browser/current-visit.ts";
import { NetworkError } from "#app/browser/fetch-with-timeout.ts";
import { sessionStore } from "#app/browser/stores.ts";
import type { DiscStyle } from "#domain/profiling/disc-test.ts";
import { consentFor, onConsentChange } from "../consent/consent.ts";
import { observeChoices } from "./observe-choices.ts";
import { observeReading } from "./observe-reading.ts";
import { createProfiler } from "./profiler.ts";
import { setRunningProfiler } from "./running-profiler.ts";

const address = "/functions/profile";

let started = false;

/**
 * Notes how the visitor reads for as long as personalization is allowed, and reports to the server as the page is left.
 * Once it is no longer allowed, the notes are dropped and nothing is reported.
 */
export function startProfiler(): void {
	if (started) return;
	started = true;
	const profiler = createProfiler({ storage: sessionStore, sessionId: () => currentVisit().sessionId });
	const reading = observeReading();
	let noting = false;
	/** Until the next page, since the visitor has deleted the profile on this one. */
	let paused = false;

	function open(): void {
		reading.begin();
		profiler.opened(window.location.pathname);
	}
	function pendingReport(): string | null {
		const { seconds, scrolled } = reading.take();
		profiler.read(seconds, scrolled);
		return profiler.pendingReport();
	}
	function flush(): void {
		if (!noting) return;
		const body = pendingReport();
		// What the browser does not take goes with the next page's report.
		if (body && navigator.sendBeacon(address, body)) profiler.markSent(body);
	}

	const running = {
		tested: (counts: Record<DiscStyle, number>) => {
			profiler.tested(counts);
			flush();
		},
		sent: (id: string, form: { purpose: string; message?: string }) => {
			profiler.sent(id, form);
			flush();
		},
		async save() {
			const body = pendingReport();
			if (!body) return;
			const init = { method: "POST", headers: { "Content-Type": "application/json" }, body };
			const response = await fetch(address, init).catch(() => undefined);
			if (!response?.ok) throw new NetworkError(address);
			profiler.markSent(body);
		},
		pause() {
			paused = true;
			follow();
		},
	};

	function follow(): void {
		const may = consentFor("personalization") && !paused;
		if (may === noting && may) return;
		noting = may;
		setRunningProfiler(may ? running : undefined);
		if (may) open();
		else profiler.forget();
	}

	follow();
	onConsentChange(follow);
	observeChoices((choice) => noting && profiler.chose(choice));
	document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && flush());
	window.addEventListener("pagehide", flush);
	// Back from the browser's memory, the page is opened once more; what was decided meanwhile holds.
	window.addEventListener("pageshow", ({ persisted }) => {
		if (!persisted) return;
		paused = false;
		const went = noting;
		follow();
		if (noting && went) open();
	});
}
