import { agency } from "#content/agency.ts";
import type { RawInputs } from "#domain/calculators/calculator-inputs.ts";
import { calculatorProducts } from "#domain/calculators/calculator-products.ts";
import { locales } from "#domain/locale/locales.ts";
import { expectAccessible } from "#tests/support/accessibility.ts";
import { calculateButton, figure, fillCalculator, inputOf, openCalculator } from "#tests/support/calculator.ts";
import { calculatorAddress } from "#tests/support/calculator-address.ts";
import { expect, test } from "#tests/support/e2e.ts";
import { test as developmentTest } from "#tests/support/e2e-development.ts";
import { sample, sampleVariants } from "#tests/support/sample.ts";
import { ofThisTurn } from "#tests/support/turns.ts";

/** The required inputs of each product. */
const needed: Record<(typeof calculatorProducts)[number], RawInputs> = {
	iul: { age: "35", monthlyContribution: "300", timeHorizon: "20" },
	fia: { depositAmount: "100000", timeHorizon: "10" },
	whole_life: { age: "35", coverageAmount: "100000" },
	term_life: { age: "35", coverageAmount: "250000" },
	final_expense: { age: "60", coverageAmount: "10000" },
	debt_plan: { totalDebt: "10000", interestRate: "18", targetPayment: "300" },
	ibc: { age: "40", monthlyFunding: "1000", timeHorizon: "20" },
};

for (const service of ofThisTurn(calculatorProducts)) {
	test(`the button is enabled once all inputs of ${service} are filled in`, async ({ page }) => {
		const calculator = await openCalculator(page, "/en/calculator");
		const button = calculateButton(calculator);
		await expect(button).toBeDisabled();
		await fillCalculator(calculator, { service });
		const fields = Object.keys(needed[service]) as (keyof RawInputs)[];
		await expect(calculator.getByRole("textbox")).toHaveCount(fields.length + (service === "iul" ? 1 : 0));
		await fillCalculator(calculator, needed[service]);
		await expect(button).toBeDisabled();
		await expect(button).toHaveAccessibleDescription("Still needed: State");
		await fillCalculator(calculator, { state: "GA" });
		await expect(button).toBeEnabled();
		for (const name of fields) {
			await inputOf(calculator, name).fill("");
			await expect(button, `without ${name}`).toBeDisabled();
			await inputOf(calculator, name).fill(needed[service][name] ?? "");
			await expect(button).toBeEnabled();
		}
		await button.click();
		await expect(page.getByRole("heading", { name: "Your estimate", exact: true })).toBeFocused();
	});
}

test("a visitor who is not sure yet gets links to the products instead of an estimate", async ({ page }) => {
	const calculator = await openCalculator(page, "/en/calculator");
	await fillCalculator(calculator, { state: "FL", service: "unknown" });
	await expect(calculateButton(calculator)).toBeDisabled();
	await calculator.getByRole("link", { name: "Spare my family the cost of a funeral" }).click();
	await expect(inputOf(calculator, "age")).toBeVisible();
	await expect(calculator.getByRole("radio", { name: "Final Expense" })).toBeFocused();
});

test("the calculator offers eight named products and 51 states", async ({ page }) => {
	const calculator = await openCalculator(page, "/en/calculator");
	const names = await calculator.getByRole("radiogroup", { name: "Service" }).locator("label").allTextContents();
	expect(names.sort()).toEqual(
		[
			"Not sure yet",
			"IUL (Indexed Universal Life)",
			"FIA (Fixed Indexed Annuity)",
			"Whole Life",
			"Term Life",
			"Final Expense",
			"Debt Plan",
			"IBC (Infinite Banking Concept)",
		].sort(),
	);
	await expect(calculator.getByLabel("State", { exact: true }).locator("option[value]:not([value=''])")).toHaveCount(
		51,
	);
});

const outOfBounds: [service: keyof typeof needed, field: keyof RawInputs, value: string, message: string][] = [
	["iul", "age", "17", "Enter at least 18 years"],
	["iul", "age", "71", "Enter no more than 70 years"],
	["iul", "monthlyContribution", "99", "Enter at least $100"],
	["iul", "timeHorizon", "41", "Enter no more than 40 years"],
	["iul", "assumedRate", "8.5", "Enter no more than 8%"],
	["iul", "assumedRate", "6.3", "Use a multiple of 0.5%"],
	["fia", "depositAmount", "9999", "Enter at least $10,000"],
	["fia", "timeHorizon", "4", "Enter at least 5 years"],
	["whole_life", "coverageAmount", "9999", "Enter at least $10,000"],
	["term_life", "age", "86", `Our prices end at age 85. To ask what’s possible at 86, call ${agency.phone.display}.`],
	["final_expense", "age", "49", "Final expense starts at age 50. At 49, you can get:"],
	["final_expense", "coverageAmount", "50001", "Final expense policies go up to $50,000. For $50,001, look at:"],
	["debt_plan", "totalDebt", "999", "Enter at least $1,000"],
	["debt_plan", "interestRate", "30.1", "Enter no more than 30%"],
	["debt_plan", "targetPayment", "49", "Enter at least $50"],
	["ibc", "age", "66", "Enter no more than 65 years"],
	["ibc", "monthlyFunding", "199", "Enter at least $200"],
	["ibc", "timeHorizon", "9", "Enter at least 10 years"],
	["ibc", "monthlyFunding", "a lot", "Enter a number, like 250"],
];

