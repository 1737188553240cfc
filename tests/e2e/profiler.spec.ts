import type { Page } from "@playwright/test";
import { type Journey, messageTraits } from "#domain/profiling/journey.ts";
import { journeyKey } from "#domain/profiling/journey-key.ts";
import { visitorProfile } from "#domain/profiling/visitor-model.ts";
import { localizedPath } from "#domain/site/pages.ts";
import { expectAccessible } from "#tests/support/accessibility.ts";
import { contactForm, fillContactForm, newVisitor, sendButton } from "#tests/support/contact-form.ts";
import { copy } from "#tests/support/copy.ts";
import { expect, hydrated, test } from "#tests/support/e2e.ts";
import type { Site } from "#tests/support/site.ts";

// Robots have no profile, and a browser without a window calls itself one.
test.use({
	allowed: ["personalization"],
	userAgent: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
});

const sessionOf = (page: Page) =>
	page.evaluate(() => JSON.parse(sessionStorage.getItem("sf_visit") ?? "{}").sessionId as string);

const notes = (page: Page) => page.evaluate((key) => sessionStorage.getItem(key), journeyKey);

/** Opens a page, and waits until it is noted. */
async function open(page: Page, path: string): Promise<void> {
	await page.goto(path);
	await hydrated(page);
	await page.waitForFunction(
		([key, opened]) => JSON.parse(sessionStorage.getItem(key) ?? "{}").views?.at(-1)?.page === opened,
		[journeyKey, path] as const,
	);
}

/** Waits until the page has its true height, so that its end is where it seems to be. */
async function laidOut(page: Page): Promise<void> {
	await page.waitForFunction(() => {
		const typefaces = [...document.fonts].filter(
			({ family, status }) => /^"?(Figtree|Source Serif 4)"?$/.test(family) && status === "loaded",
		);
		const bands = [...document.querySelectorAll<HTMLElement>(".deferred-layout")];
		return typefaces.length === 2 && bands.every((band) => band.style.contentVisibility === "visible");
	});
}

/** The page is left, and with it what it has noted. */
async function leave(page: Page): Promise<void> {
	const sent = page.waitForResponse("**/functions/profile");
	await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pagehide")));
	await sent;
}

async function profilesOf(site: Site, session: string) {
	return (await site.ask("visitorProfiles")).filter(({ session_id }) => session_id === session);
}

/** The profile of this visit, once it is stored and as it should be. */
async function stored(site: Site, page: Page, isReady: (journey: Journey) => boolean) {
	const session = await sessionOf(page);
	await expect.poll(async () => (await profilesOf(site, session)).some(({ journey }) => isReady(journey))).toBe(true);
	const [profile, ...others] = await profilesOf(site, session);
	expect(others).toEqual([]);
	return profile;
}

test("what a visit was like is stored as it is left, judged by the model", async ({ page, site }) => {
	await page.clock.install();
	const paths = ["/en/services/final-expense", "/en/carriers", "/en/licensing"];
	for (const path of paths) {
		await open(page, path);
		if (path === paths[0]) await page.locator("[data-choice=question] summary").first().click();
		await laidOut(page);
		await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
		await page.clock.fastForward(70_000);
		await leave(page);
	}

	const profile = await stored(site, page, ({ views }) => (views[2]?.seconds ?? 0) > 0);
	const journey: Journey = {
		views: paths.map((path) => ({ page: path, seconds: 70, scrolled: 1 })),
		choices: [{ kind: "question", afterViews: 1 }],
	};
	// More than a minute is a minute: how long the test itself took does not matter.
	expect(profile).toMatchObject({ ...visitorProfile(journey) });
	expect(profile?.persona).toBe("C");
	expect(profile?.journey.choices).toEqual(journey.choices);
	expect(profile?.journey.views.map(({ seconds, ...view }) => ({ ...view, long: seconds >= 70 }))).toEqual(
		paths.map((path) => ({ page: path, scrolled: 1, long: true })),
	);
});

test("the style test tells most, and a sent message how it is written", async ({ page, site }) => {
	await open(page, "/en/test-disc");
	await page.locator("input[type=radio][value=S]").evaluateAll((radios) => {
		for (const radio of radios) (radio as HTMLInputElement).click();
	});
	await page.getByRole("button", { name: "See my result" }).click();
	await page.getByRole("heading", { name: "Steady style" }).first().waitFor();
	expect(await stored(site, page, ({ discCounts }) => discCounts !== undefined)).toMatchObject({
		persona: "S",
		journey: { discCounts: { D: 0, I: 0, S: 16, C: 0 } },
	});

	const visitor = newVisitor({ message: "How much is it? And for my wife of 62? Please call!" });
	await open(page, "/en");
	await fillContactForm(page, visitor);
	await contactForm(page).getByRole("checkbox").check();
	await sendButton(page).click();
	await page.getByRole("heading", { name: "Thank You!" }).waitFor();
	const profile = await stored(site, page, ({ message }) => message !== undefined);
	const [lead] = (await site.ask("leads")).filter(({ email }) => email === visitor.email);
	expect(profile).toMatchObject({
		persona: "S",
		contact_submission_id: lead?.id,
		journey: { message: messageTraits(visitor.message) },
	});
	expect(JSON.stringify(profile)).not.toMatch(/@|wife|555/);
});

