import { chatButtonId } from "./chat-parts.ts";

interface PanelFollower {
	/** Whether the page before left it open. */
	wasOpen(): boolean;
	opened(byVisitor: boolean): void;
	closed(): void;
	/** The browser shows the page again as it was, and the visitor may have talked on elsewhere. */
	cameBack(): void;
}

/**
 * The panel opens and closes as plain HTML does it, even before any script: what the chat knows of that it learns here.
 * Escape closes it too, and the focus goes back to its button.
 * @returns stops following
 */
export function followPanel(panel: HTMLElement, follower: PanelFollower): () => void {
	const button = document.getElementById(chatButtonId);
	const isOpen = () => panel.matches(":popover-open");
	const listening = new AbortController();
	const { signal } = listening;
	let byItself = false;
	let hadFocus = false;

	function restore(): void {
		if (isOpen() === follower.wasOpen()) return;
		byItself = true;
		panel.togglePopover();
	}

	panel.addEventListener("beforetoggle", () => (hadFocus = panel.contains(document.activeElement)), { signal });
	panel.addEventListener(
		"toggle",
		({ newState }) => {
			if (newState === "open") follower.opened(!byItself);
			else follower.closed();
			if (newState === "closed" && hadFocus) button?.focus();
			byItself = false;
		},
		{ signal },
	);
	document.addEventListener(
		"keydown",
		({ key }) => {
			const focused = document.activeElement;
			const isHere = panel.contains(focused) || focused === button || focused === document.body;
			if (key !== "Escape" || !isOpen() || !isHere) return;
			panel.hidePopover();
			button?.focus();
		},
		{ signal },
	);
	window.addEventListener(
		"pageshow",
		({ persisted }) => {
			if (!persisted) return;
			follower.cameBack();
			restore();
		},
		{ signal },
	);
	// Opened before this script came.
	if (isOpen()) follower.opened(true);
	else restore();
	return () => listening.abort();
}
