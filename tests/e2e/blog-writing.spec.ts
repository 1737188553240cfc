import { expectAccessible } from "#tests/support/accessibility.ts";
import {
	beginArticle,
	expectSaved,
	expectStatus,
	fillFields,
	freshTitle,
	moveCursor,
	picture,
	publish,
	slugOf,
	textOf,
	typeText,
} from "#tests/support/desk.ts";
import { hydrated } from "#tests/support/e2e.ts";
import { expect, test } from "#tests/support/e2e-development.ts";

for (const width of [360, 1280]) {
	test(`at ${width} pixels, somebody writes an article with an image and a table, and a reader sees it`, async ({
		page,
		browser,
		signInAs,
		site,
		problems,
	}) => {
		// A whole article: a table, an uploaded image, a publication and its way to readers.
		test.slow();
		problems.allow(/404|400/);
		await page.setViewportSize({ width, height: 800 });
		// Only admins publish a text with regulated words.
		await signInAs("admin");
		const title = freshTitle("What a funeral costs");
		await beginArticle(page, title);
		const words = page.getByRole("region", { name: "Regulated words" });
		await expect(words).toContainText("No regulated words found.");

		await page.getByRole("button", { name: "Publish now" }).click();
		await expect(page.getByLabel("Summary")).toHaveAccessibleDescription(/Write a summary/);
		await fillFields(page, "Figures from two funeral homes, line by line.");
		await typeText(page, "The bill", "");
		await moveCursor(page, "ArrowUp");
		await page.getByRole("button", { name: "Heading", exact: true }).click();
		await moveCursor(page, "ControlOrMeta+End");
		await page.keyboard.type("This is the best price.");
		await expect(words).toContainText("“best”");
		await expect(words).toContainText("A superlative needs evidence.");
		await page.keyboard.press("Enter");

		await page.getByRole("button", { name: "Table", exact: true }).click();
		await page.keyboard.type("Service");
		await page.keyboard.press("Tab");
		await page.keyboard.type("Price");
		await page.keyboard.press("Tab");
		await page.getByRole("button", { name: "Delete the column" }).click();
		await expect(textOf(page).getByRole("columnheader")).toHaveCount(2);
		await moveCursor(page, "ControlOrMeta+End");

		await page.getByRole("button", { name: "Image", exact: true }).click();
		const dialog = page.getByRole("dialog", { name: "Image" });
		await expectAccessible(page);
		const file = { name: "bill.jpg", mimeType: "image/jpeg", buffer: await picture() };
		await dialog.getByLabel("Image file").setInputFiles(file);
		await dialog.getByRole("button", { name: "Insert the image" }).click();
		await expect(dialog.getByLabel("What the image shows")).toHaveAccessibleDescription(
			/Describe what the image shows/,
		);
		await dialog.getByLabel("What the image shows").fill("The bill of a funeral home");
		await dialog.getByRole("button", { name: "Insert the image" }).click();
		const image = textOf(page).getByRole("img", { name: "The bill of a funeral home" });
		await expect(image).toBeVisible({ timeout: 30_000 });
		await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
		await expectSaved(page);
		await expectAccessible(page);
		if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/editor-${width}.png`, fullPage: true });
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

		const slug = await slugOf(page);
		await publish(page, "The funeral home says so, and we name it");
		const reader = await browser.newContext({ baseURL: site.origin, viewport: { width, height: 800 } });
		const theirs = await reader.newPage();
		await expectStatus(theirs, `/en/blog/${slug}`, 200);
		await theirs.goto(`/en/blog/${slug}`);
		await expect(theirs.getByRole("heading", { level: 1, name: title })).toBeVisible();
		await expect(theirs.getByRole("heading", { level: 2, name: "The bill" })).toBeVisible();
		await expect(theirs.getByRole("table")).toContainText("Price");
		await expect(theirs.getByRole("img", { name: "The bill of a funeral home" })).toBeVisible();
		await reader.close();
	});
}

test("at 320 pixels, and with the keyboard alone, an article is written", async ({ page, signInAs }) => {
	await page.setViewportSize({ width: 320, height: 640 });
	await signInAs("agent");
	await beginArticle(page, freshTitle("By keyboard"));
	await textOf(page).focus();
	await page.keyboard.type("Plain.");
	await page.keyboard.press("Alt+F10");
	await expect(page.getByRole("button", { name: "Heading", exact: true })).toBeFocused();
	await page.keyboard.press("ArrowRight");
	await page.keyboard.press("ArrowRight");
	await expect(page.getByRole("button", { name: "Bold" })).toBeFocused();
	await page.keyboard.press("Enter");
	// The editor takes the focus back with the next frame.
	await expect(textOf(page)).toBeFocused();
	await page.keyboard.type(" Bold.");
	await expect(textOf(page).locator("strong")).toHaveText(/Bold\./);
	await moveCursor(page, "Shift+Home");
	await page.keyboard.press("ControlOrMeta+k");
	const dialog = page.getByRole("dialog", { name: "Link" });
	await dialog.getByLabel("Address").fill("javascript:alert(1)");
	await page.keyboard.press("Enter");
	await expect(dialog.getByLabel("Address")).toHaveAccessibleDescription(/can’t be used/);
	await dialog.getByLabel("Address").fill("/en/faq");
	await page.keyboard.press("Enter");
	await expect(textOf(page).getByRole("link")).toHaveAttribute("href", "/en/faq");
	await expectSaved(page);
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
	await page.goto("/admin/blog");
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test("the editor's script is loaded on its own page only", async ({ page, signInAs }) => {
	const scripts = new Set<string>();
	page.on("response", (response) => response.url().endsWith(".js") && scripts.add(response.url()));
	// Read again, because the browser forgets what it received for the page before.
	const editors = async () => {
		const texts = [...scripts].map(async (url) => (await page.request.get(url)).text());
		return (await Promise.all(texts)).filter((text) => text.includes("ProseMirror")).length;
	};
	await signInAs("admin");
	for (const path of ["/en", "/en/blog", "/admin/blog", "/admin/blog/register"]) {
		await page.goto(path);
		await hydrated(page);
	}
	expect(await editors()).toBe(0);
	await beginArticle(page, freshTitle("Script"));
	expect(await editors()).toBeGreaterThan(0);
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("everything but the text itself works", async ({ page, signInAs, problems }) => {
		// The browser reports scripts that it was not allowed to run.
		problems.allow(/400|\.js csp$/);
		await signInAs("agent");
		await page.goto("/admin/blog");
		await page.getByText("Write a new article").click();
		const title = freshTitle("Plain");
		await page.getByLabel("Title", { exact: true }).fill(title);
		await page.getByRole("button", { name: "Create the draft" }).click();
		await expect(page.getByText("Draft created")).toBeVisible();
		await page.getByLabel("Summary").fill("Saved without script.");
		await page.getByRole("button", { name: "Save the draft" }).click();
		await expect(page.getByText("The draft is saved.")).toBeVisible();
		await expect(page.getByLabel("Summary")).toHaveValue("Saved without script.");
		await page.getByRole("button", { name: "Publish now" }).click();
		await expect(page.getByText("Something that readers need is missing.")).toBeVisible();
		await page.getByRole("button", { name: "Create a preview link" }).click();
		await expect(page.getByLabel("Preview link")).toHaveValue(/\/blog\/preview\/[\w-]{32}$/);
		await page.getByRole("button", { name: /^End the link/ }).click();
		await expect(page.getByText("Link ended")).toBeVisible();
		await expect(page.getByRole("button", { name: /^End the link/ })).toHaveCount(0);
		await page.getByText("Delete this article").click();
		await page.getByRole("button", { name: "Delete for good" }).click();
		await expect(page).toHaveURL(/\/admin\/blog\?done=deleted$/);
		await expect(page.getByText(title)).toHaveCount(0);
	});
});