test("a value out of range gets an error at its field and no estimate", async ({ page }) => {
	test.setTimeout(120_000);
	const calculator = await openCalculator(page, "/en/calculator");
	for (const [service, name, value, message] of outOfBounds) {
		await fillCalculator(calculator, { service, state: "FL", ...needed[service], [name]: value });
		await calculateButton(calculator).click();
		const field = inputOf(calculator, name);
		await expect(field, `${service} ${name} ${value}`).toHaveAccessibleDescription(
			new RegExp(`${message.replace(/[$().]/g, "\\$&")}$`),
		);
		await expect(field).toBeFocused();
		// Amounts are grouped when the field is left.
		await expect.poll(async () => (await field.inputValue()).replace(",", "")).toBe(value);
		await expect(page.locator("[data-figure]")).toHaveCount(0);
		if (service === "iul") await inputOf(calculator, "assumedRate").fill("6");
	}
});

// Only development shows what funerals cost: nothing on file proves it.
developmentTest("the funeral amount follows the state until the visitor enters an amount", async ({ page }) => {
	const calculator = await openCalculator(page, "/en/calculator");
	await fillCalculator(calculator, { service: "final_expense", state: "FL" });
	const amount = inputOf(calculator, "coverageAmount");
	await expect(amount).toHaveValue("10000");
	await fillCalculator(calculator, { state: "CA" });
	await expect(amount).toHaveValue("11000");
	await amount.fill("15000");
	await fillCalculator(calculator, { state: "HI" });
	await expect(amount).toHaveValue("15000");
	await page.goto(calculatorAddress("en", { service: "final_expense", state: "CA", ...needed.final_expense }));
	await page.getByText("Charts", { exact: true }).click();
	await expect(page.getByRole("img", { name: /Map of estimated average funeral costs/ })).toBeVisible();
});

test("a slider and its input have the same value, and the keyboard moves the slider", async ({ page }) => {
	const calculator = await openCalculator(page, "/en/calculator?service=iul");
	const slider = calculator.getByRole("slider", { name: "Assumed yearly rate, slider" });
	await slider.focus();
	await page.keyboard.press("ArrowRight");
	await expect(inputOf(calculator, "assumedRate")).toHaveValue("6.5");
	await inputOf(calculator, "assumedRate").fill("4");
	await expect(slider).toHaveValue("4");
});

test("an estimate is announced, shown, explained and stored in the address", async ({ page }) => {
	const calculator = await openCalculator(page, "/en/calculator");
	await fillCalculator(calculator, { state: "FL", service: "iul", ...needed.iul });
	await calculateButton(calculator).click();

	await expect(
		page.getByRole("status").filter({ hasText: "Projected value after 20 years at 6%: $138,612." }),
	).toBeAttached();
	await expect(page).toHaveURL(
		"/en/calculator?service=iul&state=FL&age=35&monthlyContribution=300&timeHorizon=20&assumedRate=6",
	);
	await expect(page.getByText("Hypothetical, not a policy illustration.")).toBeVisible();
	await page.getByText("Charts", { exact: true }).click();
	const chart = page.getByRole("img", { name: /^Chart of the value over 20 years\..*No growth \(0%\): \$72,000/ });
	await expect(chart).toBeVisible();
	await page.getByText("Show as a table").click();
	await expect(page.getByRole("row", { name: /^20 .*\$138,612\b/ })).toBeVisible();
	await page.getByText("See the math").click();
	await expect(page.getByText("$300.00 × 240 = $72,000.00")).toBeVisible();
	await expect(page.getByRole("heading", { name: "Common questions" })).toBeVisible();

	await page.reload();
	await expect(figure(page, "projected_value")).toHaveText("$138,612");
	const again = await openCalculator(page, page.url());
	await inputOf(again, "timeHorizon").fill("10");
	await expect(figure(page, "projected_value"), "the result follows the answers").not.toHaveText("$138,612");
	await expect(page).toHaveURL(/timeHorizon=10/);
	await inputOf(again, "timeHorizon").fill("");
	await expect(page.getByText("You changed your answers.")).toBeVisible();
});

