import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** A phone and a desk. */
const widths = [360, 1280];

/** Asks axe for everything it knows about the page as it stands, on both widths. */
export async function expectAccessible(page: Page): Promise<void> {
	const before = page.viewportSize();
	for (const width of widths) {
		await page.setViewportSize({ width, height: 800 });
		await page.evaluate(renderAll);
		// Seen whole: what stays on the screen covers a part of whatever happens to be beneath it.
		const height = await page.evaluate(() => document.documentElement.scrollHeight);
		await page.setViewportSize({ width, height });
		// In one go: there are no frames to gather results from, and what passes need not be listed.
		const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode(true);
		const { violations } = await axe.withTags(standards).analyze();
		const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(" | ")}`);
		expect(found, `what axe finds ${width} pixels wide`).toEqual([]);
	}
	if (before) await page.setViewportSize(before);
}

/** What lies below the screen is not laid out until it comes near; axe would measure colours where nothing stands yet. */
function renderAll() {
	for (const element of document.querySelectorAll<HTMLElement>("body *")) {
		if (getComputedStyle(element).contentVisibility === "auto") element.style.contentVisibility = "visible";
	}
}
