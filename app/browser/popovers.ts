/** Whether the browser has popovers. Safari has had them since version 17, which some phones never get. */
export function hasPopovers(): boolean {
	return "popover" in HTMLElement.prototype;
}

/** False in a browser without popovers, where the selector would be an error. */
export function isOpenPopover(element: Element): boolean {
	return hasPopovers() && element.matches(":popover-open");
}
