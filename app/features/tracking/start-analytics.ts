import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import { currentVisit } from "#app/browser/current-visit.ts";
import { agency } from "#content/agency.ts";
import { clickEvent } from "#domain/conversions/click-event.ts";
import { dataLayerEntries } from "#domain/conversions/conversions.ts";
import type { EventName, EventProperties } from "#domain/conversions/events.ts";
import { roundVital } from "#domain/conversions/web-vitals.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { addressWithoutQuery } from "#domain/site/address-without-query.ts";
import { consentFor, onConsentChange } from "../consent/consent.ts";
import { dataLayer } from "./data-layer.ts";
import { eventQueue } from "./event-queue.ts";
import { readClicked } from "./read-clicked.ts";
import { recordWith, track } from "./track.ts";
import { viewedPost } from "./viewed-post.ts";

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

/** Tracks all links and buttons with one listener, except those with `data-tracked`, which track themselves. */
function observeClicks(): void {
	document.addEventListener(
		"click",
		({ target }) => {
			const control = target instanceof Element && target.closest<HTMLElement | SVGAElement>("a, button");
			if (!control || "tracked" in control.dataset) return;
			const event = clickEvent(readClicked(control), agency);
			if (event) track(event.name as EventName, event.properties as EventProperties<EventName>);
		},
		// Before another listener can remove the element.
		{ capture: true },
	);
}

/**
 * Measures how this page performs on the visitor's device. The library reports some metrics only when the page is
 * hidden, which is after `pagehide`; so the latest values are stored here.
 * @returns tracks the metrics once, to be called when the page is left
 */
function observeVitals(): () => void {
	const latest = new Map<string, Metric>();
	for (const observe of [onTTFB, onFCP, onLCP, onCLS, onINP]) {
		observe((metric) => latest.set(metric.name, metric), { reportAllChanges: true });
	}
	let reported = false;
	return () => {
		if (reported) return;
		reported = true;
		for (const { name: metric, value, rating } of latest.values()) {
			track("web_vital", { metric, value: roundVital(metric, value), rating });
		}
	};
}

/** Counts that a post was opened. Called only if the visitor allows analytics. */
function logPostView(): void {
	const [element] = viewedPost.all();
	const id = element && viewedPost.valueOf(element);
	if (!id) return;
	const view = {
		article_id: id,
		visitor_session_id: currentVisit().sessionId,
		referrer: addressWithoutQuery(document.referrer),
	};
	navigator.sendBeacon("/functions/blog-view", JSON.stringify(view));
}
