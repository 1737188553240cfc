import { expectAccessible } from "#tests/support/accessibility.ts";
import { beginArticle, expectSaved, freshTitle, moveCursor, textOf, typeText } from "#tests/support/desk.ts";
import { hydrated } from "#tests/support/e2e.ts";
import { expect, test } from "#tests/support/e2e-development.ts";

test("one person in two tabs puts both texts together by keyboard, at 320 pixels, and loses nothing", async ({
	page,
	context,
	signInAs,
}) => {
	await signInAs("agent");
	const title = freshTitle("Two tabs");
	const editor = await beginArticle(page, title);
	await typeText(page, "One.", "Two.");
	await expectSaved(page);

	const other = await context.newPage();
	await other.goto(editor);
	await hydrated(other);
	await textOf(other).waitFor();
	await other.getByLabel("Title", { exact: true }).fill(`${title}, newer`);
	await textOf(other).click();
	await moveCursor(other, "ControlOrMeta+Home", "End");
	await other.keyboard.type(" Newer.");
	await typeText(other, "", "Added there.");
	await expectSaved(other);

	await page.setViewportSize({ width: 320, height: 640 });
	await page.getByLabel("Title", { exact: true }).fill(`${title}, mine`);
	await textOf(page).click();
	await moveCursor(page, "ControlOrMeta+Home", "End");
	await page.keyboard.type(" Mine.");
	const conflict = page.getByRole("region", { name: "There are two versions" });
	await expect(conflict).toBeVisible();
	await expect(page.getByRole("alert").filter({ hasText: "by you in another tab" })).toBeVisible();
	await expect(conflict.getByRole("group"), "the paragraph that only one tab added needs no choice").toHaveCount(2);
	await expectAccessible(page);
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
	if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/merge-320.png`, fullPage: true });

	const titles = conflict.getByRole("group", { name: "Title" });
	await titles.getByRole("radio", { name: "Your version" }).focus();
	await page.keyboard.press("ArrowDown");
	await expect(titles.getByRole("radio", { name: "Newer version" })).toBeChecked();
	await expect(titles.getByRole("radio", { name: "Newer version" })).toHaveAccessibleDescription(`${title}, newer`);
	const paragraph = conflict.getByRole("group", { name: "Paragraph" });
	await expect(paragraph.getByRole("radio", { name: "Your version" })).toHaveAccessibleDescription("One. Mine.");
	await expect(paragraph.getByRole("radio", { name: "Both: yours first" })).toBeChecked();
	await conflict.getByRole("button", { name: "Use the combined version" }).focus();
	await page.keyboard.press("Enter");
	await expect(textOf(page).locator("p")).toHaveText(["One. Mine.", "One. Newer.", "Two.", "Added there."]);
	await expect(page.getByLabel("Title", { exact: true })).toHaveValue(`${title}, newer`);
	await expect(conflict).toHaveCount(0);
	await expectSaved(page);
	await other.close();
});
