import { aboveNotice, bottomBar } from "./notice-neighbors.ts";

/**
 * Makes room for the notice: it never covers the focused element, floating elements rise above it, and the end of the
 * page can be scrolled into view. Nothing above moves. The heights are set on the elements that use them, not on the
 * root: a property that the whole page inherits makes the browser restyle every element.
 * @returns removes the room
 */
export function makeRoom(notice: HTMLElement): () => void {
	const bar = bottomBar.all()[0];
	const above = [...bottomBar.all(), ...aboveNotice.all()];
	const root = document.documentElement;
	const measure = () => {
		const pinned = bar !== undefined && getComputedStyle(bar).position === "sticky";
		const below = pinned ? bar.offsetHeight : 0;
		const height = notice.offsetHeight;
		notice.style.setProperty("--bar", `${below}px`);
		for (const { style } of above) style.setProperty("--notice", `${height}px`);
		root.style.scrollPaddingBottom = `calc(var(--dock) + ${height}px)`;
	};
	measure();
	const observer = new ResizeObserver(measure);
	observer.observe(notice);
	if (bar) observer.observe(bar);
	window.addEventListener("resize", measure);
	return () => {
		observer.disconnect();
		window.removeEventListener("resize", measure);
		notice.style.removeProperty("--bar");
		for (const { style } of above) style.removeProperty("--notice");
		root.style.scrollPaddingBottom = "";
	};
}
