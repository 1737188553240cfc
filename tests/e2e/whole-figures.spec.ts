import { locales } from "#domain/locale/locales.ts";
import { brokenFigures } from "#tests/support/broken-figures.ts";
import { calculatorAddress } from "#tests/support/calculator-address.ts";
import { expect, test } from "#tests/support/e2e.ts";
import { sample } from "#tests/support/sample.ts";

/** Pages with the longest figures, without the language. */
const pages: Record<string, (locale: (typeof locales)[number]) => string> = {
	iul: (locale) =>
		calculatorAddress(locale, {
			service: "iul",
			state: "FL",
			age: "35",
			monthlyContribution: "2000",
			timeHorizon: "40",
		}),
	fia: (locale) =>
		calculatorAddress(locale, { service: "fia", state: "FL", depositAmount: "500000", timeHorizon: "30" }),
	term: (locale) =>
		calculatorAddress(locale, { service: "term_life", state: "FL", age: "60", coverageAmount: "10000000" }),
	debt: (locale) =>
		calculatorAddress(locale, {
			service: "debt_plan",
			state: "FL",
			totalDebt: "100000",
			interestRate: "18",
			targetPayment: "2000",
		}),
	home: (locale) => `/${locale}`,
	service: (locale) => `/${locale}/services/iul`,
	state: (locale) => `/${locale}/services/final-expense/florida`,
	story: (locale) => `/${locale}/funnels/iul-case-study`,
	funnel: (locale) => `/${locale}/funnels/final-expense-landing`,
	article: (locale) => `/${locale}/blog/final-expense-jacksonville`,
};
const widths = [320, 360, 390, 480, 640, 768, 900, 1024, 1100, 1280, 1440, 1920];

for (const locale of locales) {
	test(`amounts and phone numbers stay whole at every width in "${locale}"`, async ({ page }) => {
		for (const name of sample(Object.keys(pages), 3, `whole figures ${locale}`)) {
			await page.goto(pages[name]?.(locale) ?? "");
			for (const width of widths) {
				await page.setViewportSize({ width, height: 900 });
				expect.soft(await brokenFigures(page), `${name} at ${width}`).toEqual([]);
			}
		}
	});
}

test("in Portuguese, links, buttons and short texts keep 'e-mail' on one line", async ({ page }) => {
	const word = "e-\u2060mail";
	for (const [path, width] of [
		["/pt/services/term-life", 1440],
		[
			`${calculatorAddress("pt", { service: "final_expense", state: "FL", age: "66", coverageAmount: "15000" })}&report=full`,
			360,
		],
		["/pt/funnels/term-life/lp", 320],
	] as const) {
		await page.setViewportSize({ width, height: 900 });
		await page.goto(path);
		const text = page.getByText(word).first();
		await expect(text, path).toBeVisible();
		const lines = await text.evaluate((element, word) => {
			const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
			for (let node = walker.nextNode(); node; node = walker.nextNode()) {
				const start = node.textContent?.indexOf(word) ?? -1;
				if (start < 0) continue;
				const range = document.createRange();
				range.setStart(node, start);
				range.setEnd(node, start + word.length);
				return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
			}
		}, word);
		expect(lines, path).toBe(1);
	}
});

test("without script, a calculator has no gaps where its sliders would be", async ({ browser, site }) => {
	const page = await browser.newPage({ javaScriptEnabled: false });
	await page.goto(
		`${site.origin}${calculatorAddress("en", { service: "final_expense", state: "FL", age: "66", coverageAmount: "15000" })}`,
	);
	const box = async (selector: string) => {
		const found = await page.locator(selector).first().boundingBox();
		if (!found) throw new Error(`No ${selector}`);
		return found;
	};
	const age = await box("#calculator-age");
	const next = await box("label[for=calculator-coverageAmount]");
	expect(next.y - (age.y + age.height)).toBeLessThan(40);
	await page.close();
});
