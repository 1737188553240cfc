import type { Page } from "@playwright/test";

/**
 * The amounts of money and phone numbers that the page's layout breaks across lines, each with its text. A number that
 * is cut inside is broken; "$80 to $120" may continue in the next line after a word.
 */
export function brokenFigures(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const figure = /(?:US)?\$\s?\d[\d.,]*[KM]?|\(\d{3}\)\s\d{3}-\d{4}/g;
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		const broken: string[] = [];
		for (let node = walker.nextNode(); node; node = walker.nextNode()) {
			const element = node.parentElement;
			if (!element || element.closest("script, style, option, noscript")) continue;
			for (const { 0: text, index } of (node.textContent ?? "").matchAll(figure)) {
				const range = document.createRange();
				range.setStart(node, index);
				range.setEnd(node, index + text.replace(/[.,]$/, "").length);
				const lines = new Set(
					[...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
				);
				if (lines.size > 1) broken.push(`${text} in "${element.textContent?.slice(0, 80)}"`);
			}
		}
		return broken;
	});
}
