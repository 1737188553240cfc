import type { Page } from "@playwright/test";
import { type Journey, messageTraits } from "#domain/profiling/journey.ts";
import { journeyKey } from "#domain/profiling/journey-key.ts";
import { visitorProfile } from "#domain/profiling/visitor-model.ts";
import { localizedPath } from "#domain/site/pages.ts";
import { expectAccessible } from "#tests/support/accessibility.ts";
import { fillContactForm, newVisitor, sendButton } from "#tests/support/contact-form.ts";
import { copy } from "#tests/support/copy.ts";
import { expect, hydrated, test } from "#tests/support/e2e.ts";
import type { Site } from "#tests/support/site.ts";

// Robots get no profile, and headless browsers identify as robots.
test.use({
	allowed: ["personalization"],
	userAgent: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
});

const sessionOf = (page: Page) =>
	page.evaluate(() => JSON.parse(sessionStorage.getItem("sf_visit") ?? "{}").sessionId as string);

const storedJourney = (page: Page) => page.evaluate((key) => sessionStorage.getItem(key), journeyKey);

/** Opens a page and waits until the journey contains it. */
async function open(page: Page, path: string): Promise<void> {
	await page.goto(path);
	await hydrated(page);
	await page.waitForFunction(
		([key, opened]) => JSON.parse(sessionStorage.getItem(key) ?? "{}").views?.at(-1)?.page === opened,
		[journeyKey, path] as const,
	);
}

/** Waits until all sections are laid out, so that the height of the page is final. */
async function laidOut(page: Page): Promise<void> {
	await page.waitForFunction(() => {
		const typefaces = [...document.fonts].filter(
			({ family, status }) => /^"?(Figtree|Source Serif 4)"?$/.test(family) && status === "loaded",
		);
		const sections = [...document.querySelectorAll<HTMLElement>(".deferred-layout")];
		return typefaces.length === 2 && sections.every((section) => section.style.contentVisibility === "visible");
	});
}

/** Leaves the page, which sends the journey. */
async function leave(page: Page): Promise<void> {
	const sent = page.waitForResponse("**/functions/profile");
	await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pagehide")));
	await sent;
}

async function profilesOf(site: Site, session: string) {
	return (await site.ask("visitorProfiles")).filter(({ session_id }) => session_id === session);
}

/** Waits until the profile of this visit is stored and ready. */
async function stored(site: Site, page: Page, isReady: (journey: Journey) => boolean) {
	const session = await sessionOf(page);
	await expect.poll(async () => (await profilesOf(site, session)).some(({ journey }) => isReady(journey))).toBe(true);
	const [profile, ...others] = await profilesOf(site, session);
	expect(others).toEqual([]);
	return profile;
}

test("a profile is stored when the visitor leaves, with the scores of the model", async ({ page, site }) => {
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
	// The model treats all times over a minute alike, so the duration of the test does not matter.
	expect(profile).toMatchObject({ ...visitorProfile(journey) });
	expect(profile?.persona).toBe("C");
	expect(profile?.journey.choices).toEqual(journey.choices);
	expect(profile?.journey.views.map(({ seconds, ...view }) => ({ ...view, long: seconds >= 70 }))).toEqual(
		paths.map((path) => ({ page: path, scrolled: 1, long: true })),
	);
});

