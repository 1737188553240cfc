import { calculateButton, figure, fillCalculator, inputOf, openCalculator } from "#tests/support/calculator.ts";
import { copy } from "#tests/support/copy.ts";
import { expect, test } from "#tests/support/e2e.ts";

const inputs = { state: "TX", service: "term_life", age: "38", coverageAmount: "500000" };

test("B13: the home page's calculator keeps inputs and result on a reload and on the way back", async ({ page }) => {
	const calculator = await openCalculator(page, "/en");
	await fillCalculator(calculator, inputs);
	await calculateButton(calculator).click();
	await expect(figure(page, "monthly_premium")).toHaveText("$100");
	expect(page.url()).toMatch(/\/en$/);

	await page.reload();
	await page.locator("[data-island=calculator]").scrollIntoViewIfNeeded();
	await expect(figure(page, "monthly_premium")).toHaveText("$100");
	await expect(inputOf(calculator, "age")).toHaveValue("38");

	await page.goto("/en/about");
	await page.goBack();
	await page.locator("[data-island=calculator]").scrollIntoViewIfNeeded();
	await expect(figure(page, "monthly_premium")).toHaveText("$100");
	await expect(inputOf(calculator, "coverageAmount")).toHaveValue("500,000");
});

test.describe("on a phone", () => {
	test.use({ viewport: { width: 390, height: 664 } });
	test("B13: a reload ends at the result that was on the screen", async ({ page }) => {
		const calculator = await openCalculator(page, "/en");
		await fillCalculator(calculator, inputs);
		await calculateButton(calculator).click();
		await expect(figure(page, "monthly_premium")).toBeInViewport();
		await page.reload();
		await expect(figure(page, "monthly_premium")).toBeInViewport();
	});
});

test("B23: a planner's link shows no error before anybody calculates", async ({ page }) => {
	const calculator = await openCalculator(page, "/en/calculator?service=term_life&coverageAmount=935000&term=10");
	await expect(inputOf(calculator, "coverageAmount")).toHaveValue("935000");
	await expect(calculator.locator("[aria-invalid=true]")).toHaveCount(0);
});

test("B23: a planner's own address opens at its result", async ({ page }) => {
	await page.goto("/en/calculator");
	const planner = page.locator("[data-island=income-needs]");
	await planner.scrollIntoViewIfNeeded();
	await expect(planner).toHaveAttribute("data-ready", "");
	await page.getByRole("textbox", { name: copy.en.planners.needs.fields.annualIncome, exact: true }).fill("80000");
	await page.getByRole("button", { name: copy.en.planners.needs.submit }).click();
	await expect(page).toHaveURL(/annualIncome=80.*#income-needs-figures$/);
	await page.goto(page.url());
	await page.reload();
	await expect(page.getByRole("heading", { name: copy.en.planners.needs.result })).toBeInViewport();
});

test("a usual amount is one tap away", async ({ page }) => {
	const calculator = await openCalculator(page, "/en/calculator?service=term_life");
	await calculator.getByRole("button", { name: "$500K" }).click();
	await expect(inputOf(calculator, "coverageAmount")).toHaveValue("500000");
	const products = await calculator.getByRole("radiogroup").first().getByRole("radio").all();
	expect(await Promise.all(products.map((radio) => radio.getAttribute("value")))).toEqual([
		"unknown",
		"term_life",
		"whole_life",
		"final_expense",
		"iul",
		"fia",
		"ibc",
		"debt_plan",
	]);
});