for (const [service, label, key] of [
	["term_life", "Book a 15-minute consultation", "term-life"],
	["ibc", "Book a 30-minute strategy call", "ibc"],
] as const) {
	test(`an estimate of ${service} links to the scheduler: ${label}`, async ({ page }) => {
		await openCalculator(page, calculatorAddress("en", { service, state: "FL", ...needed[service] }));
		const link = page.locator("#next-steps").getByRole("link", { name: label });
		await expect(link).toHaveAttribute("href", new RegExp(`^${agency.booking[key]}`));
		await expect(link).toHaveAttribute("target", "_blank");
	});
}

test("on a phone the bar is about the price that the calculator shows", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto("/en/calculator");
	const bar = page.locator("[data-slot=action-bar]");
	await expect(bar.getByRole("link", { name: "See my price" })).toHaveAttribute("href", "/en/calculator#calculator");
	await openCalculator(page, calculatorAddress("en", { service: "term_life", state: "FL", ...needed.term_life }));
	const price = (await figure(page, "monthly_premium").textContent()) ?? "";
	const talk = bar.getByRole("link", { name: `Talk about my ${price}` });
	await expect(talk).toBeVisible();
	await expect(bar.getByRole("link", { name: "See my price" })).toBeHidden();
	await talk.click();
	await expect(page.locator("#ways")).toBeInViewport();
});

test("up to three estimates can be compared, also after a reload", async ({ page }) => {
	const calculator = await openCalculator(
		page,
		calculatorAddress("en", { service: "term_life", state: "FL", ...needed.term_life }),
	);
	await page.getByText("Share, save or compare", { exact: true }).click();
	const keep = page.getByRole("button", { name: "Save to compare" });
	for (const age of ["35", "50", "65"]) {
		await fillCalculator(calculator, { age });
		await calculateButton(calculator).click();
		await keep.click();
	}
	await fillCalculator(calculator, { age: "70" });
	await calculateButton(calculator).click();
	await expect(keep).toBeDisabled();
	const comparison = page.getByRole("region", { name: "Your estimates side by side" });
	await expect(comparison.getByRole("heading", { level: 4 })).toHaveCount(3);
	await expect(comparison.getByText("$113", { exact: true })).toBeVisible();
	await openCalculator(page, page.url());
	await expect(comparison.getByRole("heading", { level: 4 })).toHaveCount(3);
	await comparison.getByRole("button", { name: "Remove 1" }).click();
	await expect(comparison.getByRole("heading", { level: 4 })).toHaveCount(2);
});

for (const [service, locale] of sample(sampleVariants(calculatorProducts, locales), 2)) {
	test(`an estimate of ${service} in ${locale} is accessible and fits the smallest screen`, async ({ page }) => {
		await openCalculator(page, calculatorAddress(locale, { service, state: "FL", ...needed[service] }));
		await expectAccessible(page);
		await page.setViewportSize({ width: 320, height: 640 });
		const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
		expect(overflow).toBeLessThanOrEqual(0);
	});
}

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("the estimate takes two steps, and errors are shown", async ({ page }) => {
		await page.goto("/en/calculator");
		const calculator = page.locator("#calculator");
		await calculator.getByLabel("State", { exact: true }).selectOption("TX");
		await calculator.getByRole("radio", { name: "Final Expense" }).check();
		await calculator.getByRole("button", { name: "Continue" }).click();
		await inputOf(calculator, "age").fill("49");
		await calculateButton(calculator).click();
		await expect(inputOf(calculator, "age")).toHaveAccessibleDescription(
			/Final expense starts at age 50\. At 49, you can get:$/,
		);
		await expect(page.locator("[data-figure]")).toHaveCount(0);
		await inputOf(calculator, "age").fill("60");
		await inputOf(calculator, "coverageAmount").fill("$10,000");
		await calculator.getByRole("checkbox").check();
		await calculateButton(calculator).click();
		await expect(figure(page, "monthly_premium")).toHaveText("$38");
		await expect(calculator.getByRole("checkbox"), "the next estimate is a smoker's too").toBeChecked();
	});

	test("the calculator on the home page submits to the calculator page", async ({ page }) => {
		await page.goto("/pt");
		const calculator = page.locator("section#calculator");
		await calculator.getByRole("combobox").selectOption("FL");
		await calculator.locator("input[value=fia]").check();
		await calculator.getByRole("button").click();
		await expect(page).toHaveURL(/\/pt\/calculator\?state=FL&service=fia#estimate$/);
		await expect(page.locator("input[name=depositAmount]")).toBeVisible();
	});
});
