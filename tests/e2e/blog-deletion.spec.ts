import { expectAccessible } from "#tests/support/accessibility.ts";
import { beginArticle, expectSaved, fillFields, freshTitle, publish, typeText } from "#tests/support/desk.ts";
import { expect, test } from "#tests/support/e2e.ts";
import { expectToFit } from "#tests/support/screen-fit.ts";

test("a preview link is ended, and a draft that nobody published is deleted", async ({
	page,
	reader,
	signInAs,
	problems,
}) => {
	test.slow();
	problems.allow(/410/);
	await signInAs("agent");
	const title = freshTitle("A wrong start");
	const editor = await beginArticle(page, title);
	await typeText(page, "Nobody needs this.");
	await expectSaved(page);
	await page.getByRole("button", { name: "Create a preview link" }).click();
	const link = await page.getByLabel("Preview link").inputValue();
	await reader.goto(link);
	await expect(reader.getByText("Nobody needs this.")).toBeVisible();

	await expectAccessible(page);
	await expectToFit(page, "preview-and-deletion");
	await page.getByRole("button", { name: /^End the link/ }).click();
	await expect(page.getByText("Link ended")).toBeVisible();
	await reader.reload();
	await expect(reader.getByText("Nobody needs this.")).toHaveCount(0);

	await page.getByText("Delete this article").click();
	await page.getByRole("button", { name: "Delete for good" }).click();
	await expect(page).toHaveURL(/\/admin\/blog\?done=deleted$/);
	await expect(page.getByRole("link", { name: title })).toHaveCount(0);
	problems.allow(/404/);
	await page.goto(editor);
	await expect(page.getByText(title)).toHaveCount(0);
});

test("what readers have seen can't be deleted", async ({ page, signInAs }) => {
	test.slow();
	await signInAs("agent");
	await beginArticle(page, freshTitle("Read by many"));
	await fillFields(page, "It stays in the register.");
	await typeText(page, "It was public.");
	await publish(page);
	await page.reload();
	await expect(page.getByRole("region", { name: "Delete" })).toContainText("advertising register");
	await expect(page.getByText("Delete this article")).toHaveCount(0);
});
