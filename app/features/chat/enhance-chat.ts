import { isPhone } from "#app/browser/is-phone.ts";
import type { PageContext } from "#app/browser/page-context.ts";
import { hasPopovers, isOpenPopover } from "#app/browser/popovers.ts";
import { sessionStore } from "#app/browser/stores.ts";
import { whenIdle } from "#app/browser/when-idle.ts";
import { fetchPart } from "#app/islands/recover-part.ts";
import { unfinishedChat } from "#domain/chat/chat-key.ts";
import type { Locale } from "#domain/locale/locales.ts";
import type { ChatMessages } from "./chat-messages.ts";
import { chatButtonId, chatPanelId, findPart } from "./chat-parts.ts";
import { chatReopens } from "./chat-reopens.ts";

/**
 * Loads the chat's script only when somebody opens its panel, which is plain HTML. Without popovers a link to the contact form
 * takes its place.
 */
export function enhanceChat(context: PageContext): void {
	const panel = document.getElementById(chatPanelId);
	const button = document.getElementById(chatButtonId);
	if (!panel || !button || !hasPopovers()) return;
	const name = button.ariaLabel ?? "";
	let started = false;
	const start = async () => {
		if (started) return;
		started = true;
		await fetchPart(findPart(panel, "wait"), context, async () => {
			const [{ startChat }, messages] = await Promise.all([import("./start-chat.tsx"), fetchMessages(context.locale)]);
			startChat(panel, context, messages);
		});
	};
	/** Marks an unfinished chat on the button. Only phones show the mark. */
	const markUnfinished = (isOpen: boolean) => {
		const mark = findPart(button, "continue");
		mark.hidden = isOpen || !unfinishedChat(sessionStore)?.isBegun;
		button.ariaLabel = mark.hidden || !isPhone() ? name : `${name}: ${mark.textContent}`;
	};
	panel.addEventListener("toggle", ({ newState }) => {
		markUnfinished(newState === "open");
		if (newState === "open") void start();
	});
	const isOpen = isOpenPopover(panel);
	markUnfinished(isOpen);
	// Opened before this script loaded.
	if (isOpen) void start();
	else if (chatReopens()) whenIdle(() => void start());
}

async function fetchMessages(locale: Locale): Promise<ChatMessages> {
	const response = await fetch(`/chat-messages/${locale}.json`);
	if (!response.ok) throw new Error(`Loading the chat's messages failed with status ${response.status}`);
	return (await response.json()) as ChatMessages;
}
