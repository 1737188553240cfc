import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expectAccessible } from "#tests/support/accessibility.ts";
import {
	beginArticle,
	expectSaved,
	expectStatus,
	fillFields,
	freshTitle,
	publish,
	slugOf,
	textOf,
	typeText,
} from "#tests/support/desk.ts";
import { expect, hydrated, test } from "#tests/support/e2e.ts";
import { staffEmail } from "#tests/support/staff.ts";

/** Nothing is wider than the screen, from a small phone to a desktop. */
async function expectToFit(page: Page, name: string): Promise<void> {
	const before = page.viewportSize();
	for (const width of [320, 768, 1280]) {
		await page.setViewportSize({ width, height: 800 });
		if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}-${width}.png`, fullPage: true });
		expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(width);
	}
	if (before) await page.setViewportSize(before);
}

const picture = () =>
	sharp({ create: { width: 1200, height: 800, channels: 3, background: "#1f4c5d" } })
		.jpeg()
		.withExif({ IFD0: { Copyright: "Somebody" } })
		.toBuffer();

for (const width of [360, 1280]) {
	test(`at ${width} pixels, somebody writes an article with an image and a table, and a reader sees it`, {
		tag: "@database",
	}, async ({ page, browser, signInAs, site, problems }) => {
		test.slow();
		problems.allow(/404|400/);
		await page.setViewportSize({ width, height: 800 });
		await signInAs("agent");
		const title = freshTitle("What a funeral costs");
		await beginArticle(page, title);
		const words = page.getByRole("region", { name: "Regulated words" });
		await expect(words).toContainText("No regulated words found.");
		await expectAccessible(page);

		await page.getByRole("button", { name: "Publish now" }).click();
		await expect(page.getByLabel("Summary")).toHaveAccessibleDescription(/Write a summary/);
		await fillFields(page, "Figures from two funeral homes, line by line.");
		await typeText(page, "The bill", "");
		await page.keyboard.press("ArrowUp");
		await page.getByRole("button", { name: "Heading", exact: true }).click();
		await page.keyboard.press("ControlOrMeta+End");
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
		await page.keyboard.press("ControlOrMeta+End");

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
		await publish(page);
		await expectAccessible(page);
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

test("a translation that fell behind shows the changed sentence beside it", { tag: "@database" }, async ({
	page,
	signInAs,
	problems,
}) => {
	test.slow();
	problems.allow(/404/);
	await signInAs("agent");
	const title = freshTitle("Beneficiaries");
	const editor = await beginArticle(page, title);
	await fillFields(page, "Who gets the money, and when.");
	await typeText(page, "Name two people. Keep their addresses.");
	const slug = await slugOf(page);
	await publish(page);

	await page.goto("/admin/blog");
	await hydrated(page);
	await expectAccessible(page);
	const line = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title }) });
	await line.getByRole("button", { name: `Start: ${title}, Español` }).click();
	await page.waitForURL(/\/es\?done=started/);
	await textOf(page).waitFor();
	const original = page.getByRole("region", { name: /^Original/ });
	await expect(original).toContainText("Keep their addresses.");
	await expect(textOf(page), "nothing of another language is stored as a translation").toHaveText("");
	await expect(original.locator("mark")).toHaveCount(0);
	await page.getByLabel("Title", { exact: true }).fill("Beneficiarios");
	await fillFields(page, "Quién recibe el dinero.");
	await typeText(page, "Nombre a dos personas. Guarde sus direcciones. Es una inversión.");
	await expect(page.getByRole("region", { name: "Regulated words" })).toContainText("“inversión”");
	await expectAccessible(page);
	await publish(page);
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
	await expect(page.getByText("The translation counts as complete")).toBeVisible();
	await expect(original.locator("mark")).toHaveCount(0);
	await publish(page);
	await page.goto("/admin/blog");
	await expect(line).not.toContainText("Behind");
});

test("a version is scheduled, and what is written afterwards isn't published with it", { tag: "@database" }, async ({
	page,
	signInAs,
	site,
	problems,
}) => {
	test.slow();
	problems.allow(/404/);
	await signInAs("agent");
	await beginArticle(page, freshTitle("Free look"));
	await fillFields(page, "Days to think it over.");
	await typeText(page, "You have fourteen days.");
	const slug = await slugOf(page);
	const box = page.getByRole("region", { name: "Publish later" });
	const zone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
	await expect(box).toContainText(`Time zone: ${zone.replaceAll("_", " ")}`);
	const tomorrow = new Date((await site.ask("now")).getTime() + 86_400_000);
	await box.getByLabel("Date", { exact: true }).fill(tomorrow.toISOString().slice(0, 10));
	await box.getByLabel("Time", { exact: true }).fill("09:30");
	await box.getByRole("button", { name: "Schedule this version" }).click();
	await expect(page.getByText("Exactly this version will be published")).toBeVisible();
	await expect(box).toContainText("9:30 AM");
	await expectAccessible(page);
	await typeText(page, " Not in this version.");
	await expectSaved(page);

	// The session of an open editor would end with the days, too.
	await page.goto("about:blank");
	await site.ask("moveClock", 3 * 86_400);
	await site.ask("publishDuePosts");
	await expectStatus(page, `/en/blog/${slug}`, 200);
	const published = await (await page.request.get(`/en/blog/${slug}`)).text();
	expect(published).toContain("You have fourteen days.");
	expect(published).not.toContain("Not in this version.");
});

test("a second person takes over, and nobody loses a sentence", { tag: "@database" }, async ({
	page,
	browser,
	account,
	signInAs,
	site,
}) => {
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
	const conflict = page.getByRole("alert", { name: "There are two texts" });
	await expect(conflict).toBeVisible();
	await expect(conflict.getByRole("region", { name: "Your text" })).toContainText("And Ana, too.");
	await expect(conflict.getByRole("region", { name: "Newer text" })).toContainText("Ben went on.");
	await expectAccessible(page);
	if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/conflict.png`, fullPage: true });
	await conflict.getByRole("button", { name: "Go on with the newer text" }).click();
	await expect(textOf(page)).toHaveText("Ana wrote this. Ben went on.");
	await page.getByRole("link", { name: "Versions and differences" }).click();
	const lost = page.getByRole("region", { name: "What changed" }).locator("del");
	await expect(lost.filter({ hasText: "Ana," }), "the text that wasn't chosen is a version").toBeVisible();
	await second.close();
});

