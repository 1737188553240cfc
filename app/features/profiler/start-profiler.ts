import type { DiscStyle } from "#domain/profiling/disc-test.ts";
import type { JourneyStorage } from "#domain/profiling/noted-journey.ts";
import { consentFor, onConsentChange } from "../consent/consent.ts";
import { NetworkError } from "../offline/fetch-with-timeout.ts";
import { currentVisit } from "../session/browser-visit.ts";
import { observeChoices } from "./observe-choices.ts";
import { observeReading } from "./observe-reading.ts";
import { createProfiler } from "./profiler.ts";
import { setRunningProfiler } from "./running-profiler.ts";

const address = "/functions/profile";

/** Asked each time, since a browser may refuse. */
const storage: JourneyStorage = {
	getItem: (key) => window.sessionStorage.getItem(key),
	setItem: (key, value) => window.sessionStorage.setItem(key, value),
	removeItem: (key) => window.sessionStorage.removeItem(key),
};

let started = false;

/**
 * Notes how the visitor reads for as long as personalization is allowed, and tells the server as the page is left. Where
 * it is allowed no longer, the notes are dropped, and nothing is told.
 */
export function startProfiler(): void {
	if (started) return;
	started = true;
	const profiler = createProfiler({ storage, sessionId: () => currentVisit().sessionId });
	const reading = observeReading();
	let noting = false;
	/** Until the next page, since the visitor has deleted the profile on this one. */
	let resting = false;

	function open(): void {
		reading.begin();
		profiler.opened(window.location.pathname);
	}
	function news(): string | null {
		const { seconds, scrolled } = reading.take();
		profiler.read(seconds, scrolled);
		return profiler.news();
	}
	function flush(): void {
		if (!noting) return;
		const body = news();
		// What the browser would not take goes with the next page's.
		if (body && navigator.sendBeacon(address, body)) profiler.taken(body);
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
			const body = news();
			if (!body) return;
			const init = { method: "POST", headers: { "Content-Type": "application/json" }, body };
			const response = await fetch(address, init).catch(() => undefined);
			if (!response?.ok) throw new NetworkError(address);
			profiler.taken(body);
		},
		rest() {
			resting = true;
			follow();
		},
	};

	function follow(): void {
		const may = consentFor("personalization") && !resting;
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
		resting = false;
		const went = noting;
		follow();
		if (noting && went) open();
	});
}
