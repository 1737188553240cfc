import type { BrowserContext, Page, Request } from "@playwright/test";
import {
	consentDateKey,
	consentKey,
	cookieTextVersion,
	type OptionalCategory,
} from "#domain/consent/cookie-consent.ts";
import { locales } from "#i18n/locales.ts";
import { expectAccessible } from "#tests/support/accessibility.ts";
import { answerCookieNotice } from "#tests/support/cookie-answer.ts";
import { copy } from "#tests/support/copy.ts";
import { expect, hydrated, test } from "#tests/support/e2e.ts";

const nothing = { analytics: false, marketing: false, personalization: false };
const everything = { analytics: true, marketing: true, personalization: true };

const notice = (page: Page, locale: keyof typeof copy = "en") =>
	page.getByRole("region", { name: copy[locale].cookies.title });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Cookie Preferences" });

async function keptAnswer(page: Page) {
	const [kept, date] = await page.evaluate(
		(keys) => keys.map((key) => localStorage.getItem(key)),
		[consentKey, consentDateKey],
	);
	return kept === null || kept === undefined ? null : { ...JSON.parse(kept), date };
}

test.use({ allowed: "unasked" });

for (const [button, choice] of [
	["Accept All", everything],
	["Reject All", nothing],
	["Close and reject all", nothing],
] as const) {
	test(`${button} is kept, dated and logged under a random id, and the notice does not come back`, async ({
		page,
		site,
	}) => {
		await page.goto("/en");
		await expect(notice(page)).toBeVisible();
		expect(await keptAnswer(page)).toBeNull();
		const logged = page.waitForResponse("**/functions/consent");
		await notice(page).getByRole("button", { name: button, exact: true }).click();
		await logged;
		await expect(notice(page)).toBeHidden();
		const kept = await keptAnswer(page);
		expect(kept).toMatchObject({ necessary: true, ...choice, version: cookieTextVersion });
		expect(new Date(kept.date).toISOString()).toBe(kept.date);
		const rows = (await site.ask("cookieConsents")).filter(({ id }) => id === kept.id);
		const categories = Object.entries(choice).flatMap(([category, on]) => (on ? [category] : []));
		expect(rows).toMatchObject([{ categories: ["necessary", ...categories], gpc: false, locale: "en" }]);

		await page.goto("/en/about");
		await hydrated(page);
		await expect(notice(page)).toBeHidden();
	});
}

test("the preferences are four switches; cancelled they change nothing, saved they hold", async ({ page, site }) => {
	await page.goto("/en");
	await notice(page).getByRole("button", { name: "Customize" }).click();
	const switches = dialog(page).getByRole("switch");
	await expect(switches).toHaveCount(4);
	const necessary = dialog(page).getByRole("switch", { name: "Necessary Cookies" });
	await expect(necessary).toBeChecked();
	await expect(necessary).toBeDisabled();
	for (const name of ["Analytics Cookies", "Marketing Cookies", "Personalization Cookies"]) {
		await expect(dialog(page).getByRole("switch", { name })).not.toBeChecked();
	}
	await dialog(page).getByRole("switch", { name: "Marketing Cookies" }).check();
	await dialog(page).getByRole("button", { name: "Cancel" }).click();
	await expect(dialog(page)).toBeHidden();
	expect(await keptAnswer(page)).toBeNull();

	await notice(page).getByRole("button", { name: "Customize" }).click();
	await expect(dialog(page).getByRole("switch", { name: "Marketing Cookies" })).not.toBeChecked();
	await dialog(page).getByRole("switch", { name: "Personalization Cookies" }).check();
	await dialog(page).getByRole("button", { name: "Save Preferences" }).click();
	await expect(dialog(page)).toBeHidden();
	await expect(notice(page)).toBeHidden();
	const kept = await keptAnswer(page);
	expect(kept).toMatchObject({ ...nothing, personalization: true });
	expect((await site.ask("cookieConsents")).filter(({ id }) => id === kept.id)).toHaveLength(1);

	// The foot of every page opens them again, as they were answered.
	await page.goto("/en/about");
	await hydrated(page);
	await page.getByRole("contentinfo").getByRole("button", { name: "Cookie preferences" }).click();
	await expect(dialog(page).getByRole("switch", { name: "Personalization Cookies" })).toBeChecked();
	await dialog(page).getByRole("switch", { name: "Personalization Cookies" }).uncheck();
	await dialog(page).getByRole("button", { name: "Save Preferences" }).click();
	await expect(page.getByRole("status").filter({ hasText: "Your cookie choice is saved." })).toBeAttached();
	expect(await keptAnswer(page)).toMatchObject(nothing);
});

test("a new wording of the notice is put to everybody anew", async ({ page, context }) => {
	await answerCookieNotice(context, ["analytics", "marketing", "personalization"], "2020-01");
	const optional = watchOptionalRequests(context);
	await page.goto("/en");
	await expect(notice(page)).toBeVisible();
	expect(optional).toEqual([]);
});

