import { expectAccessible } from "#tests/support/accessibility.ts";
import {
	beginArticle,
	expectStatus,
	fillFields,
	freshTitle,
	publish,
	slugOf,
	textOf,
	typeText,
} from "#tests/support/desk.ts";
import { hydrated } from "#tests/support/e2e.ts";
import { expect, test } from "#tests/support/e2e-development.ts";
import { expectToFit } from "#tests/support/screen-fit.ts";

test("a translation that fell behind shows the changed sentence beside it", async ({ page, signInAs, problems }) => {
	problems.allow(/404/);
	// Only admins publish a text with regulated words.
	await signInAs("admin");
	const title = freshTitle("Beneficiaries");
	const editor = await beginArticle(page, title);
	await fillFields(page, "Who gets the money, and when.");
	await typeText(page, "Name two people. Keep their addresses.");
	const slug = await slugOf(page);
	await publish(page);

	await page.goto("/admin/blog");
	await hydrated(page);
	const line = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title }) });
	await line.getByRole("button", { name: `Start: ${title}, Español` }).click();
	await page.waitForURL(/\/es\?done=started/);
	await textOf(page).waitFor();
	const original = page.getByRole("region", { name: /^Original/ });
	await expect(original).toContainText("Keep their addresses.");
	await expect(textOf(page), "nothing of another language is stored as a translation").toHaveText("");
	await expect(page.getByText("The translation has no text yet.")).toBeVisible();
	await expect(original.locator("mark")).toHaveCount(0);
	await page.getByLabel("Title", { exact: true }).fill("Beneficiarios");
	await fillFields(page, "Quién recibe el dinero.");
	await typeText(page, "Nombre a dos personas. Guarde sus direcciones. Es una inversión.");
	await expect(page.getByRole("region", { name: "Regulated words" })).toContainText("“inversión”");
	await publish(page, "It says what a policy is not");
	await expectStatus(page, `/es/blog/${slug}`, 200);

	await page.goto(editor);
	await hydrated(page);
	await textOf(page).waitFor();
	await typeText(page, " Look again every year.");
	await publish(page);
	await page.goto("/admin/blog");
	await expect(line).toContainText("Behind by 1 sentence");
	await expectToFit(page, "board");
	await line.getByRole("link", { name: /Español/ }).click();
	await hydrated(page);
	await textOf(page).waitFor();
	await expect(original.locator("mark")).toHaveText("Look again every year.");
	await expectAccessible(page);
	await expectToFit(page, "translation");
	await typeText(page, " Revise cada año.");
	await page.getByRole("button", { name: "The translation now includes these changes" }).click();
	await expect(page.getByText("The translation is marked as up to date")).toBeVisible();
	await expect(original.locator("mark")).toHaveCount(0);
	await publish(page, "It says what a policy is not");
	await page.goto("/admin/blog");
	await expect(line).not.toContainText("Behind");
});
