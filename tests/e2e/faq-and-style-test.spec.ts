import type { Page } from "@playwright/test";
import { hydrated } from "#tests/support/e2e.ts";
import { expect, test } from "#tests/support/e2e-development.ts";

test.use({ viewport: { width: 390, height: 664 } });

test("B15: on a phone, the answers stand right below the search of the FAQ", async ({ page }) => {
	await page.goto("/en/resources/faq");
	await hydrated(page);
	const search = page.getByRole("searchbox", { name: "Search the questions" });
	await search.fill("diabetes");
	await expect(page.getByText("1 question found")).toBeInViewport({ ratio: 1 });
	await expect(search).toBeInViewport({ ratio: 1 });
	const question = page.locator("main summary", { hasText: "diabetes" }).filter({ visible: true });
	await expect(question).toHaveCount(1);
	const box = await question.boundingBox();
	// Half of the screen: the keyboard covers the other.
	expect(box && box.y + box.height).toBeLessThan(400);
	await search.fill("");
	await expect(page.getByRole("heading", { name: "The basics" })).toBeVisible();
});

const shownItem = (page: Page) => page.locator("main fieldset").filter({ visible: true });

async function chooseStyle(page: Page, style: string) {
	await shownItem(page)
		.locator("label")
		.filter({ has: page.locator(`[value=${style}]`) })
		.click();
}

test("the style test asks one question at a time, goes back, and keeps its answers", async ({ page }) => {
	await page.goto("/en/test-disc");
	await hydrated(page);
	await expect(shownItem(page)).toHaveCount(1);
	await page.getByRole("button", { name: "Next" }).click();
	await expect(page.getByText("Choose one of the four to continue.")).toBeVisible();
	await chooseStyle(page, "S");
	await expect(shownItem(page)).toContainText("Group 2 of 16");
	await expect(shownItem(page).locator("legend")).toBeFocused();
	await expect(shownItem(page).locator("legend")).toBeInViewport({ ratio: 1 });
	await chooseStyle(page, "D");
	await expect(shownItem(page)).toContainText("Group 3 of 16");
	await page.getByRole("button", { name: "Back", exact: true }).click();
	await expect(shownItem(page).getByRole("radio", { checked: true })).toHaveAttribute("value", "D");

	await page.reload();
	await hydrated(page);
	await expect(shownItem(page)).toContainText("Group 3 of 16");
	await expect(page.getByText("2 of 16 answered")).toBeVisible();
	for (let item = 3; item <= 16; item++) await chooseStyle(page, "S");
	await page.getByRole("button", { name: "See my result" }).click();
	await expect(page.getByRole("heading", { name: /Your result: Steady/ })).toBeFocused();
	await page.getByRole("button", { name: "Start over" }).click();
	await expect(page.getByText("0 of 16 answered")).toBeVisible();
});

test("the arrows of the keyboard choose a statement and do not leave the question", async ({ page }) => {
	await page.goto("/en/test-disc");
	await hydrated(page);
	await shownItem(page).getByRole("radio").first().focus();
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("ArrowDown");
	await expect(shownItem(page)).toContainText("Group 1 of 16");
	await expect(shownItem(page).getByRole("radio").nth(2)).toBeChecked();
});

test("the style test is about half as long on a phone as with sixteen questions", async ({ page }) => {
	await page.goto("/en/test-disc");
	await hydrated(page);
	expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(9_930 * 0.55);
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("all sixteen questions of the style test can be read", async ({ page }) => {
		await page.goto("/en/test-disc");
		await expect(shownItem(page)).toHaveCount(16);
	});
});
