import { expect, type Page } from "@playwright/test";

/** From a small phone to a desktop, in pixels. */
const widths = [320, 768, 1280];

/**
 * Nothing is wider than the screen.
 * @param name of the page, for messages and for the pictures that are saved if `SHOTS` names a folder
 */
export async function expectToFit(page: Page, name: string): Promise<void> {
	const before = page.viewportSize();
	for (const width of widths) {
		await page.setViewportSize({ width, height: 800 });
		if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}-${width}.png`, fullPage: true });
		expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(width);
	}
	if (before) await page.setViewportSize(before);
}
