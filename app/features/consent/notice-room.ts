/**
 * Tells the page how high the notice stands and on what, so that nothing that has the focus ends beneath it, what floats
 * rises above it, and the end of the page can be scrolled out from under it. Nothing above moves.
 * @returns gives the room back
 */
export function makeRoom(notice: HTMLElement): () => void {
	const bar = document.querySelector<HTMLElement>("[data-bar]");
	const { style } = document.documentElement;
	const measure = () => {
		const pinned = bar !== null && getComputedStyle(bar).position === "sticky";
		style.setProperty("--notice", `${notice.offsetHeight}px`);
		style.setProperty("--bar", `${pinned ? bar.offsetHeight : 0}px`);
	};
	measure();
	const observer = new ResizeObserver(measure);
	observer.observe(notice);
	if (bar) observer.observe(bar);
	window.addEventListener("resize", measure);
	return () => {
		observer.disconnect();
		window.removeEventListener("resize", measure);
		style.removeProperty("--notice");
		style.removeProperty("--bar");
	};
}
