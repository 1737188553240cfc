import type { BrowserContext, Page, Request } from "@playwright/test";
import type { OptionalCategory } from "#domain/consent/cookie-consent.ts";
import { answerCookieNotice } from "#tests/support/cookie-answer.ts";
import { cookieNotice, cookiePreferences, nothingOptional, storedConsent } from "#tests/support/cookie-notice.ts";
import { expect, hydrated, test } from "#tests/support/e2e.ts";

test.use({ allowed: "unasked" });

/** Records the requests that need consent. */
function watchOptionalRequests(context: BrowserContext): string[] {
	const optional: string[] = [];
	const record = (request: Request) => {
		const { pathname, hostname } = new URL(request.url());
		const ours = hostname === "localhost";
		if (!ours || /^\/functions\/(?:events|profile|tag-manager)/.test(pathname)) {
			optional.push(ours ? pathname : hostname);
		}
		if (/start-analytics|tag-manager|load-embed|start-profiler/.test(pathname) && pathname.startsWith("/assets/")) {
			optional.push(pathname.replace(/^\/assets\/|-[\w-]{8}\.js$/g, ""));
		}
	};
	context.on("request", record);
	return optional;
}

/** Scrolls through pages of several kinds. */
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
		test("a visit makes no optional request and stores nothing optional", async ({ page, context }) => {
			const optional = watchOptionalRequests(context);
			await walk(page);
			expect(optional).toEqual([]);
			expect(await page.evaluate(() => window.dataLayer)).toBeUndefined();
			// The state and the stored answers of a form are necessary. Keys for analytics or profiling are not.
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
	test.describe(`with only ${category} allowed`, () => {
		test.use({ allowed: [category] });
		test("only its own parts run", async ({ page, context, problems }) => {
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
			// Events are sent when the visitor leaves the page.
			await page.evaluate(() => window.dispatchEvent(new Event("pagehide")));
			for (const request of expected) await expect.poll(() => optional).toContain(request);
			for (const request of forbidden) expect(optional).not.toContain(request);
		});
	});
}

test("a map loads only after a click", async ({ page, context, problems }) => {
	problems.allow(/request to another host: https:\/\/www\.google\.com\/maps/);
	await context.route("https://www.google.com/**", (route) =>
		route.fulfill({ contentType: "text/html", body: "<title>Map</title>" }),
	);
	await page.goto("/en");
	await hydrated(page);
	await cookieNotice(page).getByRole("button", { name: "Reject All", exact: true }).click();
	await expect(page.locator("iframe")).toHaveCount(0);
	await page.getByRole("button", { name: "Show the map" }).click();
	await expect(page.getByTitle("Map of our office in Sarasota")).toHaveAttribute(
		"src",
		/^https:\/\/www\.google\.com\/maps\?q=.*output=embed$/,
	);
});

test.describe("with Global Privacy Control", () => {
	test("in the browser, analytics and marketing stay off after Accept All, and the notice says so", async ({
		page,
		context,
		site,
	}) => {
		await context.addInitScript(() =>
			Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { value: true }),
		);
		const optional = watchOptionalRequests(context);
		await page.goto("/en");
		await expect(cookieNotice(page)).toContainText("Opt-Out Request Honored");
		await cookieNotice(page).getByRole("button", { name: "Accept All" }).click();
		await expect(cookieNotice(page).getByRole("button", { name: "Close", exact: true })).toBeFocused();
		await expect(cookieNotice(page)).toContainText("Opt-Out Request Honored");
		const stored = await storedConsent(page);
		expect(stored).toMatchObject({ ...nothingOptional, personalization: true });
		expect((await site.ask("cookieConsents")).filter(({ id }) => id === stored.id)).toMatchObject([
			{ categories: ["necessary", "personalization"], gpc: true },
		]);
		await cookieNotice(page).getByRole("button", { name: "Close", exact: true }).click();
		await expect(cookieNotice(page)).toBeHidden();
		await page.getByRole("button", { name: "Cookie preferences" }).click();
		await expect(cookiePreferences(page)).toContainText("Opt-Out Request Honored");
		await expect(cookiePreferences(page).getByRole("switch", { name: "Analytics Cookies" })).toBeDisabled();
		await expect(cookiePreferences(page).getByRole("switch", { name: "Personalization Cookies" })).toBeChecked();
		expect(optional.filter((request) => !/profil/.test(request))).toEqual([]);
	});

	test("in request headers only, analytics and marketing stay off too", async ({ page, context }) => {
		await context.setExtraHTTPHeaders({ "Sec-GPC": "1" });
		const optional = watchOptionalRequests(context);
		await page.goto("/en");
		await cookieNotice(page).getByRole("button", { name: "Accept All" }).click();
		await expect(cookieNotice(page)).toContainText("Opt-Out Request Honored");
		await expect.poll(() => storedConsent(page)).toMatchObject({ ...nothingOptional, personalization: true });
		expect(optional.filter((request) => !/profil/.test(request))).toEqual([]);
	});
});

test("a new version of the notice is shown to everybody again", async ({ page, context }) => {
	await answerCookieNotice(context, ["analytics", "marketing", "personalization"], "2020-01");
	const optional = watchOptionalRequests(context);
	await page.goto("/en");
	await expect(cookieNotice(page)).toBeVisible();
	expect(optional).toEqual([]);
});