test("the style test and the traits of a sent message are in the profile", async ({ page, site }) => {
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
	test("nothing is stored or sent before consent or after its withdrawal", async ({ page, context, site }) => {
		const requests: string[] = [];
		context.on("request", (request) => {
			if (/\/functions\/profile|start-profiler/.test(request.url())) requests.push(request.url());
		});
		await page.goto("/en/about");
		await hydrated(page);
		await page.goto("/en/carriers");
		await hydrated(page);
		const notice = page.getByRole("region", { name: copy.en.cookies.title });
		await expect(notice).toBeVisible();
		expect([requests, await storedJourney(page)]).toEqual([[], null]);

		await notice.getByRole("button", { name: "Accept All" }).click();
		await expect.poll(() => storedJourney(page)).toContain('"/en/carriers"');
		await page.getByRole("contentinfo").getByRole("button", { name: "Cookie preferences" }).click();
		const dialog = page.getByRole("dialog", { name: "Cookie Preferences" });
		await dialog.getByRole("switch", { name: "Personalization Cookies" }).uncheck();
		await dialog.getByRole("button", { name: "Save Preferences" }).click();
		await expect.poll(() => storedJourney(page)).toBeNull();

		await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pagehide")));
		await page.goto("/en/licensing");
		await hydrated(page);
		expect(await storedJourney(page)).toBeNull();
		expect(requests.filter((url) => url.includes("/functions/profile"))).toEqual([]);
		expect(await profilesOf(site, await sessionOf(page))).toEqual([]);
	});
});

for (const locale of ["es", "ht"] as const) {
	test(`in ${locale} visitors see their whole profile and delete it`, async ({ page, site }) => {
		const profileCopy = copy[locale].profile;
		await open(page, localizedPath(locale, "/about"));
		await open(page, localizedPath(locale, "/privacy"));
		const panel = page.getByRole("region", { name: profileCopy.title });
		await panel.getByRole("button", { name: profileCopy.show }).click();
		await expect(panel.getByRole("status")).toHaveText(profileCopy.shown);
		await expect(panel.getByRole("table", { name: profileCopy.pages })).toContainText(`/${locale}/about`);
		await expect(panel.getByRole("table", { name: profileCopy.pages })).toContainText(`/${locale}/privacy`);
		const session = await sessionOf(page);
		expect(await profilesOf(site, session)).toHaveLength(1);
		// The markup is the same in each language.
		if (locale === "es") await expectAccessible(page);

		await panel.getByRole("button", { name: profileCopy.delete }).click();
		await expect(panel.getByRole("status")).toContainText(profileCopy.deleted);
		await expect(panel.getByRole("status")).toBeFocused();
		await expect(panel.getByRole("button", { name: profileCopy.preferences })).toBeVisible();
		expect([await profilesOf(site, session), await storedJourney(page)]).toEqual([[], null]);
		await panel.getByRole("button", { name: profileCopy.show }).click();
		await expect(panel.getByRole("status")).toHaveText(profileCopy.none);

		await open(page, localizedPath(locale, "/carriers"));
		expect(JSON.parse((await storedJourney(page)) ?? "{}").views, "pages of the new profile").toHaveLength(1);
		expect(await profilesOf(site, session)).toEqual([]);
	});
}

test("a failed request is shown and can be repeated", async ({ page, problems }) => {
	problems.allow(/503/);
	const profileCopy = copy.pt.profile;
	await open(page, "/pt/privacy");
	const panel = page.getByRole("region", { name: profileCopy.title });
	const refuse = () => page.route("**/functions/profile", (route) => route.fulfill({ status: 503, body: "" }));
	await refuse();
	await panel.getByRole("button", { name: profileCopy.show }).click();
	await expect(panel.getByRole("status")).toHaveText(profileCopy.failed.read);
	await page.unroute("**/functions/profile");
	await panel.getByRole("button", { name: profileCopy.retry }).click();
	await expect(panel.getByRole("status")).toHaveText(profileCopy.shown);

	await refuse();
	await panel.getByRole("button", { name: profileCopy.delete }).click();
	await expect(panel.getByRole("status")).toHaveText(profileCopy.failed.delete);
	await page.unroute("**/functions/profile");
	await panel.getByRole("button", { name: profileCopy.delete }).click();
	await expect(panel.getByRole("status")).toContainText(profileCopy.deleted);
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });
	test("the privacy page says that there is no profile", async ({ page }) => {
		await page.goto("/en/privacy");
		await expect(page.locator("#your-profile noscript p")).toContainText("Without JavaScript, we don’t make a profile");
		await expect(page.getByRole("button", { name: copy.en.profile.show })).toBeHidden();
	});
});
