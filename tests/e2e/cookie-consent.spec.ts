import { cookieTextVersion } from "#domain/consent/cookie-consent.ts";
import { locales } from "#domain/locale/locales.ts";
import { expectAccessible } from "#tests/support/accessibility.ts";
import { cookieNotice, cookiePreferences, nothingOptional, storedConsent } from "#tests/support/cookie-notice.ts";
import { copy } from "#tests/support/copy.ts";
import { expect, hydrated, test } from "#tests/support/e2e.ts";
import { sample } from "#tests/support/sample.ts";

const everything = { analytics: true, marketing: true, personalization: true };

test.use({ allowed: "unasked" });

for (const [button, choice] of [
	["Accept All", everything],
	["Reject All", nothingOptional],
	["Close and reject all", nothingOptional],
] as const) {
	test(`${button} is stored with a date, logged under a random id, and closes the notice for good`, async ({
		page,
		site,
	}) => {
		await page.goto("/en");
		await expect(cookieNotice(page)).toBeVisible();
		expect(await storedConsent(page)).toBeNull();
		const logged = page.waitForResponse("**/functions/consent");
		await cookieNotice(page).getByRole("button", { name: button, exact: true }).click();
		await logged;
		await expect(cookieNotice(page)).toBeHidden();
		const stored = await storedConsent(page);
		expect(stored).toMatchObject({ necessary: true, ...choice, version: cookieTextVersion });
		expect(new Date(stored.date).toISOString()).toBe(stored.date);
		const rows = (await site.ask("cookieConsents")).filter(({ id }) => id === stored.id);
		const categories = Object.entries(choice).flatMap(([category, on]) => (on ? [category] : []));
		expect(rows).toMatchObject([{ categories: ["necessary", ...categories], gpc: false, locale: "en" }]);

		await page.goto("/en/about");
		await hydrated(page);
		await expect(cookieNotice(page)).toBeHidden();
	});
}

test("the preferences have four switches; Cancel changes nothing, and Save stores the choice", async ({
	page,
	site,
}) => {
	await page.goto("/en");
	await cookieNotice(page).getByRole("button", { name: "Customize" }).click();
	const switches = cookiePreferences(page).getByRole("switch");
	await expect(switches).toHaveCount(4);
	const necessary = cookiePreferences(page).getByRole("switch", { name: "Necessary Cookies" });
	await expect(necessary).toBeChecked();
	await expect(necessary).toBeDisabled();
	for (const name of ["Analytics Cookies", "Marketing Cookies", "Personalization Cookies"]) {
		await expect(cookiePreferences(page).getByRole("switch", { name })).not.toBeChecked();
	}
	await cookiePreferences(page).getByRole("switch", { name: "Marketing Cookies" }).check();
	await cookiePreferences(page).getByRole("button", { name: "Cancel" }).click();
	await expect(cookiePreferences(page)).toBeHidden();
	expect(await storedConsent(page)).toBeNull();

	await cookieNotice(page).getByRole("button", { name: "Customize" }).click();
	await expect(cookiePreferences(page).getByRole("switch", { name: "Marketing Cookies" })).not.toBeChecked();
	await cookiePreferences(page).getByRole("switch", { name: "Personalization Cookies" }).check();
	await cookiePreferences(page).getByRole("button", { name: "Save Preferences" }).click();
	await expect(cookiePreferences(page)).toBeHidden();
	await expect(cookieNotice(page)).toBeHidden();
	const stored = await storedConsent(page);
	expect(stored).toMatchObject({ ...nothingOptional, personalization: true });
	expect((await site.ask("cookieConsents")).filter(({ id }) => id === stored.id)).toHaveLength(1);

	// A button in the footer of every page opens the preferences again.
	await page.goto("/en/about");
	await hydrated(page);
	await page.getByRole("contentinfo").getByRole("button", { name: "Cookie preferences" }).click();
	await expect(cookiePreferences(page).getByRole("switch", { name: "Personalization Cookies" })).toBeChecked();
	await cookiePreferences(page).getByRole("switch", { name: "Personalization Cookies" }).uncheck();
	await cookiePreferences(page).getByRole("button", { name: "Save Preferences" }).click();
	await expect(page.getByRole("status").filter({ hasText: "We’ve saved your cookie choices." })).toBeAttached();
	expect(await storedConsent(page)).toMatchObject(nothingOptional);
});

