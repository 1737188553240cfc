import { figure } from "#tests/support/calculator.ts";
import { calculatorAddress } from "#tests/support/calculator-address.ts";
import { copy } from "#tests/support/copy.ts";
import { expect, test } from "#tests/support/e2e.ts";
import { publishedFigures, writtenFigure } from "#tests/support/published-figures.ts";
import { sample } from "#tests/support/sample.ts";

test("published figures come out of the page, to the cent", async ({ page }) => {
	test.setTimeout(180_000);
	for (const [inputs, figures] of sample(publishedFigures, 12)) {
		await page.goto(calculatorAddress("en", { state: "FL", ...inputs }));
		for (const [name, expected] of Object.entries(figures)) {
			const wording = `${JSON.stringify(inputs)} ${name}`;
			await expect.soft(figure(page, name), wording).toHaveText(writtenFigure("en", expected));
		}
	}
});

test("above 75 a premium comes with the word that an agent must quote it", async ({ page }) => {
	const note = copy.en.calculator.notes.agent_must_quote;
	const at = (age: string) =>
		calculatorAddress("en", { service: "term_life", state: "FL", age, coverageAmount: "100000" });
	await page.goto(at("76"));
	await expect(page.getByText(note)).toBeVisible();
	await page.goto(at("75"));
	await expect(figure(page, "monthly_premium")).toHaveText("$85.00");
	await expect(page.getByText(note)).toHaveCount(0);
});

test("a payment that only covers the interest is said never to end", async ({ page }) => {
	await page.goto(
		calculatorAddress("en", {
			service: "debt_plan",
			state: "FL",
			totalDebt: "10000",
			interestRate: "30",
			targetPayment: "250",
		}),
	);
	await expect(page.getByText(copy.en.calculator.notes.target_never_repays)).toBeVisible();
	await expect(figure(page, "total_interest")).toHaveCount(0);
});
