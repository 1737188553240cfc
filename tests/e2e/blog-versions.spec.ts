import { expectAccessible } from "#tests/support/accessibility.ts";
import { beginArticle, expectSaved, freshTitle, textOf, typeText } from "#tests/support/desk.ts";
import { hydrated } from "#tests/support/e2e.ts";
import { expect, test } from "#tests/support/e2e-development.ts";
import { expectToFit } from "#tests/support/screen-fit.ts";
import { staffEmail } from "#tests/support/staff.ts";

test("a second person takes over, and the first one chooses between both texts", async ({
	page,
	browser,
	account,
	signInAs,
	site,
}) => {
	await signInAs("agent");
	const editor = await beginArticle(page, freshTitle("Two writers"));
	await typeText(page, "Ana wrote this.");
	await expectSaved(page);

	const second = await browser.newContext({ baseURL: site.origin });
	await second.addCookies(await account("admin"));
	const theirs = await second.newPage();
	await theirs.goto(editor);
	await hydrated(theirs);
	await expect(theirs.getByText(`Someone else is editing: ${staffEmail("agent")}`)).toBeVisible();
	await expect(textOf(theirs)).toHaveAttribute("contenteditable", "false");
	await expectAccessible(theirs);
	await theirs.getByRole("button", { name: "Take over" }).click();
	await expect(textOf(theirs)).toHaveAttribute("contenteditable", "true");
	await typeText(theirs, " Ben went on.");
	await expectSaved(theirs);

	await typeText(page, " And Ana, too.");
	await expect(page.getByRole("alert").filter({ hasText: "Not saved: someone else is editing" })).toBeVisible();
	await expect(page.getByText("has taken over")).toBeVisible();
	await page.getByRole("button", { name: "Take over" }).click();
	const conflict = page.getByRole("region", { name: "There are two versions" });
	await expect(conflict.getByRole("region", { name: "Your version" })).toContainText("And Ana, too.");
	await expect(conflict.getByRole("region", { name: "Newer version" })).toContainText("Ben went on.");
	await conflict.getByRole("button", { name: "Keep the newer version" }).click();
	await expect(textOf(page)).toHaveText("Ana wrote this. Ben went on.");
	await second.close();
});

test("a draft is previewed by a link that is ended, and deleted", async ({ page, reader, signInAs, problems }) => {
	problems.allow(/404|410/);
	await signInAs("agent");
	const title = freshTitle("A wrong start");
	await beginArticle(page, title);
	await typeText(page, "Nobody needs this.");
	await expectSaved(page);
	await page.getByRole("button", { name: "Create a preview link" }).click();
	await reader.goto(await page.getByLabel("Preview link").inputValue());
	await expect(reader.getByText("It isn’t published")).toBeVisible();
	await expect(reader.getByRole("heading", { level: 1, name: title })).toBeVisible();
	await expect(reader.getByText("Nobody needs this.")).toBeVisible();
	await expectAccessible(reader);

	await expectAccessible(page);
	await expectToFit(page, "preview-and-deletion");
	await page.getByRole("button", { name: /^End the link/ }).click();
	await expect(page.getByText("Link ended")).toBeVisible();
	await reader.reload();
	await expect(reader.getByRole("heading", { name: "This preview link no longer works" })).toBeVisible();

	await page.getByText("Delete this article").click();
	await page.getByRole("button", { name: "Delete for good" }).click();
	await expect(page).toHaveURL(/\/admin\/blog\?done=deleted$/);
	await expect(page.getByRole("link", { name: title })).toHaveCount(0);
});
