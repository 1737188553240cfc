import { currentVisit } from "#app/browser/current-visit.ts";
import { NetworkError } from "#app/browser/fetch-with-timeout.ts";
import { sessionStore } from "#app/browser/stores.ts";
import { consentFor, onConsentChange } from "../consent/consent.ts";
import { observeChoices } from "./observe-choices.ts";
import { observeReading } from "./observe-reading.ts";
import { createProfiler } from "./profiler.ts";
import { type RunningProfiler, setRunningProfiler } from "./running-profiler.ts";

const address = "/functions/profile";

let started = false;

/**
 * Notes how the visitor reads while personalization is allowed, and reports to the server as the page is left. When the
 * consent is withdrawn, the notes are dropped and nothing is reported.
 */
export function startProfiler(): void {
	if (started) return;
	started = true;
	const profiler = createProfiler({ storage: sessionStore, sessionId: () => currentVisit().sessionId });
	const reading = observeReading();
	let noting = false;
	/** Set until the next page when the visitor has deleted the profile on this one. */
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
		// A report that the browser does not accept goes with the next page's report.
		if (body && navigator.sendBeacon(address, body)) profiler.markSent(body);
	}

	const running: RunningProfiler = {
		tested(counts) {
			profiler.tested(counts);
			flush();
		},
		sent(id, form) {
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
		const allowed = consentFor("personalization") && !paused;
		if (allowed && noting) return;
		noting = allowed;
		setRunningProfiler(allowed ? running : undefined);
		if (allowed) open();
		else profiler.forget();
	}

	follow();
	onConsentChange(follow);
	observeChoices((choice) => noting && profiler.chose(choice));
	document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && flush());
	window.addEventListener("pagehide", flush);
	// A page restored from the back/forward cache counts as opened again, under the present consent.
	window.addEventListener("pageshow", ({ persisted }) => {
		if (!persisted) return;
		paused = false;
		const wasNoting = noting;
		follow();
		if (noting && wasNoting) open();
	});
}
