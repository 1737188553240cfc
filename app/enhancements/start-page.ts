import { currentVisit } from "#app/browser/current-visit.ts";
import { type PageContext, readPageContext } from "#app/browser/page-context.ts";
import { takeTyped } from "#app/browser/reload-page.ts";
import { enhanceChat } from "#app/features/chat/enhance-chat.ts";
import { enhanceCookieNotice } from "#app/features/consent/enhance-cookie-notice.ts";
import { enhanceEmbeds } from "#app/features/embeds/enhance-embeds.ts";
import { moveToRememberedLanguage } from "#app/features/language/move-to-remembered-language.ts";
import { enhanceLocation } from "#app/features/location/enhance-location.ts";
import { enhanceOfficeHours } from "#app/features/office-hours/enhance-office-hours.ts";
import { deliverQueuedLeads } from "#app/features/offline/deliver-queued-leads.ts";
import { enhanceProfiler } from "#app/features/profiler/enhance-profiler.ts";
import { enhanceQuickPrice } from "#app/features/quick-price/enhance-quick-price.ts";
import { enhanceSession } from "#app/features/session/enhance-session.ts";
import { enhanceTracking } from "#app/features/tracking/enhance-tracking.ts";
import { replayTaps } from "#app/islands/early-taps.ts";
import { startIslands } from "#app/islands/start-islands.ts";
import { announceArrival } from "./arrival-notice.ts";
import { updateYear } from "./current-year.ts";
import { layOutDeferred } from "./deferred-layout.ts";
import { followAnchors } from "./follow-anchors.ts";
import { enhanceLinks } from "./links.ts";
import { enhanceMenus } from "./menus.ts";
import { enhanceModals } from "./modals.ts";

/** Starts the scripts of a public page. Every page works without them. */
export function startPage({ typefaces }: { typefaces: Promise<void> }): void {
	enhanceLinks();
	layOutDeferred({ after: typefaces });
	const context = readPageContext();
	// The error page has no context.
	if (context) startWith(context);
	// Tests and measurements wait for it.
	document.documentElement.dataset.scripted = "";
	replayTaps(document);
}

function startWith(context: PageContext): void {
	const { locale, notices } = context;
	moveToRememberedLanguage(locale);
	// Stores the campaign in the landing address, because later pages do not carry it.
	if (window.isSecureContext) currentVisit();
	enhanceMenus();
	enhanceModals();
	enhanceChat(context);
	enhanceOfficeHours();
	followAnchors();
	updateYear();
	if (window.isSecureContext) {
		enhanceCookieNotice(locale);
		enhanceTracking(locale);
		enhanceProfiler();
		enhanceEmbeds();
	}
	startIslands(context);
	enhanceSession(context);
	const typed = takeTyped();
	if (typed.length > 0) {
		void import("#app/islands/restore-typed-values.ts").then((module) => module.restoreTypedValues(typed));
	}
	enhanceLocation(context);
	announceArrival(notices);
	deliverQueuedLeads();
	enhanceQuickPrice(context);
}