test("an earlier version is compared and restored, and a preview link shows the draft until it expires", {
	tag: "@database",
}, async ({ page, browser, signInAs, site, problems }) => {
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

test("an admin reads and downloads the register, and agents don't", { tag: "@database" }, async ({
	page,
	context,
	signInAs,
}) => {
	test.slow();
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

test("at 320 pixels, and with the keyboard alone, an article is written", { tag: "@database" }, async ({
	page,
	signInAs,
}) => {
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
	await page.keyboard.press("Shift+Home");
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

test("the editor's script is loaded on its own page only", { tag: "@database" }, async ({ page, signInAs }) => {
	const scripts: string[] = [];
	page.on("response", async (response) => {
		if (response.url().endsWith(".js") && (await response.text()).includes("ProseMirror")) scripts.push(response.url());
	});
	await signInAs("admin");
	for (const path of ["/en", "/en/blog", "/admin/blog", "/admin/blog/register"]) {
		await page.goto(path);
		await hydrated(page);
	}
	expect(scripts).toEqual([]);
	await beginArticle(page, freshTitle("Script"));
	expect(scripts.length).toBeGreaterThan(0);
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("everything but the text itself works", { tag: "@database" }, async ({ page, signInAs, problems }) => {
		// The browser says so of scripts that it was told not to run.
		problems.allow(/400|\.js csp$/);
		await signInAs("agent");
		await page.goto("/admin/blog");
		await page.getByText("Write a new article").click();
		await page.getByLabel("Title", { exact: true }).fill(freshTitle("Plain"));
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
	});
});
