import { currentVisit } from "#app/features/session/browser-visit.ts";
import type { PageContext } from "#app/islands/page-context.ts";
import { readPageContext } from "#app/islands/read-page-context.ts";
import { startIslands } from "#app/islands/start-islands.ts";
import { announceArrival } from "./arrival-notice.ts";
import { enhanceChat } from "./chat.ts";
import { enhanceCookieNotice } from "./cookie-notice.ts";
import { updateYear } from "./current-year.ts";
import { startDeferredLayout } from "./deferred-layout.ts";
import { followAnchors } from "./follow-anchors.ts";
import { enhanceLinks } from "./links.ts";
import { enhanceMenus } from "./menus.ts";
import { enhanceModals } from "./modals.ts";
import { startOptionalParts } from "./optional-parts.ts";
import { deliverQueuedLeads } from "./queued-leads.ts";
import { moveToRememberedLanguage } from "./remembered-language.ts";
import { showVisitorState } from "./visitor-state.ts";

/** What a visitor's page gains with script. Every page works without. */
export function startPage({ typefaces }: { typefaces: Promise<void> }): void {
	enhanceLinks();
	startDeferredLayout({ after: typefaces });
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
		startOptionalParts(locale);
	}
	startIslands({ locale, messages, notices });
	showVisitorState({ locale, messages, notices });
	announceArrival(notices);
	deliverQueuedLeads();
}
