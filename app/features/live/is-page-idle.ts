import { isAsRendered } from "#app/browser/typed-values.ts";

/** True if the page can be replaced by its newest form: nothing on it is typed or chosen. */
export function isUntouched(root: ParentNode = document): boolean {
	const active = document.activeElement;
	const isWriting = active?.matches("input:not([type=radio], [type=checkbox]), textarea") ?? false;
	return !isWriting && document.querySelector("dialog[open]") === null && isAsRendered(root);
}

/**
 * True if rows may move without disturbing a person who reads or points at them: the page is at its top, the pointer is
 * elsewhere, no row has the focus, and nothing is selected or typed.
 * @param rows the element that contains them
 */
export function isPageIdle(rows: HTMLElement | null): boolean {
	if (!isUntouched(rows ?? document)) return false;
	if (!rows) return true;
	const isAtTop = rows.getBoundingClientRect().top >= 0;
	return isAtTop && !rows.matches(":hover") && !rows.contains(document.activeElement);
}
