import { bottomBar } from "../consent/notice-neighbors.ts";

/** With its label, its hint and what is wrong with it. */
const fieldAround = "[data-slot=field], label";

/** The panel makes way for what the visitor turns to beneath it: nobody should have to guess what has the focus. */
export function stayClear(panel: HTMLElement): void {
	const makeWay = () => {
		const focused = document.activeElement;
		if (panel.matches(":popover-open") && focused && !panel.contains(focused) && isCovered(focused, panel)) {
			panel.hidePopover();
		}
	};
	// By then the browser has brought it into view, as far as it does that at once.
	document.addEventListener("focusin", () => requestAnimationFrame(makeWay));
	document.addEventListener("scrollend", makeWay);
	// On phones, the bar beneath unfolds upwards.
	document.querySelector(`${bottomBar.selector} details`)?.addEventListener("toggle", ({ target }) => {
		if ((target as HTMLDetailsElement).open && panel.matches(":popover-open")) panel.hidePopover();
	});
}

/** Of a field, no part may be covered; of anything else, not all of it. */
function isCovered(focused: Element, panel: HTMLElement): boolean {
	// The place that a link leads to, not something to use.
	if (focused.matches("body, [tabindex='-1']")) return false;
	const over = panel.getBoundingClientRect();
	if (focused.matches("input, select, textarea")) {
		const field = (focused.closest(fieldAround) ?? focused).getBoundingClientRect();
		return field.left < over.right && field.right > over.left && field.top < over.bottom && field.bottom > over.top;
	}
	const { left, right, top, bottom } = focused.getBoundingClientRect();
	return left >= over.left && right <= over.right && top >= over.top && bottom <= over.bottom;
}
