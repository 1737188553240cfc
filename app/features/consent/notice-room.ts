/**
 * Tells the page how high the notice stands and on what, so that nothing that has the focus ends beneath it, what floats
 * rises above it, and the end of the page can be scrolled out from under it. Nothing above moves. Told to the few that
 * ask, not to the root: a property that the whole page inherits has every element of it styled anew.
 * @returns gives the room back
 */
export function makeRoom(notice: HTMLElement): () => void {
	const bar = document.querySelector<HTMLElement>("[data-bar]");
	const root = document.documentElement;
	const measure = () => {
		const pinned = bar !== null && getComputedStyle(bar).position === "sticky";
		const below = pinned ? bar.offsetHeight : 0;
		const height = notice.offsetHeight;
		notice.style.setProperty("--bar", `${below}px`);
		bar?.style.setProperty("--notice", `${height}px`);
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
		bar?.style.removeProperty("--notice");
		root.style.scrollPaddingBottom = "";
	};
}
