import type { Page } from "@playwright/test";
import { dedicatedStates } from "#content/page-sources.ts";
import { type Locale, languageKey, locales } from "#domain/locale/locales.ts";
import { offlinePath } from "#domain/pages/offline-page.ts";
import { type PageKind, pages, prerenderedPaths } from "#domain/pages/page-registry.ts";
import { articlePaths, isOneOf, localizedPath, statePath } from "#domain/site/pages.ts";
import { expectAccessible } from "#tests/support/accessibility.ts";
import { hydrated, test as publicTest } from "#tests/support/e2e.ts";
import { expect, test } from "#tests/support/e2e-development.ts";
import { newLead } from "#tests/support/incoming-lead.ts";
import { routeAccess } from "#tests/support/route-access.ts";
import { listRoutes } from "#tests/support/route-addresses.ts";
import { sample, sampleVariants } from "#tests/support/sample.ts";
import { expectToFit } from "#tests/support/screen-fit.ts";
import { staffEmail } from "#tests/support/staff.ts";
import { ofThisTurn } from "#tests/support/turns.ts";

/**
 * Every page, with everything unfolded: in the right language, no wider than the screen, and accessible. `npm test` opens a third
 * of the kinds, a page of each, in one of the languages (`turns.ts`). Journeys check only what they alone reach, such as an open dialog.
 */
async function expectSound(page: Page, address: string, locale: Locale): Promise<void> {
	await page.goto(address);
	await hydrated(page);
	await expect(page.locator("html")).toHaveAttribute("lang", new RegExp(`^${locale}`));
	await page.locator("main details").evaluateAll((folded) => {
		for (const each of folded) (each as HTMLDetailsElement).open = true;
	});
	await expectToFit(page, address.replaceAll("/", "-"));
	await expectAccessible(page);
}

const routes = await listRoutes();
/** Articles with a module of their own. */
const ownArticles = routes
	.filter(({ file }) => file !== "routes/marketing/article.tsx")
	.map(({ path }) => path.slice("/:locale".length))
	.filter((path) => isOneOf(articlePaths, path));
/** Each of the other articles combines its blocks in its own way. Pages of the other kinds share a template. */
const samplesOfKind = (kind: PageKind) => (kind === "article" ? 4 : 1);
const states: readonly string[] = dedicatedStates.map(statePath);
const dedicated = [...states, ...ownArticles];
const paths = [
	...[...Map.groupBy(pages, ({ kind }) => kind)].flatMap(([kind, ofKind]) =>
		sample(
			ofKind.map(({ path }) => path).filter((path) => !dedicated.includes(path)),
			samplesOfKind(kind),
			kind,
		),
	),
	...ownArticles,
	...sample(states, 1),
	"/search?q=funeral",
];

for (const [path, locale] of ofThisTurn(sampleVariants(paths, locales))) {
	const address = localizedPath(locale, path);
	publicTest(`${address} is sound`, ({ page }) => expectSound(page, address, locale));
}

for (const locale of sample(locales, 1, "offline")) {
	publicTest(`the offline page in ${locale} is sound`, ({ page }) => expectSound(page, offlinePath(locale), locale));
}

// The text alone decides whether a page fits. Without script, pages open in a moment.
publicTest.describe("without script", () => {
	publicTest.use({ javaScriptEnabled: false });

	for (const locale of locales) {
		const addresses = sampleVariants(prerenderedPaths, locales)
			.filter(([, variant]) => variant === locale)
			.map(([path]) => localizedPath(locale, path));
		publicTest(`public pages in ${locale} fit the smallest screen`, async ({ page }) => {
			await page.setViewportSize({ width: 320, height: 640 });
			for (const address of addresses) {
				await page.goto(address);
				const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
				expect.soft(overflow, `overflow of ${address}`).toBeLessThanOrEqual(0);
			}
		});
	}
});

/** Pages about something that a journey has to make first. It checks them. */
const reachedByJourneys = [
	"/account/email",
	"/auth/invitation",
	"/auth/second-factor",
	"/auth/setup",
	"/blog/preview/:token",
	"/admin/blog/:article/:locale",
	"/admin/blog/:article/:locale/versions",
	"/admin/complaints/:complaint",
	"/admin/leads/change",
	"/admin/leads/import/:import",
	"/admin/people/:person",
	"/admin/settings/:section",
	"/admin/webhooks/:endpoint",
	"/admin/webhooks/:endpoint/:call",
];

const layouts = new Set(routes.flatMap((route) => route.layouts));
const behindSignIn = routes
	.filter(({ file, path }) => file.endsWith(".tsx") && !layouts.has(file) && !path.startsWith("/:locale"))
	.filter(({ file }) => routeAccess[file] !== undefined)
	.map(({ path }) => path);
/** An email from a template is next to its translation in the reader's language. */
const queries: Record<string, string> = {
	"/admin/leads/:lead": "?template=calledYou&reply=ht",
	"/admin/audit": "?kind=all",
};
const staffPaths = [...behindSignIn.filter((path) => !reachedByJourneys.includes(path)), "/auth?tab=sign-up"];

test.describe("behind the sign-in", () => {
	let lead = "";

	test.beforeAll(async ({ site, account }) => {
		await account("admin");
		const longName = { first_name: "Maximiliano-Sebastián", last_name: "Wolfeschlegelsteinhausenberger" };
		lead = (await newLead(site, { ...longName, name: "", message: `Bonjou ${"a".repeat(80)}` })).id;
		await site.ask("addLeads", [{ firstName: "Sam", lastName: "Spam", spamReasons: ["honeypot_filled"] }]);
		await site.ask("giveTask", staffEmail("admin"), { name: "Jean", text: "Call about the quote", minutesAgo: 10 });
		await site.ask("giveTask", staffEmail("admin"), { name: "Rosa", text: "Ask for her heirs", minutesAgo: -120 });
	});

	test("pages that journeys check are pages of the site", () => {
		expect(reachedByJourneys.filter((path) => !behindSignIn.includes(path))).toEqual([]);
	});

	for (const [path, locale] of ofThisTurn(sampleVariants(staffPaths, locales))) {
		test(`${path} in ${locale} is sound`, async ({ page, context, site, signInAs }) => {
			if (!path.startsWith("/auth")) await signInAs("admin");
			await context.addCookies([{ name: languageKey, value: locale, url: site.origin }]);
			await expectSound(page, path.replace(":lead", lead) + (queries[path] ?? ""), locale);
		});
	}
});