test("what can't be put on record is not allowed", async ({ page, problems }) => {
	problems.allow(/503/);
	await page.route("**/functions/consent", (route) => route.fulfill({ status: 503, json: { error: "unavailable" } }));
	await page.goto("/en");
	await notice(page).getByRole("button", { name: "Accept All" }).click();
	await expect(notice(page).getByRole("alert")).toContainText("could not be recorded");
	expect(await keptAnswer(page)).toBeNull();
	await notice(page).getByRole("button", { name: "Reject All", exact: true }).click();
	await expect(notice(page)).toBeHidden();
	expect(await keptAnswer(page)).toMatchObject(nothing);
});

/** Everything that only a visitor's word may cause. */
function watchOptionalRequests(context: BrowserContext): string[] {
	const optional: string[] = [];
	const note = (request: Request) => {
		const { pathname, hostname } = new URL(request.url());
		const ours = hostname === "127.0.0.1";
		if (!ours || /^\/functions\/(?:events|profile|tag-manager)/.test(pathname)) {
			optional.push(ours ? pathname : hostname);
		}
		if (/start-analytics|tag-manager|load-embed|start-profiler/.test(pathname) && pathname.startsWith("/assets/")) {
			optional.push(pathname.replace(/^\/assets\/|-[\w-]{8}\.js$/g, ""));
		}
	};
	context.on("request", note);
	return optional;
}

/** Reads a few pages of each kind to their end, and leaves. */
async function walk(page: Page): Promise<void> {
	for (const path of ["/en", "/en/services/iul", "/es/services/final-expense/texas", "/en/calculator", "/ht/privacy"]) {
		await page.goto(path);
		await hydrated(page);
		await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
		await page.locator("h1").click();
	}
	await page.goto("/en/about");
	await hydrated(page);
}

const storedKeys = (page: Page) =>
	page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort());

for (const [name, allowed] of [
	["without an answer", "unasked"],
	["after a refusal", []],
] as const) {
	test.describe(name, () => {
		test.use({ allowed });
		test("a walk through the site makes no optional request and stores nothing optional", async ({ page, context }) => {
			const optional = watchOptionalRequests(context);
			await walk(page);
			expect(optional).toEqual([]);
			expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
			// The state and the kept answers of a form are necessary too; what is for analytics or profiling is not here.
			const keys = await storedKeys(page);
			expect(keys.filter((key) => /event|profil|journey|analytic|_ga|gtm/i.test(key))).toEqual([]);
			expect(
				(await context.cookies()).map(({ name: cookie }) => cookie).filter((cookie) => cookie !== "sf_lang"),
			).toEqual([]);
		});
	});
}

for (const [category, expected, forbidden] of [
	["analytics", ["/functions/events", "/functions/tag-manager"], ["www.google.com", "start-profiler"]],
	["marketing", ["/functions/tag-manager", "www.google.com"], ["/functions/events", "start-profiler"]],
	["personalization", ["/functions/profile"], ["/functions/events", "/functions/tag-manager", "www.google.com"]],
] as [OptionalCategory, string[], string[]][]) {
	test.describe(`with ${category} alone`, () => {
		test.use({ allowed: [category] });
		test("exactly its own parts run", async ({ page, context, problems }) => {
			problems.allow(/request to another host: https:\/\/www\.google\.com\/maps/);
			await context.route("https://www.google.com/**", (route) =>
				route.fulfill({ contentType: "text/html", body: "<title>Map</title>" }),
			);
			const optional = watchOptionalRequests(context);
			await page.goto("/en");
			await hydrated(page);
			await page.locator("[data-embed]").first().scrollIntoViewIfNeeded();
			if (category === "marketing") await expect(page.locator("[data-embed] iframe")).toBeAttached();
			if (category === "personalization") await page.waitForFunction(() => "sf_journey" in sessionStorage);
			// What happened on a page is sent as the visitor leaves it.
			await page.evaluate(() => window.dispatchEvent(new Event("pagehide")));
			for (const request of expected) await expect.poll(() => optional).toContain(request);
			for (const request of forbidden) expect(optional).not.toContain(request);
		});
	});
}

test("a map loads at a click, and only then", async ({ page, context, problems }) => {
	problems.allow(/request to another host: https:\/\/www\.google\.com\/maps/);
	await context.route("https://www.google.com/**", (route) =>
		route.fulfill({ contentType: "text/html", body: "<title>Map</title>" }),
	);
	await page.goto("/en");
	await hydrated(page);
	await notice(page).getByRole("button", { name: "Reject All", exact: true }).click();
	await expect(page.locator("iframe")).toHaveCount(0);
	await page.getByRole("button", { name: "Show the map" }).click();
	await expect(page.getByTitle("Map of our office in Sarasota")).toHaveAttribute(
		"src",
		/^https:\/\/www\.google\.com\/maps\?q=.*output=embed$/,
	);
});

