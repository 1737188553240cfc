import { isPhone } from "#app/browser/is-phone.ts";
import type { PageContext } from "#app/browser/page-context.ts";
import { sessionStore } from "#app/browser/stores.ts";
import { whenIdle } from "#app/browser/when-idle.ts";
import { fetchPart } from "#app/islands/recover-part.ts";
import { unfinishedChat } from "#domain/chat/chat-key.ts";
import { chatButtonId, chatPanelId, findPart } from "./chat-parts.ts";
import { chatReopens } from "./chat-reopens.ts";

/** Loads the chat only when somebody opens its panel, which is plain HTML. */
export function enhanceChat(context: PageContext): void {
	const panel = document.getElementById(chatPanelId);
	const button = document.getElementById(chatButtonId);
	if (!panel || !button) return;
	const name = button.ariaLabel ?? "";
	let started = false;
	const start = async () => {
		if (started) return;
		started = true;
		await fetchPart(findPart(panel, "wait"), context, async () => {
			const { startChat } = await import("./start-chat.tsx");
			await startChat(panel, context);
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
	const isOpen = panel.matches(":popover-open");
	markUnfinished(isOpen);
	// Opened before this script loaded.
	if (isOpen) void start();
	else if (chatReopens()) whenIdle(() => void start());
}
