import { chatPanelId } from "#app/features/chat/chat-ids.ts";
import type { PageContext } from "#app/islands/page-context.ts";
import { chatWasOpen } from "#domain/chat/chat-key.ts";

const idle = window.requestIdleCallback ?? ((call: () => void) => setTimeout(call, 200));

/** The chat costs nothing until somebody opens it. Its panel opens as plain HTML, then this fetches what fills it. */
export function enhanceChat(context: PageContext): void {
	const panel = document.getElementById(chatPanelId);
	if (!panel) return;
	let started = false;
	const start = async () => {
		if (started) return;
		started = true;
		try {
			const { startChat } = await import("#app/features/chat/start-chat.tsx");
			await startChat(panel, context);
		} catch {
			started = false;
			const wait = panel.querySelector("[data-part=wait]");
			const { part } = (context.messages.common as { errors: { part: string } }).errors;
			if (wait) wait.textContent = part;
		}
	};
	panel.addEventListener("toggle", (event) => {
		if (event.newState === "open") void start();
	});
	// Opened before this script came.
	if (panel.matches(":popover-open")) void start();
	else if (leftOpen()) idle(() => void start());
}

function leftOpen(): boolean {
	try {
		return chatWasOpen(window.sessionStorage);
	} catch {
		return false;
	}
}