test.describe("under Global Privacy Control", () => {
	test("that the page sees, analytics and marketing stay off even after Accept All, and it is said", async ({
		page,
		context,
		site,
	}) => {
		await context.addInitScript(() =>
			Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { value: true }),
		);
		const optional = watchOptionalRequests(context);
		await page.goto("/en");
		await expect(notice(page)).toContainText("Opt-Out Request Honored");
		await notice(page).getByRole("button", { name: "Accept All" }).click();
		await expect(notice(page).getByRole("button", { name: "Close", exact: true })).toBeFocused();
		await expect(notice(page)).toContainText("Opt-Out Request Honored");
		const kept = await keptAnswer(page);
		expect(kept).toMatchObject({ ...nothing, personalization: true });
		expect((await site.ask("cookieConsents")).filter(({ id }) => id === kept.id)).toMatchObject([
			{ categories: ["necessary", "personalization"], gpc: true },
		]);
		await notice(page).getByRole("button", { name: "Close", exact: true }).click();
		await expect(notice(page)).toBeHidden();
		await page.getByRole("button", { name: "Cookie preferences" }).click();
		await expect(dialog(page)).toContainText("Opt-Out Request Honored");
		await expect(dialog(page).getByRole("switch", { name: "Analytics Cookies" })).toBeDisabled();
		await expect(dialog(page).getByRole("switch", { name: "Personalization Cookies" })).toBeChecked();
		expect(optional.filter((request) => !/profil/.test(request))).toEqual([]);
	});

	test("that only its requests carry, the same", async ({ page, context }) => {
		await context.setExtraHTTPHeaders({ "Sec-GPC": "1" });
		const optional = watchOptionalRequests(context);
		await page.goto("/en");
		await notice(page).getByRole("button", { name: "Accept All" }).click();
		await expect(notice(page)).toContainText("Opt-Out Request Honored");
		expect(await keptAnswer(page)).toMatchObject({ ...nothing, personalization: true });
		expect(optional.filter((request) => !/profil/.test(request))).toEqual([]);
	});
});

test("by keyboard: asked first, customized, saved, and back to the page", async ({ page }) => {
	await page.goto("/en");
	await expect(notice(page)).toBeVisible();
	await page.keyboard.press("Tab");
	await expect(page.locator(".skip-link")).toBeFocused();
	for (const name of ["Cookie policy", "Accept All", "Reject All", "Customize"]) {
		await page.keyboard.press("Tab");
		await expect(notice(page).getByText(name, { exact: true })).toBeFocused();
	}
	await page.keyboard.press("Enter");
	await expect(dialog(page)).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(dialog(page)).toBeHidden();
	await expect(notice(page).getByRole("button", { name: "Customize" })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(dialog(page).getByRole("switch", { name: "Analytics Cookies" })).toBeFocused();
	await page.keyboard.press("Tab");
	await page.keyboard.press("Tab");
	await expect(dialog(page).getByRole("switch", { name: "Personalization Cookies" })).toBeFocused();
	await page.keyboard.press("Space");
	await page.keyboard.press("Enter");
	await expect(notice(page)).toBeHidden();
	await expect(page.locator("#main")).toBeFocused();
	expect(await keptAnswer(page)).toMatchObject({ ...nothing, personalization: true });
});

test("the notice and the preferences are accessible, and nothing on the page moves", async ({ page }) => {
	await page.addInitScript(() => {
		const shifts: number[] = [];
		Object.assign(window, { shifts });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.push(entry.value);
		}).observe({ type: "layout-shift", buffered: true });
	});
	await page.goto("/en/about");
	await expect(notice(page)).toBeVisible();
	await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
	const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
	expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThanOrEqual(0.01);
	await expectAccessible(page);
	await notice(page).getByRole("button", { name: "Customize" }).click();
	await expectAccessible(page);
});

for (const locale of locales) {
	test(`the notice in ${locale} leaves most of a small phone free, and can be read at 400 %`, async ({ page }) => {
		await page.setViewportSize({ width: 360, height: 740 });
		await page.goto(`/${locale}`);
		await expect(notice(page, locale)).toBeVisible();
		const box = await notice(page, locale).boundingBox();
		expect(box?.height).toBeLessThan(370);
		expect(box?.width).toBe(360);
		// 1280 by 1024 at 400 %.
		await page.setViewportSize({ width: 320, height: 256 });
		const reject = notice(page, locale).getByRole("button", { name: copy[locale].cookies.rejectAll, exact: true });
		await reject.scrollIntoViewIfNeeded();
		await expect(reject).toBeInViewport({ ratio: 1 });
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
		await reject.click();
		await expect(notice(page, locale)).toBeHidden();
	});
}
