import type { PageContext } from "#app/browser/page-context.ts";
import { sessionStore } from "#app/browser/stores.ts";
import { whenIdle } from "#app/browser/when-idle.ts";
import { chatWasOpen } from "#domain/chat/chat-key.ts";
import { chatPanelId, findPart } from "./chat-parts.ts";

/** Loads the chat only when somebody opens its panel, which is plain HTML. */
export function enhanceChat(context: PageContext): void {
	const panel = document.getElementById(chatPanelId);
	if (!panel) return;
	let started = false;
	const start = async () => {
		if (started) return;
		started = true;
		try {
			const { startChat } = await import("./start-chat.tsx");
			await startChat(panel, context);
		} catch {
			started = false;
			const { part } = (context.messages.common as { errors: { part: string } }).errors;
			findPart(panel, "wait").textContent = part;
		}
	};
	panel.addEventListener("toggle", (event) => {
		if (event.newState === "open") void start();
	});
	// Opened before this script loaded.
	if (panel.matches(":popover-open")) void start();
	else if (chatWasOpen(sessionStore)) whenIdle(() => void start());
}
