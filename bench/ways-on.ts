import type { Page } from "@playwright/test";

/** Where a price appears, and the ways on from it: in the card, or on the page to which its form leads without script. */
export const places = {
	card: { number: '#price-result [data-figure="price"]', ways: "#price-ways" },
	calculator: { number: '[data-figure="monthly_premium"]', ways: "#ways" },
} as const;

export interface Ways {
	/** How far below the number the first control of the ways on ends, and the last way, in pixels. */
	first: number;
	last: number;
	/** Whether that is on the screen together with the number, and nothing covers it. */
	isFirstSeen: boolean;
	isLastSeen: boolean;
}

/** Waits for the price, and measures how far the ways on are. */
export async function waysFrom(page: Page): Promise<Ways> {
	await page.locator(`${places.card.number}:visible, ${places.calculator.number}:visible`).first().waitFor();
	// A page that opens at its result scrolls there when it is laid out.
	await page.waitForTimeout(1000);
	return page.evaluate(({ card, calculator }) => {
		const { number, ways } = document.querySelector(`${card.number}:not(:empty)`) ? card : calculator;
		const price = document.querySelector(number);
		const last = document.querySelector(ways);
		const controls = [...document.querySelectorAll(`${ways} :is(a, button, input)`)];
		const first = controls.find((control) => control.checkVisibility() && control.getBoundingClientRect().width > 1);
		const bottomOf = (element: Element | null | undefined) => element?.getBoundingClientRect().bottom ?? Number.NaN;
		// Nothing is found outside of the screen, or below a bar or the cookie notice.
		const isSeen = (element: Element | null | undefined) => {
			const found = document.elementFromPoint(window.innerWidth / 4, bottomOf(element) - 6);
			return Boolean(found && element?.contains(found));
		};
		const below = (element: Element | null | undefined) => Math.round(bottomOf(element) - bottomOf(price));
		return {
			first: below(first),
			last: below(last),
			isFirstSeen: isSeen(price) && isSeen(first),
			isLastSeen: isSeen(price) && isSeen(last),
		};
	}, places);
}
