import { zonedTime } from "#domain/office-hours/zoned-time.ts";
import { expectAccessible } from "#tests/support/accessibility.ts";
import { beginArticle, fillFields, freshTitle, typeText } from "#tests/support/desk.ts";
import { hydrated } from "#tests/support/e2e.ts";
import { expect, test } from "#tests/support/e2e-development.ts";
import { staffEmail } from "#tests/support/staff.ts";

test("the board and the article say why a schedule was not carried out, until somebody cancels it", async ({
	page,
	context,
	site,
	signInAs,
}) => {
	await signInAs("agent");
	const title = freshTitle("Left before its time");
	const editor = await beginArticle(page, title);
	await fillFields(page, "Approved by somebody who left.");
	await typeText(page, "Nobody reads this yet.");
	const due = zonedTime(new Date((await site.ask("now")).getTime() + 600_000), "America/New_York");
	const box = page.getByRole("region", { name: "Publish later" });
	await box.getByLabel("Date", { exact: true }).fill(due.date);
	await box.getByLabel("Time", { exact: true }).fill(due.time.slice(0, 5));
	await box.getByRole("button", { name: "Schedule this version" }).click();
	await expect(box.getByRole("button", { name: "Cancel the schedule" })).toBeVisible();

	await page.goto("about:blank");
	await context.clearCookies();
	await signInAs("admin");
	await page.setViewportSize({ width: 320, height: 640 });
	await site.ask("giveRole", staffEmail("agent"), "viewer");
	await site.ask("moveClock", 900);
	await site.ask("publishDuePosts");
	const reason = "can no longer approve articles";
	const concerns = page.getByRole("region", { name: "Needs your attention" });
	const concern = concerns.getByRole("listitem").filter({ hasText: title });
	await expect(async () => {
		await page.goto("/admin/blog");
		await expect(concern).toContainText("Not published as scheduled", { timeout: 1000 });
	}).toPass({ timeout: 60_000 });
	await site.ask("giveRole", staffEmail("agent"), "agent");
	await hydrated(page);
	await expect(concern).toContainText(reason);
	await expectAccessible(page);
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
	if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/concerns-320.png`, fullPage: true });
	await concern.getByRole("link", { name: title }).click();
	await page.waitForURL(`**${editor}`);
	const publishing = page.getByRole("region", { name: "Publish", exact: true });
	await expect(publishing).toContainText(reason);
	await expectAccessible(page);
	if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/concern-320.png`, fullPage: true });
	await hydrated(page);
	await publishing.getByRole("button", { name: "Cancel the schedule" }).click();
	await expect(page.getByText("No longer scheduled")).toBeVisible();
	await expect(page.getByText(reason)).toHaveCount(0);
	await page.goto("/admin/blog");
	await expect(page.getByRole("link", { name: title }).first()).toBeVisible();
	await expect(concern).toHaveCount(0);
});
