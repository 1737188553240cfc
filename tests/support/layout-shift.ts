import type { Page } from "@playwright/test";

interface Shift extends PerformanceEntry {
	value: number;
	hadRecentInput: boolean;
	sources: readonly { node: Node | null }[];
}

/** The layout shift since the page was opened, without shifts after input. */
export function layoutShift(page: Page): Promise<number> {
	return page.evaluate(
		() =>
			new Promise<number>((resolve) => {
				let sum = 0;
				new PerformanceObserver((list) => {
					for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
						// Chromium counts a sticky bar as moving while the page still grows.
						const stuck = sources.every(({ node }) => node?.parentElement?.closest("aside"));
						if (!hadRecentInput && !stuck) sum += value;
					}
				}).observe({ type: "layout-shift", buffered: true });
				// The observer gets buffered entries within two frames.
				requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))));
			}),
	);
}