test("a switch that is moved before its script is there stays", async ({ page }) => {
	const held = Promise.withResolvers<void>();
	let isHeld = false;
	await page.route(/\/assets\/idle-[^/]+\.js/, async (route) => {
		isHeld = true;
		await held.promise;
		await route.continue();
	});
	await page.goto("/en/about");
	await page.getByRole("contentinfo").getByRole("button", { name: "Cookie preferences" }).click();
	const marketing = cookiePreferences(page).getByRole("switch", { name: "Marketing Cookies" });
	await marketing.check();
	await expect.poll(() => isHeld, "the file that has the script").toBe(true);
	held.resolve();
	// The notice is shown by the same script.
	await expect(cookieNotice(page)).toBeVisible();
	await expect(marketing).toBeChecked();
	await cookiePreferences(page).getByRole("button", { name: "Save Preferences" }).click();
	await expect(cookiePreferences(page)).toBeHidden();
	expect(await storedConsent(page)).toMatchObject({ ...nothingOptional, marketing: true });
});

test("nothing is allowed if the consent cannot be recorded", async ({ page, problems }) => {
	problems.allow(/503/);
	await page.route("**/functions/consent", (route) => route.fulfill({ status: 503, json: { error: "unavailable" } }));
	await page.goto("/en");
	await cookieNotice(page).getByRole("button", { name: "Accept All" }).click();
	await expect(cookieNotice(page).getByRole("alert")).toContainText("couldn’t record your choice");
	expect(await storedConsent(page)).toBeNull();
	await cookieNotice(page).getByRole("button", { name: "Reject All", exact: true }).click();
	await expect(cookieNotice(page)).toBeHidden();
	expect(await storedConsent(page)).toMatchObject(nothingOptional);
});

test("the notice comes first by keyboard, can be customized, and returns the focus to the page", async ({ page }) => {
	await page.goto("/en");
	await expect(cookieNotice(page)).toBeVisible();
	await page.keyboard.press("Tab");
	await expect(page.locator(".skip-link")).toBeFocused();
	for (const name of ["Cookie policy", "Accept All", "Reject All", "Customize"]) {
		await page.keyboard.press("Tab");
		await expect(cookieNotice(page).getByText(name, { exact: true })).toBeFocused();
	}
	await page.keyboard.press("Enter");
	await expect(cookiePreferences(page)).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(cookiePreferences(page)).toBeHidden();
	await expect(cookieNotice(page).getByRole("button", { name: "Customize" })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(cookiePreferences(page).getByRole("switch", { name: "Analytics Cookies" })).toBeFocused();
	await page.keyboard.press("Tab");
	await page.keyboard.press("Tab");
	const personalization = cookiePreferences(page).getByRole("switch", { name: "Personalization Cookies" });
	await expect(personalization).toBeFocused();
	await page.keyboard.press("Space");
	await expect(personalization).toBeChecked();
	await page.keyboard.press("Enter");
	await expect(cookieNotice(page)).toBeHidden();
	await expect(page.locator("#main")).toBeFocused();
	expect(await storedConsent(page)).toMatchObject({ ...nothingOptional, personalization: true });
});

test("the notice and the preferences are accessible and shift no layout", async ({ page }) => {
	await page.addInitScript(() => {
		const shifts: number[] = [];
		Object.assign(window, { shifts });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.push(entry.value);
		}).observe({ type: "layout-shift", buffered: true });
	});
	await page.goto("/en/about");
	await expect(cookieNotice(page)).toBeVisible();
	await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
	const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
	expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThanOrEqual(0.01);
	await expectAccessible(page);
	await cookieNotice(page).getByRole("button", { name: "Customize" }).click();
	await expectAccessible(page);
});

for (const locale of sample(locales, 1, "cookie notice")) {
	test(`the notice in ${locale} covers less than half of a small phone and is readable at 400% zoom`, async ({
		page,
	}) => {
		await page.setViewportSize({ width: 360, height: 740 });
		await page.goto(`/${locale}`);
		await expect(cookieNotice(page, locale)).toBeVisible();
		const box = await cookieNotice(page, locale).boundingBox();
		expect(box?.height).toBeLessThan(370);
		expect(box?.width).toBe(360);
		// 1280 by 1024 at 400% zoom.
		await page.setViewportSize({ width: 320, height: 256 });
		const reject = cookieNotice(page, locale).getByRole("button", {
			name: copy[locale].cookies.rejectAll,
			exact: true,
		});
		await reject.scrollIntoViewIfNeeded();
		await expect(reject).toBeInViewport({ ratio: 1 });
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
		await reject.click();
		await expect(cookieNotice(page, locale)).toBeHidden();
	});
}
