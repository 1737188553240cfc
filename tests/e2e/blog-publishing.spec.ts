import { expectAccessible } from "#tests/support/accessibility.ts";
import {
	beginArticle,
	expectSaved,
	expectStatus,
	fillFields,
	freshTitle,
	publishArticle,
	rename,
	scheduleForTomorrow,
	slugOf,
	typeText,
	unpublish,
} from "#tests/support/desk.ts";
import { expect, test } from "#tests/support/e2e-development.ts";
import { expectToFit } from "#tests/support/screen-fit.ts";

test("a version is scheduled, and what is written afterwards isn't published with it", async ({
	page,
	signInAs,
	site,
	problems,
}) => {
	problems.allow(/404/);
	await signInAs("agent");
	await beginArticle(page, freshTitle("Free look"));
	await fillFields(page, "Days to think it over.");
	await typeText(page, "You have fourteen days.");
	const slug = await slugOf(page);
	const box = page.getByRole("region", { name: "Publish later" });
	await expect(box).toContainText("Time zone: America/New York");
	await scheduleForTomorrow(page, site, "09:30");
	await expect(box).toContainText("9:30 AM");
	await expectAccessible(page);
	await typeText(page, " Not in this version.");
	await expectSaved(page);
	await page.getByRole("link", { name: "Versions and differences" }).click();
	await expect(page.getByRole("region", { name: "What changed" }).locator("ins")).toHaveText(/Not in this version\./);
	await expectAccessible(page);
	await expectToFit(page, "versions");

	// The session of an open editor would end with the days, too.
	await page.goto("about:blank");
	await site.ask("moveClock", 3 * 86_400);
	await site.ask("publishDuePosts");
	await expectStatus(page, `/en/blog/${slug}`, 200);
	const published = await (await page.request.get(`/en/blog/${slug}`)).text();
	expect(published).toContain("You have fourteen days.");
	expect(published).not.toContain("Not in this version.");
});

test("a schedule that is canceled publishes nothing", async ({ page, reader, signInAs, site, problems }) => {
	problems.allow(/404/);
	await signInAs("agent");
	const schedule = async (words: string, time: string) => {
		await beginArticle(page, freshTitle(words));
		await fillFields(page, "Not for everyone yet.");
		await typeText(page, "A draft.");
		await scheduleForTomorrow(page, site, time);
		return slugOf(page);
	};
	const canceled = await schedule("Canceled", "09:30");
	await page.getByRole("button", { name: "Cancel the schedule" }).click();
	await expect(page.getByText("Nothing will be published automatically.")).toBeVisible();
	await expect(page.getByRole("button", { name: "Cancel the schedule" })).toHaveCount(0);
	const kept = await schedule("Kept", "10:30");

	await page.goto("about:blank");
	await site.ask("moveClock", 3 * 86_400);
	await site.ask("publishDuePosts");
	// Posts that were due later are published, so the other one was processed, too.
	await expectStatus(reader, `/en/blog/${kept}`, 200);
	await reader.goto(`/en/blog/${canceled}`);
	await expect(reader.getByRole("heading", { name: "Article not found" })).toBeVisible();
});

test("a published article moves, and its former address leads readers to the new one", async ({
	page,
	reader,
	signInAs,
	problems,
}) => {
	problems.allow(/400/);
	await signInAs("agent");
	const title = freshTitle("Riders");
	const former = await publishArticle(page, title, "A rider adds a benefit.");
	await expectStatus(reader, `/en/blog/${former}`, 200);
	const address = page.getByLabel("Last part of the address");
	await address.fill("Riders & fees");
	await page.getByRole("button", { name: "Change the address" }).click();
	await expect(address).toHaveAccessibleDescription(/Use lowercase letters, digits and hyphens/);
	await expect(address).toBeFocused();
	await expect(address, "typed input stays").toHaveValue("Riders & fees");
	await rename(page, `${former}-explained`);
	await expect(address).toHaveValue(`${former}-explained`);

	await expectStatus(reader, `/en/blog/${former}`, 301);
	await reader.goto(`/en/blog/${former}`);
	await expect(reader).toHaveURL(`/en/blog/${former}-explained`);
	await expect(reader.getByRole("heading", { level: 1, name: title })).toBeVisible();
	const list = async () => (await reader.request.get("/en/blog")).text();
	await expect.poll(list, { timeout: 30_000 }).toContain(`/en/blog/${former}-explained`);
	await reader.goto("/en/blog");
	await reader.getByRole("main").getByRole("link", { name: title }).click();
	await expect(reader).toHaveURL(`/en/blog/${former}-explained`);
});

test("an article that is taken off the site is on no page that readers get", async ({
	page,
	reader,
	signInAs,
	problems,
}) => {
	problems.allow(/404/);
	await signInAs("agent");
	const title = freshTitle("Old rates");
	const slug = await publishArticle(page, title, "These rates ended.");
	const article = `/en/blog/${slug}`;
	const places = ["/en/blog", "/en/blog/rss.xml", "/en/blog/atom.xml", "/sitemap-en.xml", "/search-index/en.json"];
	const placesThatNameIt = async () => {
		const texts = await Promise.all(places.map(async (place) => (await reader.request.get(place)).text()));
		return places.filter((_, index) => texts[index]?.includes(article));
	};
	await expect.poll(placesThatNameIt, { timeout: 30_000 }).toEqual(places);
	await reader.goto(article);
	await expect(reader.getByText("These rates ended.")).toBeVisible();

	await unpublish(page);
	await expectStatus(reader, article, 404);
	await reader.reload();
	await expect(reader.getByRole("heading", { name: "Article not found" })).toBeVisible();
	await expect.poll(placesThatNameIt, { timeout: 30_000 }).toEqual([]);
	await reader.getByRole("link", { name: "Back to Blog" }).click();
	await expect(reader.getByRole("heading", { name: "Latest Articles" })).toBeVisible();
	await expect(reader.getByRole("link", { name: title })).toHaveCount(0);
});
