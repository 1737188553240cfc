import { isPhone } from "#app/browser/is-phone.ts";
import { deferredLayout } from "#app/browser/page-markers.ts";
import { isOpenPopover } from "#app/browser/popovers.ts";
import { primaryButton } from "#app/components/ui/button-style.ts";
import { recordProblem } from "./cookie-parts.ts";
import { aboveNotice, bottomBar } from "./notice-neighbors.ts";

/**
 * Makes room for the notice: it never covers the focused element, floating elements rise above it, and the end of the
 * page can be scrolled into view. Nothing above moves. What follows from it is set on the elements that use it, not on the
 * root: a property that the whole page inherits makes the browser restyle every element.
 *
 * The notice is invisible while a main action of the page is where it stands, and on a phone while the chat is open: as long
 * as it is not answered nothing optional is stored, so it can wait.
 * @returns removes the room
 */
export function makeRoom(notice: HTMLElement): () => void {
	const bar = bottomBar.all()[0];
	const above = [...bottomBar.all(), ...aboveNotice.all()];
	const root = document.documentElement;
	for (const { dataset } of above) dataset.noticed = "";
	const measure = () => {
		const pinned = bar !== undefined && getComputedStyle(bar).position === "sticky";
		const below = pinned ? bar.offsetHeight : 0;
		const height = notice.offsetHeight;
		notice.style.setProperty("--bar", `${below}px`);
		for (const { style } of above) style.setProperty("--notice", `${height}px`);
		root.style.scrollPaddingBottom = `calc(var(--dock) + ${height}px)`;
	};
	const yieldToAction = () => {
		const { top, bottom } = notice.getBoundingClientRect();
		const isThere = (element: Element) => {
			const box = element.getBoundingClientRect();
			return box.height > 0 && box.top < bottom && box.bottom > top;
		};
		// The section comes first: measuring a part of one that is not laid out yet would lay it out, on each scroll.
		const isInTheWay = [...document.querySelectorAll(primaryButton)].some(
			(button) => isThere(button.closest(deferredLayout) ?? button) && isThere(button),
		);
		const isInUse =
			notice.contains(document.activeElement) ||
			notice.querySelector("details[open]") !== null ||
			recordProblem.all(notice).some(({ hidden }) => !hidden);
		const isChatOpen = isPhone() && aboveNotice.all().some(isOpenPopover);
		notice.toggleAttribute("data-yields", isChatOpen || (isInTheWay && !isInUse));
	};
	const update = () => {
		measure();
		yieldToAction();
	};
	update();
	const observer = new ResizeObserver(update);
	for (const element of [notice, bar, document.body]) if (element) observer.observe(element);
	window.addEventListener("resize", update);
	window.addEventListener("scroll", yieldToAction, { passive: true });
	for (const part of above) part.addEventListener("toggle", yieldToAction);
	return () => {
		observer.disconnect();
		window.removeEventListener("resize", update);
		window.removeEventListener("scroll", yieldToAction);
		for (const part of above) part.removeEventListener("toggle", yieldToAction);
		notice.removeAttribute("data-yields");
		notice.style.removeProperty("--bar");
		for (const { style, dataset } of above) {
			style.removeProperty("--notice");
			delete dataset.noticed;
		}
		root.style.scrollPaddingBottom = "";
	};
}
