/**
 * A dialog opens as a popover without script; with script it is a true modal, and the page behind it rests. Escape, a
 * click beside it and its button close it either way.
 */
export function enhanceModals(): void {
	document.addEventListener("click", (event) => {
		const button = event.target instanceof Element && event.target.closest<HTMLButtonElement>("button[popovertarget]");
		const dialog = button && document.getElementById(button.getAttribute("popovertarget") ?? "");
		if (!(dialog instanceof HTMLDialogElement)) return;
		// Opened as a popover before this script came: it closes as one.
		if (dialog.matches(":popover-open")) return;
		event.preventDefault();
		if (dialog.open) dialog.close();
		else dialog.showModal();
	});
}
