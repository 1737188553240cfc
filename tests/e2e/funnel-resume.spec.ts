import { resumePath } from "#domain/funnels/resume-link.ts";
import { expect, test } from "#tests/support/e2e.ts";
import { funnelReady, quoteAnswers } from "#tests/support/funnel.ts";

test("B14: the browser's Back keeps the answer just given", async ({ page }) => {
	await page.goto("/en/funnels/iul/calc");
	await funnelReady(page);
	await page.getByLabel("How old are you?").fill("40");
	await page.getByRole("button", { name: "Continue" }).click();
	await expect(page.locator("label").filter({ hasText: "How much do you earn in a year?" })).toBeFocused();
	await page.goBack();
	await expect(page.getByLabel("How old are you?")).toHaveValue("40");
	await page.goForward();
	await expect(page.getByLabel("How much do you earn in a year?")).toBeVisible();
});

test("an emailed link opens the funnel at its end, and no request names the answers", async ({ page }) => {
	const answers = quoteAnswers["term-life-quote"];
	const requests: string[] = [];
	page.on("request", (request) => requests.push(request.url() + (request.postData() ?? "")));
	await page.goto(resumePath("en", "term-life-quote", answers) ?? "");
	await funnelReady(page);
	await expect(page.getByRole("textbox", { name: "First name" })).toBeVisible();
	expect(page.url()).toMatch(/\/en\/funnels\/term-life-quote$/);
	await page.reload();
	await funnelReady(page);
	await expect(page.getByRole("textbox", { name: "First name" })).toBeVisible();
	expect(requests.filter((request) => request.includes("250000"))).toEqual([]);
});
