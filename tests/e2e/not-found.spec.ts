import { locales } from "#domain/locale/locales.ts";
import { expectAccessible } from "#tests/support/accessibility.ts";
import { copy } from "#tests/support/copy.ts";
import { expect, hydrated, test } from "#tests/support/e2e.ts";

for (const locale of locales) {
	test(`a page that does not exist says so in ${locale}`, async ({ page, problems }) => {
		problems.allow(/404/);
		const { notFound } = copy[locale].common;
		const answer = await page.goto(`/${locale}/nothing/here`);
		expect(answer?.status()).toBe(404);
		await expect(page.getByRole("heading", { level: 1, name: notFound.title })).toBeVisible();
		await expect(page.getByText(notFound.text)).toBeVisible();
		await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
		await expect(page.getByRole("link", { name: notFound.home })).toHaveAttribute("href", `/${locale}`);
		await hydrated(page);
		await expectAccessible(page);
	});
}

test("'Go Back' leads to the page before", async ({ page, problems }) => {
	problems.allow(/404/);
	await page.goto("/es");
	await page.goto("/es/nothing", { referer: page.url() });
	await page.getByText(copy.es.common.notFound.back).click();
	await page.waitForURL("/es");
});

for (const path of ["/nothing-here", "/wp-login.php", "/assets/nothing.js", "/functions/nothing", "/api/nothing"]) {
	test(`${path} is not found`, async ({ request }) => {
		expect((await request.get(path)).status()).toBe(404);
	});
}

test("an unknown address outside of any language says 'Page Not Found'", async ({ page, problems }) => {
	problems.allow(/404/);
	await page.goto("/nothing-here");
	await expect(page.getByRole("heading", { level: 1, name: "Page Not Found" })).toBeVisible();
	await expect(page.getByText("Sorry, the page you're looking for doesn't exist or has been moved.")).toBeVisible();
});
