import { languageKey } from "#domain/locale/locales.ts";
import { expectAccessible } from "#tests/support/accessibility.ts";
import { hydrated } from "#tests/support/e2e.ts";
import { expect, test } from "#tests/support/e2e-development.ts";
import { expectToFit } from "#tests/support/screen-fit.ts";
import { openSection } from "#tests/support/settings-section.ts";

test("an admin changes a paragraph in Spanish, looks at it in its page before it is saved, and goes back to the original", async ({
	page,
	site,
	signInAs,
	problems,
}) => {
	// The pages follow what is saved, and then the original.
	test.slow();
	problems.allow(/40[03]/);
	await signInAs("admin");
	await openSection(page, site, "words?q=indexed");
	await page.getByRole("link", { name: /^Indexed universal life \(IUL\) insurance/ }).click();
	await page.getByRole("tablist", { name: "Language of the text" }).getByRole("tab", { name: "Español" }).click();
	await expect(page.getByRole("tabpanel", { name: "Español" })).toBeVisible();
	await expectAccessible(page);
	await expectToFit(page, "settings-words-page");
	const shown = async (path: string) => (await page.request.get(path)).text();
	const mainOf = async (path: string) => /<main.*<\/main>/s.exec(await shown(path))?.[0];
	const english = await mainOf("/en/services/iul");
	await page.getByRole("link", { name: /^Change: La IUL es/ }).click();
	const text = page.getByLabel("Text on the website");
	await expect(text).toHaveValue(/^La IUL es/);
	await text.fill("Es una inversión.");
	await page.getByRole("button", { name: "Save" }).click();
	await expect(text).toHaveAccessibleDescription(/“inversión” isn’t allowed here/);
	await expect(text, "what was typed stays").toHaveValue("Es una inversión.");
	await expectAccessible(page);
	const words = "La IUL es un seguro <b>para toda la vida</b>.";
	await text.fill(words);
	await page.getByRole("button", { name: "Preview" }).click();
	await expect(page.getByRole("region", { name: "Preview: not saved yet" })).toContainText(words);
	await expectAccessible(page);
	await expectToFit(page, "settings-words-text");
	const opening = page.waitForEvent("popup");
	await page.getByRole("button", { name: "Show the whole page" }).click();
	const whole = await opening;
	await expect(whole.getByText(words)).toBeVisible();
	await whole.close();
	expect(await shown("/es/services/iul"), "not saved yet").not.toContain("para toda la vida");
	await page.getByRole("button", { name: "Save" }).click();
	await expect(page.getByText("Pages are being updated.")).toBeVisible();
	await expect
		.poll(() => shown("/es/services/iul"), { timeout: 30_000 })
		.toContain("&lt;b&gt;para toda la vida&lt;/b&gt;");
	expect(await mainOf("/en/services/iul")).toBe(english);

	// The other languages have to follow.
	await page.getByRole("link", { name: "All pages and emails" }).click();
	const open = page.getByRole("region", { name: "Texts to look at" });
	await expect(open.getByRole("listitem")).toHaveCount(3);
	await expectAccessible(page);
	await expectToFit(page, "settings-words");
	await open.getByRole("link").first().click();
	await expect(page.getByText(/^Changed in Spanish on .* In English, the original is still shown\.$/)).toBeVisible();
	await page.getByRole("button", { name: "It still fits" }).click();
	await expect(page.getByText(/^Changed in Spanish/)).toBeHidden();

	await page.getByRole("tab", { name: "Español" }).click();
	await page.getByRole("link", { name: `Change: ${words}` }).click();
	await page.getByRole("button", { name: "Use the original again" }).click();
	await expect.poll(() => shown("/es/services/iul"), { timeout: 30_000 }).not.toContain("para toda la vida");
});

test("an admin changes what visitors agree to, and a text that lacks something says what", async ({
	page,
	site,
	signInAs,
	problems,
}) => {
	// The pages follow what is saved, and then the version before.
	test.slow();
	problems.allow(/40[03]/);
	await signInAs("admin");
	await openSection(page, site, "consent");
	await expect(page.getByText(/search engines are asked not to list the site/)).toBeVisible();
	await expectAccessible(page);
	await expectToFit(page, "settings-consent");
	await page.getByRole("link", { name: "Change: Contact form" }).click();
	const text = page.getByLabel("Text on the website");
	const original = await text.inputValue();
	await text.fill(original.replace("Reply STOP to opt out of texts, or", "Reply"));
	await page.getByRole("button", { name: "Save" }).click();
	await expect(text).toHaveAccessibleDescription(/The text has to say: that STOP ends texts\./);
	await expectAccessible(page);
	await expectToFit(page, "settings-consent-text");
	await text.fill(original.replace("about this request", "about what you ask here"));
	await page.getByRole("button", { name: "Save" }).click();
	await expect(page.getByText("Pages are being updated.")).toBeVisible();
	await expect(page.getByRole("region", { name: "Texts to look at" }).getByRole("listitem")).toHaveCount(3);
	const shown = async () => (await page.request.get("/en")).text();
	await expect.poll(shown, { timeout: 30_000 }).toContain("about what you ask here");
	await page.getByRole("button", { name: /^Use again: As it came with the website/ }).click();
	await expect(page.getByRole("region", { name: "Texts to look at" })).toBeHidden();
	await expect.poll(shown, { timeout: 30_000 }).not.toContain("about what you ask here");
});

test("an admin turns a language off, and whoever comes with it reads English; another ID is no container of tags", async ({
	page,
	browser,
	site,
	signInAs,
	problems,
}) => {
	await signInAs("admin");
	await openSection(page, site, "offering");
	await expect(page.getByText(/search engines are asked not to list the site/)).toBeVisible();
	await page.getByLabel("Kreyòl Ayisyen").uncheck();
	await expectAccessible(page);
	await expectToFit(page, "offering");
	await page.getByRole("button", { name: "Save" }).click();
	await expect(page.getByText("Pages are being updated.")).toBeVisible();

	const visitor = await browser.newContext({ baseURL: site.origin });
	await problems.watch(visitor, site.origin);
	const visit = await visitor.newPage();
	await expect(async () => {
		await visit.goto("/ht/about");
		expect(new URL(visit.url()).pathname).toBe("/en/about");
		await expect(visit.getByRole("banner").locator("ul [data-language]")).toHaveCount(3, { timeout: 1000 });
	}).toPass({ timeout: 30_000 });
	// As after a visit in that language, by somebody whose browser keeps no cookies.
	await visit.evaluate((key) => localStorage.setItem(key, "ht"), languageKey);
	await visit.goto("/");
	await hydrated(visit);
	expect(new URL(visit.url()).pathname).toBe("/en");
	await visitor.close();
	await page.getByRole("button", { name: /^Use again: As it came with the website/ }).click();
	await expect(page.getByLabel("Kreyòl Ayisyen")).toBeChecked();

	await page.goto("/admin/settings/analytics");
	await expect(page.getByText(/search engines are asked not to list the site/)).toBeVisible();
	const container = page.getByLabel("Container ID of Google Tag Manager");
	await container.fill("G-AB12XY3456");
	await page.getByRole("button", { name: "Save" }).click();
	await expect(container).toHaveAccessibleDescription(/another Google product/);
	await expectAccessible(page);
	await expectToFit(page, "analytics");
});
