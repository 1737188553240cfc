import { isOpenPopover } from "#app/browser/popovers.ts";
import { chatButtonId, chatPanelId } from "./chat-parts.ts";

interface PanelFollower {
	/** True if it should be open, because the previous page left it so. */
	wasOpen(): boolean;
	opened(byVisitor: boolean): void;
	closed(): void;
	/** The page returns from the back-forward cache, and the chat may have gone on in another page. */
	cameBack(): void;
}

/**
 * Reports when plain HTML opens or closes the panel. Escape also closes it and returns the focus to its button.
 * @returns a function that stops following
 */
export function followPanel(follower: PanelFollower): () => void {
	const panel = document.getElementById(chatPanelId) as HTMLElement;
	const button = document.getElementById(chatButtonId);
	const isOpen = () => isOpenPopover(panel);
	const listening = new AbortController();
	const { signal } = listening;
	let byScript = false;
	let hadFocus = false;

	function restore(): void {
		if (isOpen() === follower.wasOpen()) return;
		byScript = true;
		panel.togglePopover();
	}

	panel.addEventListener("beforetoggle", () => (hadFocus = panel.contains(document.activeElement)), { signal });
	panel.addEventListener(
		"toggle",
		({ newState }) => {
			if (newState === "open") follower.opened(!byScript);
			else follower.closed();
			if (newState === "closed" && hadFocus) button?.focus();
			byScript = false;
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
	// Opened before this script loaded.
	if (isOpen()) follower.opened(true);
	else restore();
	return () => listening.abort();
}
