/**
 * Opens dialogs as modals, with an inert page behind them. Without script they open as popovers. Escape, a click
 * outside and their button close them either way.
 */
export function enhanceModals(): void {
	document.addEventListener("click", (event) => {
		const button = event.target instanceof Element && event.target.closest<HTMLButtonElement>("button[popovertarget]");
		const dialog = button && document.getElementById(button.getAttribute("popovertarget") ?? "");
		if (!(dialog instanceof HTMLDialogElement)) return;
		// It was opened as a popover before this script ran, and closes as one.
		if (dialog.matches(":popover-open")) return;
		event.preventDefault();
		if (dialog.open) dialog.close();
		else dialog.showModal();
	});
}
