import { locales } from "#domain/locale/locales.ts";
import { appCode } from "#tests/support/authenticator.ts";
import { hydrated } from "#tests/support/e2e.ts";
import { listRoutes } from "#tests/support/route-addresses.ts";
import { sample } from "#tests/support/sample.ts";
import { expect, expectDashboard, setUpApp, shownCodes, signInOnPage, test } from "#tests/support/second-factor.ts";

// Tests of the server's parts ask as every role. Here it is the built site.
test("no address of the dashboard opens with a password alone", async ({ page, openStaffAccount, problems }) => {
	problems.allow(/response: 40\d/);
	const routes = (await listRoutes()).filter(({ path }) => /^\/admin(?:\/|$)/.test(path));
	const addresses = routes.flatMap((route) => route.addresses({}));
	expect(addresses.length).toBeGreaterThan(30);
	await signInOnPage(page, await openStaffAccount("admin"));
	await page.waitForURL(/\/account\/second-factor/);
	const { request } = page.context();
	for (const [index, address] of addresses.entries()) {
		// From many addresses: one alone may not ask for this many pages.
		const from = { "x-forwarded-for": `203.0.113.${index % 250}` };
		const read = await request.get(address, { maxRedirects: 0, headers: from });
		const posted = await request.post(address, {
			maxRedirects: 0,
			form: { release: "x" },
			headers: { ...from, origin: new URL(page.url()).origin },
		});
		for (const answer of [read, posted]) {
			const target = answer.headers().location ?? (await answer.text());
			expect(target, `${address}: ${answer.status()}`).toContain("/account/second-factor");
		}
	}
});

test("the page speaks the language of the browser, and fits a phone", async ({ page, openStaffAccount, site }) => {
	await signInOnPage(page, await openStaffAccount("agent"));
	await page.waitForURL(/\/account\/second-factor/);
	const fits = async (locale: string, name: string) => {
		await expect(page.locator("html")).toHaveAttribute("lang", new RegExp(`^${locale}`));
		for (const width of [360, 768, 1280]) {
			await page.setViewportSize({ width, height: 800 });
			const path = `${process.env.SHOTS}/${name}-${locale}-${width}.png`;
			if (process.env.SHOTS) await page.screenshot({ path, fullPage: true });
			expect(await page.evaluate(() => document.documentElement.scrollWidth), `${name} ${locale} ${width}`).toBe(width);
		}
	};
	const start = page.locator("form:has(input[value=app-start]) button");
	for (const locale of sample(locales, 1, "second factor")) {
		await page.context().addCookies([{ name: "sf_lang", value: locale, url: site.origin }]);
		await page.goto("/account/second-factor");
		await hydrated(page);
		await start.click();
		await expect(page.locator("#app-code")).toBeVisible();
		await fits(locale, "new-app");
	}
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("staff set up an app, and sign in with a code", async ({ page, openStaffAccount, problems }) => {
		problems.allow(/\.js csp$/);
		problems.allow(/\.js csp$/);
		const email = await openStaffAccount("agent");
		await signInOnPage(page, email);
		await page.waitForURL(/\/account\/second-factor/);
		await expect(page.getByText("You need JavaScript to add a passkey.")).toBeVisible();
		const key = await setUpApp(page);
		expect(await shownCodes(page)).toHaveLength(10);
		await page.getByRole("link", { name: "Continue to the dashboard" }).click();
		await expectDashboard(page);
		await page.getByRole("button", { name: "Sign Out" }).click();
		await page.waitForURL(/\/en/);
		await signInOnPage(page, email);
		await page.waitForURL(/\/auth\/second-factor/);
		await page.getByLabel("Code").fill(appCode(key, 1));
		await page.getByRole("button", { name: "Confirm" }).click();
		await expectDashboard(page);
	});
});
