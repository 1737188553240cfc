import { expectAccessible } from "#tests/support/accessibility.ts";
import { beginArticle, expectSaved, fillFields, freshTitle, publish, textOf, typeText } from "#tests/support/desk.ts";
import { expect, hydrated, test } from "#tests/support/e2e.ts";
import { expectToFit } from "#tests/support/screen-fit.ts";
import { staffEmail } from "#tests/support/staff.ts";

test("a second person takes over, and nobody loses a sentence", async ({ page, browser, account, signInAs, site }) => {
	test.slow();
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
	await expect(conflict).toBeVisible();
	await expect(conflict.getByRole("region", { name: "Your version" })).toContainText("And Ana, too.");
	await expect(conflict.getByRole("region", { name: "Newer version" })).toContainText("Ben went on.");
	await expectAccessible(page);
	if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/conflict.png`, fullPage: true });
	await conflict.getByRole("button", { name: "Keep the newer version" }).click();
	await expect(textOf(page)).toHaveText("Ana wrote this. Ben went on.");
	await page.getByRole("link", { name: "Versions and differences" }).click();
	const lost = page.getByRole("region", { name: "What changed" }).locator("del");
	await expect(lost.filter({ hasText: "Ana," }), "the text that wasn't chosen is a version").toBeVisible();
	await second.close();
});

test("an earlier version is compared and restored, and a preview link shows the draft until it expires", async ({
	page,
	browser,
	signInAs,
	site,
	problems,
}) => {
	test.slow();
	problems.allow(/410/);
	await signInAs("agent");
	const title = freshTitle("Surrender charges");
	await beginArticle(page, title);
	await fillFields(page, "What leaving early costs.");
	await typeText(page, "It costs ten percent.");
	await publish(page);
	await typeText(page, " Less each year.");
	await expectSaved(page);

	await page.getByRole("button", { name: "Create a preview link" }).click();
	const link = await page.getByLabel("Preview link").inputValue();
	const guest = await browser.newContext({ baseURL: site.origin });
	const theirs = await guest.newPage();
	await theirs.goto(link);
	await expect(theirs.getByText("It isn’t published")).toBeVisible();
	await expect(theirs.getByRole("heading", { level: 1, name: title })).toBeVisible();
	await expect(theirs.getByText("Less each year.")).toBeVisible();
	const response = await theirs.request.get(link);
	expect(response.headers()).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex" });
	await expectAccessible(theirs);

	await page.getByRole("link", { name: "Versions and differences" }).click();
	const changes = page.getByRole("region", { name: "What changed" });
	await expect(changes.locator("ins")).toHaveText(/Less each year\./);
	await expectAccessible(page);
	await expectToFit(page, "versions");
	await page.getByRole("button", { name: "Restore 1" }).click();
	await expect(page.getByText("Version restored")).toBeVisible();
	await expect(textOf(page)).toHaveText("It costs ten percent.");

	await page.goto("about:blank");
	await site.ask("moveClock", 8 * 86_400);
	await theirs.goto(link);
	await expect(theirs.getByRole("heading", { name: "This preview link no longer works" })).toBeVisible();
	await guest.close();
});
