import type { Page } from "@playwright/test";
import { beginArticle, freshTitle, textOf } from "#tests/support/desk.ts";
import { expect, test } from "#tests/support/e2e-development.ts";
import { hostileHtml } from "#tests/support/hostile-html.ts";
import { pastedFromDocs, pastedFromWord } from "#tests/support/pasted-html.ts";

/** Simulates pasting. */
async function paste(page: Page, html: string): Promise<void> {
	await textOf(page).evaluate((element, pasted) => {
		const clipboardData = new DataTransfer();
		clipboardData.setData("text/html", pasted);
		element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
	}, html);
}

for (const [program, html] of [
	["Word", pastedFromWord],
	["Google Docs", pastedFromDocs],
] as const) {
	test(`what is pasted from ${program} is clean`, async ({ page, signInAs }) => {
		await signInAs("agent");
		await beginArticle(page, freshTitle(`From ${program}`));
		const text = textOf(page);
		await text.click();
		await paste(page, html);
		await expect(text.getByRole("heading", { level: 2, name: "What it costs" })).toBeVisible();
		await expect(text.getByRole("list").first().getByRole("listitem")).toHaveText(["The home", "The cemetery"]);
		await expect(text.locator("strong")).toHaveText(["funeral"]);
		await expect(text.locator("em")).toHaveText(["two"]);
		await expect(text.getByRole("link", { name: "The FTC" })).toHaveAttribute("href", "https://www.ftc.gov/funerals");
		await expect(text.locator("[style*=font], [class*=Mso], span, img")).toHaveCount(0);
	});
}

test("hostile text that is pasted does nothing", async ({ page, signInAs }) => {
	const dialogs: string[] = [];
	page.on("dialog", (dialog) => {
		dialogs.push(dialog.message());
		void dialog.dismiss();
	});
	await signInAs("agent");
	await beginArticle(page, freshTitle("Hostile"));
	const text = textOf(page);
	await text.click();
	// The server refuses texts that are nested as deeply as the longest two.
	for (const html of hostileHtml.filter(({ length }) => length < 1000))
		await paste(page, `<p>before</p>${html}<p>after</p>`);
	await expect(text.getByText("after").first()).toBeVisible();
	const harm = await text.evaluate((root) =>
		[...root.querySelectorAll("*")].flatMap((element) => [
			...(element.matches("script, style, iframe, form, object, embed, svg, math, meta, base")
				? [element.outerHTML]
				: []),
			...[...element.attributes]
				.filter(({ name, value }) => name.startsWith("on") || /^\s*(?:javascript|data|vbscript):/i.test(value))
				.map(({ name, value }) => `${name}=${value}`),
		]),
	);
	expect(harm).toEqual([]);
	expect(dialogs).toEqual([]);
});
