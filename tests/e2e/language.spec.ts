import type { Page } from "@playwright/test";
import { languageCookieMaxAge, languageKey } from "#domain/locale/locales.ts";
import { cookieNotice } from "#tests/support/cookie-notice.ts";
import { copy } from "#tests/support/copy.ts";
import { expect, hydrated, test } from "#tests/support/e2e.ts";

async function openSwitcher(page: Page) {
	await page.getByRole("banner").locator("summary", { hasText: "Language" }).click();
}

async function chooseLanguage(page: Page, name: string) {
	await openSwitcher(page);
	await page.getByRole("banner").getByRole("link", { name, exact: true }).click();
}

test("the switcher keeps query and hash, stores the choice and reloads the page", async ({ page, context }) => {
	await page.goto("/en?utm_source=radio#products");
	await hydrated(page);
	await chooseLanguage(page, "Kreyòl Ayisyen");
	await page.waitForURL("/ht?utm_source=radio#products");
	await expect(page.locator("html")).toHaveAttribute("lang", "ht");
	const cookie = (await context.cookies()).find(({ name }) => name === languageKey);
	expect(cookie).toMatchObject({ value: "ht", path: "/", sameSite: "Lax" });
	expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(languageCookieMaxAge - 3600);
	expect(await page.evaluate((key) => localStorage.getItem(key), languageKey)).toBe("ht");

	await page.goto("/");
	await page.waitForURL("/ht");

	// A page of the site that leads back, such as one in a language that was just turned off, begins no circle.
	await context.clearCookies();
	await page.goto("/", { referer: new URL("/ht", page.url()).href });
	await expect(page).toHaveURL("/en");
	await hydrated(page);
	await expect(page).toHaveURL("/en");
});

test("the switcher shows each language in its own name", async ({ page }) => {
	await page.goto("/en");
	await openSwitcher(page);
	for (const [lang, name] of Object.entries({ en: "English", es: "Español", pt: "Português", ht: "Kreyòl Ayisyen" })) {
		await expect(page.getByRole("banner").getByRole("link", { name, exact: true })).toHaveAttribute("lang", lang);
	}
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("the switcher consists of links", async ({ page }) => {
		await page.goto("/en");
		await chooseLanguage(page, "Português");
		await page.waitForURL("/pt");
	});
});

test("a visit to / prefers local storage to the browser's language", async ({ page, context }) => {
	await page.goto("/en");
	await page.evaluate((key) => localStorage.setItem(key, "ht"), languageKey);
	await context.clearCookies();
	await page.goto("/");
	await page.waitForURL("/ht");
});

test.describe("in a Portuguese browser on a small phone", () => {
	test.use({ locale: "pt-BR", viewport: { width: 320, height: 640 }, allowed: "unasked" });

	test("an English page offers Portuguese once, beside the phone number and clear of the cookie notice", async ({
		page,
	}) => {
		await page.goto("/en/services/final-expense");
		await hydrated(page);
		const { text, close } = copy.pt.shell.languageOffer;
		const banner = page.getByRole("banner");
		const offer = banner.getByRole("link", { name: text });
		await expect(offer).toHaveAttribute("href", "/pt/services/final-expense");
		await expect(cookieNotice(page)).toBeAttached();
		// A trial fails where something else is on top.
		const parts = [offer, banner.getByRole("button", { name: close }), banner.locator("[href^='tel:']").first()];
		for (const part of parts) await part.click({ trial: true });
		await page.goto("/en");
		await hydrated(page);
		await expect(offer).toBeHidden();
	});
});
