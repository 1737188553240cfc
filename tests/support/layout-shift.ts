import type { Page } from "@playwright/test";

interface Shift extends PerformanceEntry {
	value: number;
	hadRecentInput: boolean;
	sources: readonly { node: Node | null }[];
}

/** How far the parts of the page as it stands have moved on their own since it was opened; 0 is not at all. */
export function layoutShift(page: Page): Promise<number> {
	return page.evaluate(
		() =>
			new Promise<number>((resolve) => {
				let sum = 0;
				new PerformanceObserver((list) => {
					for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
						// While a page is still growing, Chromium takes a bar that sticks to the screen for one that moves.
						const stuck = sources.every(({ node }) => node?.parentElement?.closest("aside"));
						if (!hadRecentInput && !stuck) sum += value;
					}
				}).observe({ type: "layout-shift", buffered: true });
				// What was buffered is handed over before the frame after next.
				requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))));
			}),
	);
}
