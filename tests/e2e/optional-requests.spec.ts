import type { BrowserContext, Page, Request } from "@playwright/test";
import type { OptionalCategory } from "#domain/consent/cookie-consent.ts";
import { answerCookieNotice } from "#tests/support/cookie-answer.ts";
import { cookieNotice, cookiePreferences, nothingOptional, storedConsent } from "#tests/support/cookie-notice.ts";
import { expect, hydrated, test } from "#tests/support/e2e.ts";

test.use({ allowed: "unasked" });

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
	await cookieNotice(page).getByRole("button", { name: "Reject All", exact: true }).click();
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
		await expect(cookieNotice(page)).toContainText("Opt-Out Request Honored");
		await cookieNotice(page).getByRole("button", { name: "Accept All" }).click();
		await expect(cookieNotice(page).getByRole("button", { name: "Close", exact: true })).toBeFocused();
		await expect(cookieNotice(page)).toContainText("Opt-Out Request Honored");
		const kept = await storedConsent(page);
		expect(kept).toMatchObject({ ...nothingOptional, personalization: true });
		expect((await site.ask("cookieConsents")).filter(({ id }) => id === kept.id)).toMatchObject([
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

	test("that only its requests carry, the same", async ({ page, context }) => {
		await context.setExtraHTTPHeaders({ "Sec-GPC": "1" });
		const optional = watchOptionalRequests(context);
		await page.goto("/en");
		await cookieNotice(page).getByRole("button", { name: "Accept All" }).click();
		await expect(cookieNotice(page)).toContainText("Opt-Out Request Honored");
		await expect.poll(() => storedConsent(page)).toMatchObject({ ...nothingOptional, personalization: true });
		expect(optional.filter((request) => !/profil/.test(request))).toEqual([]);
	});
});

test("a new wording of the notice is put to everybody anew", async ({ page, context }) => {
	await answerCookieNotice(context, ["analytics", "marketing", "personalization"], "2020-01");
	const optional = watchOptionalRequests(context);
	await page.goto("/en");
	await expect(cookieNotice(page)).toBeVisible();
	expect(optional).toEqual([]);
});
