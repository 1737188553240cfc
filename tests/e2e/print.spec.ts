import { calculatorAddress } from "#tests/support/calculator-address.ts";
import { expect, hydrated, test } from "#tests/support/e2e.ts";

/** The headings that paper has with nothing below them. */
function emptyHeadings(): string[] {
	const levelOf = (element: Element) => Number(/^H([1-6])$/.exec(element.tagName)?.[1] ?? 0);
	const isShown = (element: Element) =>
		element.checkVisibility({ visibilityProperty: true }) && !element.closest(".sr-only, [aria-live], [role=status]");
	const outline: { level: number; text: string }[] = [];
	const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
	for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
		const element = node instanceof Element ? node : node.parentElement;
		if (!element || element.closest("script, style, template") || !isShown(element)) continue;
		const heading = element.closest("h1, h2, h3, h4, h5, h6");
		if (heading === element && node === element) {
			outline.push({ level: levelOf(element), text: element.textContent.trim() });
		} else if (!heading && (element.matches("svg, img") || (node instanceof Text && node.data.trim() !== ""))) {
			outline.push({ level: 0, text: "" });
		}
	}
	return outline
		.filter(({ level }, index) => {
			if (level === 0) return false;
			const rest = outline.slice(index + 1);
			const end = rest.findIndex((next) => next.level > 0 && next.level <= level);
			return !rest.slice(0, end < 0 ? undefined : end).some((next) => next.level === 0);
		})
		.map(({ text }) => text);
}

const estimate = { state: "FL", service: "term_life", age: "45", coverageAmount: "250000", term: "20" };

for (const path of [
	"/en",
	"/en/services/term-life",
	"/en/services/iul",
	"/en/services/final-expense/florida",
	"/en/calculator",
	calculatorAddress("en", estimate),
	"/en/resources/faq",
	"/en/about",
	"/en/funnels/term-life/offer",
	"/en/blog",
	"/en/privacy",
]) {
	test(`paper has no heading without content: ${path}`, async ({ page }) => {
		await page.goto(path);
		await hydrated(page);
		await page.emulateMedia({ media: "print" });
		expect(await page.evaluate(emptyHeadings)).toEqual([]);
	});
}
