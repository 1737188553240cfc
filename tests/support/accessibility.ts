import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { sample } from "./sample.ts";

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** A phone and a desktop screen, in pixels. */
const widths = [360, 1280];

/**
 * Runs all axe rules on the current page. `npm test` runs them at one of the widths, which differs between tests.
 * @param at the widths of screens that what is open is for
 */
export async function expectAccessible(page: Page, at: readonly number[] = widths): Promise<void> {
	const before = page.viewportSize();
	for (const width of sample(at, 1, test.info().title)) {
		await page.setViewportSize({ width, height: 800 });
		let problems = await problemsOf(page, width);
		// A page that still grows has elements below fixed ones for a moment, so a problem must stay.
		if (problems.length > 0) {
			await page.waitForTimeout(500);
			problems = await problemsOf(page, width);
		}
		expect(problems, `axe violations at ${width} pixels`).toEqual([]);
	}
	if (before) await page.setViewportSize(before);
}

async function problemsOf(page: Page, width: number): Promise<string[]> {
	await page.evaluate(renderAll);
	// The whole page fits on the screen, so that fixed elements cover nothing.
	for (let round = 0; round < 3; round++) {
		await page.setViewportSize({ width, height: await page.evaluate(() => document.documentElement.scrollHeight) });
	}
	// Legacy mode runs once without frames, which the pages do not have. Passed rules are not listed.
	const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode(true);
	const { violations } = await axe.withTags(standards).analyze();
	return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(" | ")}`);
}

/** Lays out sections below the screen, which browsers defer. axe could not measure their colors. */
async function renderAll() {
	// Typefaces that come late change heights.
	await document.fonts.ready;
	for (const element of document.querySelectorAll<HTMLElement>("body *")) {
		if (getComputedStyle(element).contentVisibility === "auto") element.style.contentVisibility = "visible";
	}
}
