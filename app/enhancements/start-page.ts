import { currentVisit } from "#app/features/session/browser-visit.ts";
import { readPageContext } from "#app/islands/read-page-context.ts";
import { startIslands } from "#app/islands/start-islands.ts";
import { announceArrival } from "./arrival-notice.ts";
import { updateYear } from "./current-year.ts";
import { followAnchors } from "./follow-anchors.ts";
import { deliverKeptMessages } from "./kept-messages.ts";
import { enhanceLinks } from "./links.ts";
import { enhanceMenus } from "./menus.ts";
import { enhanceModals } from "./modals.ts";
import { moveToRememberedLanguage } from "./remembered-language.ts";

/** What a visitor's page gains with script. Every page works without. */
export function startPage(): void {
	enhanceLinks();
	const context = readPageContext();
	// The page of an unknown address has nothing more.
	if (!context) return;
	moveToRememberedLanguage(context.locale);
	// Notes the campaign in the address a visit landed on, before the visitor walks on to pages that do not carry it.
	if (window.isSecureContext) currentVisit();
	enhanceMenus();
	enhanceModals();
	followAnchors();
	updateYear();
	startIslands(context);
	announceArrival(context.notices);
	deliverKeptMessages();
}
