import { createRoot, hydrateRoot } from "react-dom/client";
import type { PageContext } from "#app/browser/page-context.ts";
import { PageFrame } from "#app/browser/page-frame.tsx";
import { isOpenPopover } from "#app/browser/popovers.ts";
import { sessionStore } from "#app/browser/stores.ts";
import { awaitsScript, replayTaps } from "#app/islands/early-taps.ts";
import { IslandBoundary } from "#app/islands/island-boundary.tsx";
import { newChat } from "#domain/chat/qualification.ts";
import { readChat, storeChat } from "#domain/chat/remembered-chat.ts";
import { bottomBar } from "../consent/notice-neighbors.ts";
import { Chat } from "./chat.tsx";
import type { ChatMessages } from "./chat-messages.ts";
import { findPart } from "./chat-parts.ts";

/** Brings the chat in its panel to life: with what the visitor typed meanwhile, or with the answers of an earlier page. */
export function startChat(
	panel: HTMLElement,
	{ locale, messages, claims }: PageContext,
	{ messages: ownMessages, leadCopy }: ChatMessages,
): void {
	const place = findPart(panel, "chat");
	const chat = (
		<PageFrame locale={locale} messages={{ ...messages, ...ownMessages }} claims={claims}>
			<IslandBoundary place={panel}>
				<Chat leadCopy={leadCopy} />
			</IslandBoundary>
		</PageFrame>
	);
	const isAnswered = (place.querySelector<HTMLInputElement>("#chat-state")?.value ?? "") !== "";
	// Whoever answers the page's question starts over.
	if (isAnswered) storeChat(sessionStore, { ...newChat, isOpen: true });
	if (readChat(sessionStore).answers.stateText) createRoot(place).render(chat);
	else hydrateRoot(place, chat);
	findPart(panel, "wait").remove();
	awaitsScript.unmark(place);
	replayTaps(panel);
	stayClear(panel);
	hideBarWhileTyping(panel);
}

/** On phones, as while a field of the page's content has the focus. */
function hideBarWhileTyping(panel: HTMLElement): void {
	const [bar] = bottomBar.all();
	const follow = () =>
		bar?.toggleAttribute("data-typing", panel.querySelector(":is(input, select, textarea):focus") !== null);
	for (const event of ["focusin", "focusout", "toggle"]) panel.addEventListener(event, follow);
	follow();
}

/** Closes the panel when it covers the focused element, so that the focus stays visible. */
function stayClear(panel: HTMLElement): void {
	const uncoverFocus = () => {
		const focused = document.activeElement;
		if (isOpenPopover(panel) && focused && !panel.contains(focused) && isCovered(focused, panel)) {
			panel.hidePopover();
		}
	};
	// In the next frame, when the browser has scrolled it into view.
	document.addEventListener("focusin", () => requestAnimationFrame(uncoverFocus));
	document.addEventListener("scrollend", uncoverFocus);
	// On phones the bottom bar unfolds upward.
	document.querySelector(`${bottomBar.selector} details`)?.addEventListener("toggle", ({ target }) => {
		if ((target as HTMLDetailsElement).open && isOpenPopover(panel)) panel.hidePopover();
	});
}

/** A field with its label, hint and error. */
const fieldAround = "[data-slot=field], label";

/** A field counts as covered when any part is, anything else when all of it is. */
function isCovered(focused: Element, panel: HTMLElement): boolean {
	// The target of a link, not a control.
	if (focused.matches("body, [tabindex='-1']")) return false;
	const over = panel.getBoundingClientRect();
	if (focused.matches("input, select, textarea")) {
		const field = (focused.closest(fieldAround) ?? focused).getBoundingClientRect();
		return field.left < over.right && field.right > over.left && field.top < over.bottom && field.bottom > over.top;
	}
	const { left, right, top, bottom } = focused.getBoundingClientRect();
	return left >= over.left && right <= over.right && top >= over.top && bottom <= over.bottom;
}
