import { expectAccessible } from "#tests/support/accessibility.ts";
import { beginArticle, fillFields, freshTitle, publish, typeText } from "#tests/support/desk.ts";
import { hydrated } from "#tests/support/e2e.ts";
import { expect, test } from "#tests/support/e2e-development.ts";
import { expectToFit } from "#tests/support/screen-fit.ts";
import { staffEmail } from "#tests/support/staff.ts";

test("an admin reads and downloads the register, and agents don't", async ({ page, context, signInAs }) => {
	await signInAs("admin");
	const title = freshTitle("For the examiner");
	await beginArticle(page, title);
	await fillFields(page, "A text that is on record.");
	await typeText(page, "Exactly these words.");
	await publish(page);
	await page.goto("/admin/blog");
	await hydrated(page);
	await page.getByRole("link", { name: "Advertising register" }).click();
	await expect(page.getByRole("heading", { name: "Advertising register" })).toBeVisible();
	await expectAccessible(page);
	await expectToFit(page, "register");
	const entry = page.getByRole("listitem").filter({ hasText: title });
	await expect(entry).toContainText(staffEmail("admin"));
	const [download] = await Promise.all([
		page.waitForEvent("download"),
		page.getByRole("link", { name: "Download as CSV" }).click(),
	]);
	expect(download.suggestedFilename()).toBe("register.csv");
	const [text] = await Promise.all([
		page.waitForEvent("popup"),
		entry.getByRole("link", { name: "Text as readers saw it" }).click(),
	]);
	await expect(text.getByText("Exactly these words.")).toBeVisible();

	await context.clearCookies();
	await signInAs("agent");
	await page.goto("/admin/blog");
	await expect(page.getByRole("link", { name: "Advertising register" })).toHaveCount(0);
	for (const path of ["/admin/blog/register", "/admin/blog/register/register.csv"]) {
		await page.goto(path);
		await expect(page).not.toHaveURL(/register/);
	}
});
