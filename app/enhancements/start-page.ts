import { currentVisit } from "#app/browser/current-visit.ts";
import { type PageContext, readPageContext } from "#app/browser/page-context.ts";
import { backLink, cardLink, deferredLayout, languageLink, pageYear } from "#app/browser/page-markers.ts";
import { isOpenPopover } from "#app/browser/popovers.ts";
import { takeTyped } from "#app/browser/reload-page.ts";
import { whenIdle } from "#app/browser/when-idle.ts";
import { enhanceChat } from "#app/features/chat/enhance-chat.ts";
import { enhanceCookieNotice } from "#app/features/consent/enhance-cookie-notice.ts";
import { enhanceEmbeds } from "#app/features/embeds/enhance-embeds.ts";
import { switchLanguage } from "#app/features/language/language-choice.ts";
import { moveToRememberedLanguage } from "#app/features/language/move-to-remembered-language.ts";
import { offerLanguage } from "#app/features/language/offer-language.ts";
import { enhanceLocation } from "#app/features/location/enhance-location.ts";
import { enhanceOfficeHours } from "#app/features/office-hours/enhance-office-hours.ts";
import { deliverQueuedLeads } from "#app/features/offline/deliver-queued-leads.ts";
import { enhanceProfiler } from "#app/features/profiler/enhance-profiler.ts";
import { enhanceQuickPrice } from "#app/features/quick-price/enhance-quick-price.ts";
import { enhanceSession } from "#app/features/session/enhance-session.ts";
import { enhanceTracking } from "#app/features/tracking/enhance-tracking.ts";
import { replayTaps } from "#app/islands/early-taps.ts";
import { startIslands } from "#app/islands/start-islands.ts";
import { replaceFacts } from "#content/facts-in-effect.ts";
import { isLocale } from "#domain/locale/locales.ts";
import { announceArrival } from "./arrival-notice.ts";
import { followAnchors } from "./follow-anchors.ts";
import { enhanceMenus } from "./menus.ts";

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
	const { locale, notices, claims } = context;
	// First of all: everything that names a fact of the agency reads it.
	replaceFacts(claims.facts);
	moveToRememberedLanguage(locale);
	offerLanguage();
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

/** Updates the year: the page may have been prerendered last year. */
function updateYear(): void {
	const year = String(new Date().getFullYear());
	for (const element of pageYear.all()) {
		element.textContent = element.textContent.replace(pageYear.valueOf(element) ?? "", year);
	}
}

/**
 * Opens dialogs as modals, with an inert page behind them. Without script they open as popovers. Escape, a click
 * outside and their button close them either way.
 */
function enhanceModals(): void {
	document.addEventListener("click", (event) => {
		const button = event.target instanceof Element && event.target.closest<HTMLButtonElement>("button[popovertarget]");
		const dialog = button && document.getElementById(button.getAttribute("popovertarget") ?? "");
		if (!(dialog instanceof HTMLDialogElement)) return;
		// It was opened as a popover before this script ran, and closes as one.
		if (isOpenPopover(dialog)) return;
		event.preventDefault();
		if (dialog.open) dialog.close();
		else dialog.showModal();
	});
}

/** The longest wait for `after`, since the visitor may scroll at once. */
const maxWaitMs = 1000;
const hasScrollAnchoring = CSS.supports("overflow-anchor", "auto");

/**
 * Lays out the sections with `deferred-layout` one by one when the browser is idle, after everything else that changes
 * the layout. So the page has its true height before anybody scrolls, and no task is long. Browsers without scroll
 * anchoring lay out sections above the screen only on scroll, because the text would move under the reader.
 */
function layOutDeferred({ after }: { after: Promise<void> }): void {
	const sections = [...document.querySelectorAll<HTMLElement>(deferredLayout)];
	const limit = new Promise((settle) => setTimeout(settle, maxWaitMs));
	void Promise.race([after, limit]).then(() => layOutNext(sections));
}

function layOutNext(sections: HTMLElement[]): void {
	const section = sections.shift();
	if (!section) return;
	whenIdle(() => {
		if (hasScrollAnchoring || section.getBoundingClientRect().top >= 0) section.style.contentVisibility = "visible";
		requestAnimationFrame(() => layOutNext(sections));
	});
}

/** Gives language links, back links and cards their extra behavior. */
function enhanceLinks(): void {
	document.addEventListener("click", (event) => {
		const link = event.target instanceof Element && event.target.closest("a");
		if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
		const language = languageLink.valueOf(link);
		if (isLocale(language)) {
			// Unlike the rendered link, this keeps the query and the hash, and remembers the choice.
			event.preventDefault();
			switchLanguage(language);
		} else if (link.matches(backLink.selector) && window.history.length > 1) {
			event.preventDefault();
			window.history.back();
		}
	});
	// A card looks like a button, so it must respond to the space bar.
	document.addEventListener("keydown", (event) => {
		if (event.key !== " " || !(event.target instanceof HTMLAnchorElement)) return;
		if (!event.target.matches(cardLink.selector)) return;
		event.preventDefault();
		event.target.click();
	});
}
