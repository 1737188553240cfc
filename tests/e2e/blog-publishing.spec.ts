import { expectAccessible } from "#tests/support/accessibility.ts";
import {
	beginArticle,
	expectSaved,
	expectStatus,
	fillFields,
	freshTitle,
	slugOf,
	typeText,
} from "#tests/support/desk.ts";
import { expect, test } from "#tests/support/e2e.ts";

test("a version is scheduled, and what is written afterwards isn't published with it", { tag: "@database" }, async ({
	page,
	signInAs,
	site,
	problems,
}) => {
	test.slow();
	problems.allow(/404/);
	await signInAs("agent");
	await beginArticle(page, freshTitle("Free look"));
	await fillFields(page, "Days to think it over.");
	await typeText(page, "You have fourteen days.");
	const slug = await slugOf(page);
	const box = page.getByRole("region", { name: "Publish later" });
	const zone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
	await expect(box).toContainText(`Time zone: ${zone.replaceAll("_", " ")}`);
	const tomorrow = new Date((await site.ask("now")).getTime() + 86_400_000);
	await box.getByLabel("Date", { exact: true }).fill(tomorrow.toISOString().slice(0, 10));
	await box.getByLabel("Time", { exact: true }).fill("09:30");
	await box.getByRole("button", { name: "Schedule this version" }).click();
	await expect(page.getByText("This exact version will be published")).toBeVisible();
	await expect(box).toContainText("9:30 AM");
	await expectAccessible(page);
	await typeText(page, " Not in this version.");
	await expectSaved(page);

	// The session of an open editor would end with the days, too.
	await page.goto("about:blank");
	await site.ask("moveClock", 3 * 86_400);
	await site.ask("publishDuePosts");
	await expectStatus(page, `/en/blog/${slug}`, 200);
	const published = await (await page.request.get(`/en/blog/${slug}`)).text();
	expect(published).toContain("You have fourteen days.");
	expect(published).not.toContain("Not in this version.");
});
