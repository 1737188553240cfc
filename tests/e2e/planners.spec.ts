import type { Page } from "@playwright/test";
import type { Locale } from "#domain/locale/locales.ts";
import { expectAccessible } from "#tests/support/accessibility.ts";
import { copy } from "#tests/support/copy.ts";
import { hydrated } from "#tests/support/e2e.ts";
import { expect, test } from "#tests/support/e2e-development.ts";

type Inputs = Readonly<Record<string, string>>;

const family: Inputs = {
	debts: "20,000",
	annualIncome: "60,000",
	incomeYears: "10",
	mortgage: "250,000",
	children: "2",
	educationPerChild: "100,000",
};
const cards: Inputs = {
	balance1: "500",
	rate1: "9",
	minimum1: "25",
	balance2: "8,000",
	rate2: "24.99",
	minimum2: "200",
	balance3: "3,000",
	rate3: "17",
	minimum3: "75",
	extraPayment: "300",
};

async function fill(page: Page, inputs: Inputs): Promise<void> {
	for (const [id, value] of Object.entries(inputs)) await page.locator(`#${id}`).fill(value);
}

function submit(page: Page, locale: Locale, planner: "needs" | "debts") {
	return page.getByRole("button", { name: copy[locale].planners[planner].submit, exact: true }).click();
}

test("a family's need is shown on the page, stored in the address and linked to a policy estimate", async ({
	page,
}) => {
	await page.goto("/en/calculator");
	await hydrated(page);
	await fill(page, family);
	await submit(page, "en", "needs");

	const heading = page.getByRole("heading", { name: "What your family would need" });
	await expect(heading).toBeFocused();
	const result = page.locator("#income-needs-figures");
	await expect(result).toContainText("$1,070,000");
	await page.locator("#coverageHeld").fill("70,000");
	await expect(result.getByRole("status")).toContainText("You changed something");
	await submit(page, "en", "needs");
	await expect(result).toContainText("$1,000,000");
	await expectAccessible(page);

	await page.goto(page.url());
	await expect(result).toContainText("$1,000,000");
	await result.getByRole("link", { name: "$1,000,000 of term life for 10 years" }).click();
	await expect(page.locator("input[type=text][name=coverageAmount]")).toHaveValue("1000000");
	await expect(page.getByRole("radio", { name: "Term Life" })).toBeChecked();
});

test("two ways out of debt are compared in Portuguese", async ({ page }) => {
	await page.goto("/pt/calculator");
	await hydrated(page);
	await fill(page, { ...cards, balance2: "8.000,00", rate2: "24,99" });
	await submit(page, "pt", "debts");

	await expect(page.getByRole("heading", { name: "O seu caminho para sair das dívidas" })).toBeFocused();
	await expect(page.locator("#debt-planner-figures")).toContainText("US$\u00a0429,61");
	await expectAccessible(page);
});

test("a wrong value gets an error at its field and no result", async ({ page }) => {
	await page.goto("/es/calculator");
	await hydrated(page);
	await fill(page, { balance1: "500", rate1: "40" });
	await submit(page, "es", "debts");

	const rate = page.locator("#rate1");
	await expect(rate).toBeFocused();
	await expect(rate).toHaveAccessibleDescription("El máximo es 36%");
	await expect(page.locator("#debt-planner-result")).toBeHidden();
	await rate.fill("18");
	await expect(rate).toHaveAccessibleDescription("");
	await submit(page, "es", "debts");
	await expect(page.locator("#debt-planner-result")).toBeVisible();
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("both planners show their results on a page", async ({ page }) => {
		await page.goto("/ht/calculator");
		await fill(page, family);
		await submit(page, "ht", "needs");
		await expect(page.locator("#income-needs-figures")).toContainText("$1,070,000");
		await expect(page.locator("#annualIncome")).toHaveValue("60,000");

		await fill(page, cards);
		await submit(page, "ht", "debts");
		await expect(page.locator("#debt-planner-figures")).toContainText("24 mwa");
		await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
	});
});
