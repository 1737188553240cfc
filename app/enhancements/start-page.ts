import { currentVisit } from "#app/browser/current-visit.ts";
import type { PageContext } from "#app/browser/page-context.ts";
import { readPageContext } from "#app/browser/page-context.ts";
import { enhanceChat } from "#app/features/chat/enhance-chat.ts";
import { enhanceCookieNotice } from "#app/features/consent/enhance-cookie-notice.ts";
import { enhanceEmbeds } from "#app/features/embeds/enhance-embeds.ts";
import { moveToRememberedLanguage } from "#app/features/language/move-to-remembered-language.ts";
import { enhanceLocation } from "#app/features/location/enhance-location.ts";
import { deliverQueuedLeads } from "#app/features/offline/deliver-queued-leads.ts";
import { enhanceProfiler } from "#app/features/profiler/enhance-profiler.ts";
import { enhanceTracking } from "#app/features/tracking/enhance-tracking.ts";
import { startIslands } from "#app/islands/start-islands.ts";
import { announceArrival } from "./arrival-notice.ts";
import { updateYear } from "./current-year.ts";
import { layOutDeferred } from "./deferred-layout.ts";
import { followAnchors } from "./follow-anchors.ts";
import { enhanceLinks } from "./links.ts";
import { enhanceMenus } from "./menus.ts";
import { enhanceModals } from "./modals.ts";

/** What a visitor's page gains with script. Every page works without. */
export function startPage({ typefaces }: { typefaces: Promise<void> }): void {
	enhanceLinks();
	layOutDeferred({ after: typefaces });
	const context = readPageContext();
	// The page of an unknown address has nothing more.
	if (context) startWith(context);
	// For those who wait for it: tests, and measurements.
	document.documentElement.dataset.scripted = "";
}

function startWith({ locale, messages, notices }: PageContext): void {
	moveToRememberedLanguage(locale);
	// Notes the campaign in the address a visit landed on, before the visitor walks on to pages that do not carry it.
	if (window.isSecureContext) currentVisit();
	enhanceMenus();
	enhanceModals();
	enhanceChat({ locale, messages, notices });
	followAnchors();
	updateYear();
	if (window.isSecureContext) {
		enhanceCookieNotice(locale);
		enhanceTracking(locale);
		enhanceProfiler();
		enhanceEmbeds();
	}
	startIslands({ locale, messages, notices });
	enhanceLocation({ locale, messages, notices });
	announceArrival(notices);
	deliverQueuedLeads();
}
