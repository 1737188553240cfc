import type { Page } from "@playwright/test";
import { languageCookieMaxAge, languageKey } from "#domain/locale/locales.ts";
import { expect, hydrated, test } from "#tests/support/e2e.ts";

async function openSwitcher(page: Page) {
	await page.getByRole("banner").locator("summary", { hasText: "Language" }).click();
}

async function chooseLanguage(page: Page, name: string) {
	await openSwitcher(page);
	await page.getByRole("banner").getByRole("link", { name, exact: true }).click();
}

test("the switcher keeps query and hash, stores the choice, and reads the page anew", async ({ page, context }) => {
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
});

test("the switcher names each language in itself", async ({ page }) => {
	await page.goto("/en");
	await openSwitcher(page);
	for (const [lang, name] of Object.entries({ en: "English", es: "Español", pt: "Português", ht: "Kreyòl Ayisyen" })) {
		await expect(page.getByRole("banner").getByRole("link", { name, exact: true })).toHaveAttribute("lang", lang);
	}
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("the switcher is made of links", async ({ page }) => {
		await page.goto("/en");
		await chooseLanguage(page, "Português");
		await page.waitForURL("/pt");
	});
});

test.describe("a first visit to /", () => {
	for (const [accepted, expected] of [
		["pt-BR,pt;q=0.9,en;q=0.8", "/pt"],
		["ht;q=0.5,es-MX;q=0.9", "/es"],
		["fr-FR,fr;q=0.9", "/en"],
		["", "/en"],
	]) {
		test(`with "${accepted}" leads to ${expected}`, async ({ request }) => {
			const answer = await request.get("/?utm_source=radio", {
				headers: { "accept-language": accepted ?? "" },
				maxRedirects: 0,
			});
			expect(answer.status()).toBe(302);
			expect(answer.headers().location).toBe(`${expected}?utm_source=radio`);
		});
	}

	test("follows the cookie before the browser's language", async ({ request }) => {
		const headers = { "accept-language": "pt", cookie: `${languageKey}=es` };
		expect((await request.get("/", { headers, maxRedirects: 0 })).headers().location).toBe("/es");
	});

	test("follows local storage before the browser's language", async ({ page, context }) => {
		await page.goto("/en");
		await page.evaluate((key) => localStorage.setItem(key, "ht"), languageKey);
		await context.clearCookies();
		await page.goto("/");
		await page.waitForURL("/ht");
	});
});

for (const path of ["/fr", "/fr/about", "/xx/services/iul"]) {
	test(`${path} leads to English`, async ({ request }) => {
		const answer = await request.get(path, { maxRedirects: 0 });
		expect(answer.status()).toBe(302);
		expect(answer.headers().location).toMatch(/^\/en(?:$|\/)/);
	});
}
