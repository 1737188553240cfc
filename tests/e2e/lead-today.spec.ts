import type { Page } from "@playwright/test";
import { locales } from "#domain/locale/locales.ts";
import { expectAccessible } from "#tests/support/accessibility.ts";
import { copy } from "#tests/support/copy.ts";
import { expect, hydrated, test } from "#tests/support/e2e.ts";
import { expectToFit } from "#tests/support/screen-fit.ts";
import { staffEmail } from "#tests/support/staff.ts";

const words = copy.en.today;

test.use({ viewport: { width: 360, height: 740 } });

/** A row of the day, by the name of the person. */
const rowOf = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });

for (const javaScriptEnabled of [true, false]) {
	test.describe(javaScriptEnabled ? "on a phone" : "on a phone without script", () => {
		test.use({ javaScriptEnabled });

		test("tasks are done and put off with one thumb, and both can be undone", { tag: "@database" }, async ({
			page,
			site,
			signInAs,
			problems,
		}) => {
			problems.allow(javaScriptEnabled ? /400/ : /400|\.js csp$/);
			await signInAs("agent");
			const name = `Marie ${javaScriptEnabled}`;
			await site.ask("giveTask", staffEmail("agent"), { name, text: "Send the offer", minutesAgo: 125 });
			await page.goto("/admin");
			await expect(page).toHaveURL(/\/admin\/today$/);
			if (javaScriptEnabled) await hydrated(page);
			const row = rowOf(page, name);
			await expect(row).toContainText("Was due 2 hours ago");
			await expect(row).toContainText("Kreyòl");
			await row.getByRole("button", { name: "Mark as done: Send the offer" }).click();
			await expect(row.locator("s")).toHaveText("Send the offer");
			await row.getByRole("button", { name: "Undo: Send the offer" }).click();
			await expect(row.locator("s")).toHaveCount(0);

			await row.getByText(words.row.snooze, { exact: true }).click();
			await row.getByRole("button", { name: words.snooze.set }).click();
			await expect(row.getByText(words.errors.due_missing)).toBeVisible();
			await row.getByRole("button", { name: words.snooze.tomorrow }).click();
			await expect(page.getByText(/^Snoozed\. The task is now due .+ 9:00\sAM\.$/)).toBeVisible();
			await expect(row).toHaveCount(0);
			await page.getByRole("button", { name: words.row.undo }).click();
			await expect(row).toContainText("Was due 2 hours ago");
			for (const button of await row.getByRole("button").all()) {
				expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
			}
			expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
			if (javaScriptEnabled) await expectAccessible(page);
		});
	});
}

test("the day fits every screen and is accessible, in every language", { tag: "@database" }, async ({
	page,
	context,
	site,
	signInAs,
}) => {
	await signInAs("admin");
	await site.ask("giveTask", staffEmail("admin"), { name: "Jean", text: "Call about the quote", minutesAgo: 10 });
	await site.ask("giveTask", staffEmail("admin"), { name: "Rosa", text: "Ask for the beneficiary", minutesAgo: -120 });
	for (const locale of locales) {
		await context.addCookies([{ name: "sf_lang", value: locale, url: site.origin }]);
		await page.goto("/admin/today");
		await hydrated(page);
		await expect(page.getByRole("heading", { name: copy[locale].today.sections.tasks.title })).toBeVisible();
		await page.locator("summary").first().click();
		await expectAccessible(page);
		await expectToFit(page, `today-${locale}`);
	}
});
