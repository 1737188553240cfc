import type { Page } from "@playwright/test";

interface Shift extends PerformanceEntry {
	value: number;
	hadRecentInput: boolean;
}

/** How far the parts of the page as it stands have moved on their own since it was opened; 0 is not at all. */
export function layoutShift(page: Page): Promise<number> {
	return page.evaluate(
		() =>
			new Promise<number>((resolve) => {
				let sum = 0;
				new PerformanceObserver((list) => {
					for (const shift of list.getEntries() as Shift[]) if (!shift.hadRecentInput) sum += shift.value;
				}).observe({ type: "layout-shift", buffered: true });
				// What was buffered is handed over before the frame after next.
				requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))));
			}),
	);
}
