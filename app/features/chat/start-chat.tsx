import { createRoot } from "react-dom/client";
import type { PageContext } from "#app/browser/page-context.ts";
import { PageFrame } from "#app/browser/page-frame.tsx";
import { IslandBoundary } from "#app/islands/island-boundary.tsx";
import { bottomBar } from "../consent/notice-neighbors.ts";
import { Chat } from "./chat.tsx";
import type { ChatMessages } from "./chat-messages.ts";
import { findPart } from "./chat-parts.ts";

/** Loads the chat's messages in the page's language and renders the chat into its panel. */
export async function startChat(panel: HTMLElement, { locale, messages, claims }: PageContext): Promise<void> {
	const response = await fetch(`/chat-messages/${locale}.json`);
	if (!response.ok) throw new Error(`Loading the chat's messages failed with status ${response.status}`);
	const copy = (await response.json()) as ChatMessages;
	createRoot(findPart(panel, "chat")).render(
		<PageFrame locale={locale} messages={{ ...messages, ...copy.messages }} claims={claims}>
			<IslandBoundary place={panel}>
				<Chat panel={panel} leadCopy={copy.leadCopy} />
			</IslandBoundary>
		</PageFrame>,
	);
	stayClear(panel);
}

/** Closes the panel when it covers the focused element, so that the focus stays visible. */
function stayClear(panel: HTMLElement): void {
	const uncoverFocus = () => {
		const focused = document.activeElement;
		if (panel.matches(":popover-open") && focused && !panel.contains(focused) && isCovered(focused, panel)) {
			panel.hidePopover();
		}
	};
	// In the next frame, when the browser has scrolled it into view.
	document.addEventListener("focusin", () => requestAnimationFrame(uncoverFocus));
	document.addEventListener("scrollend", uncoverFocus);
	// On phones the bottom bar unfolds upward.
	document.querySelector(`${bottomBar.selector} details`)?.addEventListener("toggle", ({ target }) => {
		if ((target as HTMLDetailsElement).open && panel.matches(":popover-open")) panel.hidePopover();
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
