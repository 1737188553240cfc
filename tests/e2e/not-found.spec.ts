import { locales } from "#domain/locale/locales.ts";
import { expectAccessible } from "#tests/support/accessibility.ts";
import { copy } from "#tests/support/copy.ts";
import { expect, hydrated, test } from "#tests/support/e2e.ts";
import { sample } from "#tests/support/sample.ts";

for (const locale of sample(locales, 1, "not found")) {
	test(`the page for a missing address is accessible and in ${locale}`, async ({ page, problems }) => {
		problems.allow(/404/);
		await page.goto(`/${locale}/nothing/here`);
		await expect(page.getByRole("heading", { level: 1, name: copy[locale].common.notFound.title })).toBeVisible();
		await hydrated(page);
		await expectAccessible(page);
	});
}

test("'Go Back' returns to the previous page", async ({ page, problems }) => {
	problems.allow(/404/);
	await page.goto("/es");
	await page.goto("/es/nothing", { referer: page.url() });
	await page.getByText(copy.es.common.notFound.back).click();
	await page.waitForURL("/es");
});
