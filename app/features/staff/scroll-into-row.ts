/** How much of the neighbor stays visible, in pixels, so that the row looks scrollable. */
const glimpse = 48;

/** Scrolls a row sideways, as little as an item of it needs to be seen. The page stays where it is. */
export function scrollIntoRow(row: HTMLElement, item: HTMLElement): void {
	const [frame, box] = [row.getBoundingClientRect(), item.getBoundingClientRect()];
	if (box.left < frame.left + glimpse) row.scrollLeft += box.left - frame.left - glimpse;
	if (box.right > frame.right - glimpse) row.scrollLeft += box.right - frame.right + glimpse;
}
