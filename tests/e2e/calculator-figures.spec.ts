import { figure } from "#tests/support/calculator.ts";
import { calculatorAddress } from "#tests/support/calculator-address.ts";
import { copy } from "#tests/support/copy.ts";
import { expect, test } from "#tests/support/e2e-development.ts";
import { publishedFigures, writtenFigure } from "#tests/support/published-figures.ts";
import { sample } from "#tests/support/sample.ts";

test("the page shows the published figures", async ({ page }) => {
	test.setTimeout(180_000);
	for (const [inputs, figures] of sample(publishedFigures, 12)) {
		await page.goto(calculatorAddress("en", { state: "FL", ...inputs }));
		for (const [name, expected] of Object.entries(figures)) {
			const input = `${JSON.stringify(inputs)} ${name}`;
			await expect.soft(figure(page, name), input).toHaveText(writtenFigure("en", expected, inputs));
		}
	}
});

test("above age 75 a note says that an agent must quote the premium", async ({ page }) => {
	const note = copy.en.calculator.notes.agent_must_quote;
	const at = (age: string) =>
		calculatorAddress("en", { service: "term_life", state: "FL", age, coverageAmount: "100000" });
	await page.goto(at("76"));
	await expect(page.getByText(note)).toBeVisible();
	await page.goto(at("75"));
	await expect(figure(page, "monthly_premium")).toHaveText("$85");
	await expect(page.getByText(note)).toHaveCount(0);
});

test("a note says that a payment of only the interest never repays the debt", async ({ page }) => {
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
