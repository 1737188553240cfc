import { isAsRendered } from "#app/browser/typed-values.ts";

/** Whether nothing that somebody typed or chose on the page would be in the way of its newest form. */
export function isUntouched(root: ParentNode = document): boolean {
	const active = document.activeElement;
	const isWriting = active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement;
	return !isWriting && document.querySelector("dialog[open]") === null && isAsRendered(root);
}

/**
 * Whether rows may move without somebody noticing it under the pointer or under what they read: the page is at its top,
 * the pointer is elsewhere, no row has the focus, and nothing is selected or typed.
 * @param rows the element that contains them
 */
export function isPageCalm(rows: HTMLElement | null): boolean {
	if (!isUntouched(rows ?? document)) return false;
	if (!rows) return true;
	const isAtTop = rows.getBoundingClientRect().top >= 0;
	return isAtTop && !rows.matches(":hover") && !rows.contains(document.activeElement);
}