test.describe("on a first visit", () => {
	test.use({ allowed: "unasked" });
	test("nothing is noted before it is allowed, and nothing is told once it no longer is", async ({
		page,
		context,
		site,
	}) => {
		const told: string[] = [];
		context.on("request", (request) => {
			if (/\/functions\/profile|start-profiler/.test(request.url())) told.push(request.url());
		});
		await page.goto("/en/about");
		await hydrated(page);
		await page.goto("/en/carriers");
		await hydrated(page);
		const notice = page.getByRole("region", { name: copy.en.cookies.title });
		await expect(notice).toBeVisible();
		expect([told, await notes(page)]).toEqual([[], null]);

		await notice.getByRole("button", { name: "Accept All" }).click();
		await expect.poll(() => notes(page)).toContain('"/en/carriers"');
		await page.getByRole("contentinfo").getByRole("button", { name: "Cookie preferences" }).click();
		const dialog = page.getByRole("dialog", { name: "Cookie Preferences" });
		await dialog.getByRole("switch", { name: "Personalization Cookies" }).uncheck();
		await dialog.getByRole("button", { name: "Save Preferences" }).click();
		await expect.poll(() => notes(page)).toBeNull();

		await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pagehide")));
		await page.goto("/en/licensing");
		await hydrated(page);
		expect(await notes(page)).toBeNull();
		expect(told.filter((url) => url.includes("/functions/profile"))).toEqual([]);
		expect(await profilesOf(site, await sessionOf(page))).toEqual([]);
	});
});

for (const locale of ["es", "ht"] as const) {
	test(`in ${locale} visitors see their profile whole, and delete it`, async ({ page, site }) => {
		const words = copy[locale].profile;
		await open(page, localizedPath(locale, "/about"));
		await open(page, localizedPath(locale, "/privacy"));
		const panel = page.getByRole("region", { name: words.title });
		await panel.getByRole("button", { name: words.show }).click();
		await expect(panel.getByRole("status")).toHaveText(words.shown);
		await expect(panel.getByRole("table", { name: words.pages })).toContainText(`/${locale}/about`);
		await expect(panel.getByRole("table", { name: words.pages })).toContainText(`/${locale}/privacy`);
		const session = await sessionOf(page);
		expect(await profilesOf(site, session)).toHaveLength(1);
		// The parts are the same in each language.
		if (locale === "es") await expectAccessible(page);

		await panel.getByRole("button", { name: words.delete }).click();
		await expect(panel.getByRole("status")).toContainText(words.deleted);
		await expect(panel.getByRole("status")).toBeFocused();
		await expect(panel.getByRole("button", { name: words.preferences })).toBeVisible();
		expect([await profilesOf(site, session), await notes(page)]).toEqual([[], null]);
		await panel.getByRole("button", { name: words.show }).click();
		await expect(panel.getByRole("status")).toHaveText(words.none);

		await open(page, localizedPath(locale, "/carriers"));
		expect(JSON.parse((await notes(page)) ?? "{}").views, "a new one begins").toHaveLength(1);
		expect(await profilesOf(site, session)).toEqual([]);
	});
}

test("a server that can't be reached is said, and asked again", async ({ page, problems }) => {
	problems.allow(/503/);
	const words = copy.pt.profile;
	await open(page, "/pt/privacy");
	const panel = page.getByRole("region", { name: words.title });
	const refuse = () => page.route("**/functions/profile", (route) => route.fulfill({ status: 503, body: "" }));
	await refuse();
	await panel.getByRole("button", { name: words.show }).click();
	await expect(panel.getByRole("status")).toHaveText(words.failed.read);
	await page.unroute("**/functions/profile");
	await panel.getByRole("button", { name: words.retry }).click();
	await expect(panel.getByRole("status")).toHaveText(words.shown);

	await refuse();
	await panel.getByRole("button", { name: words.delete }).click();
	await expect(panel.getByRole("status")).toHaveText(words.failed.delete);
	await page.unroute("**/functions/profile");
	await panel.getByRole("button", { name: words.delete }).click();
	await expect(panel.getByRole("status")).toContainText(words.deleted);
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });
	test("the privacy page says how to ask for it", async ({ page }) => {
		await page.goto("/en/privacy");
		await expect(page.locator("#your-profile noscript p")).toContainText("Without JavaScript no profile is made");
		await expect(page.getByRole("button", { name: copy.en.profile.show })).toBeHidden();
	});
});
