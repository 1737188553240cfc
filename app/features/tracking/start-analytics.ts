import { currentVisit } from "#app/browser/current-visit.ts";
import { dataLayerEntries } from "#domain/conversions/conversions.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { consentFor, onConsentChange } from "../consent/consent.ts";
import { dataLayer } from "./data-layer.ts";
import { eventQueue } from "./event-queue.ts";
import { logPostView } from "./log-post-view.ts";
import { observeClicks } from "./observe-clicks.ts";
import { observeVitals } from "./observe-vitals.ts";
import { recordWith, track } from "./track.ts";

const address = "/functions/events";

/** Starts to record events for the agency's own statistics and for tag managers. */
export function startAnalytics(locale: Locale): void {
	const queue = eventQueue({
		locale,
		sessionId: () => currentVisit().sessionId,
		page: () => window.location.pathname,
		newId: () => crypto.randomUUID(),
		now: () => performance.now(),
		send: (body) => navigator.sendBeacon(address, body),
		wait: (call, ms) => void setTimeout(call, ms),
	});
	recordWith((event, email) => {
		dataLayer().push(...dataLayerEntries(event, consentFor("marketing"), email));
		queue.add(event);
	});
	onConsentChange(() => {
		if (!consentFor("analytics")) queue.forget();
	});

	track("page_view", {});
	logPostView();
	observeClicks();
	const reportVitals = observeVitals();
	// The last moment at which every browser lets a page send something.
	const leave = () => {
		reportVitals();
		queue.flush();
	};
	document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && leave());
	window.addEventListener("pagehide", leave);
	// A page restored from the back/forward cache is viewed again.
	window.addEventListener("pageshow", ({ persisted }) => persisted && track("page_view", {}));
}
