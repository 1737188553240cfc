import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "#tests/support/accessibility.ts";
import { newVisitor, type Visitor } from "#tests/support/contact-form.ts";
import { copy } from "#tests/support/copy.ts";
import { keysHeard } from "#tests/support/desk-keys.ts";
import { hydrated } from "#tests/support/e2e.ts";
import { expect, test } from "#tests/support/e2e-development.ts";
import { openOwnAccount } from "#tests/support/own-account.ts";
import { readOutbox } from "#tests/support/read-mail.ts";
import { expectToFit } from "#tests/support/screen-fit.ts";
import type { Site } from "#tests/support/site.ts";
import { staffEmail } from "#tests/support/staff.ts";

const words = copy.en.today;

test.use({ viewport: { width: 360, height: 740 } });

/** A row of the day, by the name of the person. */
const rowOf = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });

for (const javaScriptEnabled of [true, false]) {
	test.describe(javaScriptEnabled ? "on a phone" : "on a phone without script", () => {
		test.use({ javaScriptEnabled });

		test("tasks are done and put off with one thumb, and both can be undone", async ({
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
			await page.getByRole("button", { name: words.row.undo, exact: true }).click();
			await expect(row).toContainText("Was due 2 hours ago");
			for (const button of await row.getByRole("button").all()) {
				expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
			}
			expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
		});
	});
}

test("a day with nothing to do says so, and leads on", async ({ page, context, site }) => {
	const email = await openOwnAccount(site, context, "free-day");
	await site.ask("giveRole", email, "agent");
	await site.ask("addLeads", [{}]);
	await site.ask("giveAwayLeads");
	await page.goto("/admin/today");
	await expect(page.getByRole("heading", { name: copy.en.setup.missing.own.title })).toBeVisible();
	await expect(page.getByText(copy.en.setup.missing.own.license)).toBeVisible();
	await site.ask("giveRecord", email, { languages: ["en"], licenses: { FL: "2099-12-31" } });
	await page.goto("/admin/today");
	await hydrated(page);
	await expect(page.getByRole("heading", { name: words.empty.title })).toBeVisible();
	await expectAccessible(page);
	await expectToFit(page, "today-empty");
	await page.getByRole("link", { name: words.empty.leads }).click();
	await page.waitForURL(/\/admin\/leads/);
});

for (const javaScriptEnabled of [true, false]) {
	test.describe(javaScriptEnabled ? "with script" : "without script", () => {
		test.use({ javaScriptEnabled });

		test("the email about the day is turned on and off in the account", async ({ page, context, site, problems }) => {
			// The browser reports scripts that it was not allowed to run.
			if (!javaScriptEnabled) problems.allow(/\.js csp$/);
			const email = await openOwnAccount(site, context, `digest-${javaScriptEnabled}`);
			const { digest, done } = copy.en.ownAccount;
			await page.goto("/account");
			await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
			await expect(page.getByRole("region", { name: digest.title }), "it is for staff").toHaveCount(0);

			await site.ask("giveRole", email, "agent");
			await page.reload();
			if (javaScriptEnabled) await hydrated(page);
			const section = page.getByRole("region", { name: digest.title });
			const box = section.getByRole("checkbox", { name: digest.label });
			for (const [is, text] of [
				[true, done["digest-on"].text],
				[false, done["digest-off"].text],
			] as const) {
				await box.setChecked(is);
				await section.getByRole("button", { name: digest.submit }).click();
				await expect(section.getByText(text)).toBeVisible();
				await expect(box).toBeChecked({ checked: is });
				await page.goto("/account");
				if (javaScriptEnabled) await hydrated(page);
				await expect(box, "it is stored").toBeChecked({ checked: is });
			}
		});
	});
}

/** Leads that fill a field that people don't see. They come in this order, so the last is the newest. */
async function askAsRobots(page: Page, site: Site, lastNames: string[]): Promise<Visitor[]> {
	const visitors = lastNames.map((last_name) => newVisitor({ last_name }));
	for (const visitor of visitors) {
		const form = { ...visitor, company_website: "https://spam.example" };
		const response = await page.request.post("/en?index", { form, headers: { origin: site.origin } });
		expect(response.ok()).toBe(true);
		await site.ask("moveClock", 1);
	}
	return visitors;
}

const emailsOf = (site: Site, { email }: Visitor) =>
	readOutbox(site.outbox).filter(({ to, replyTo }) => [to, replyTo].includes(email));

test.describe("the quarantine at a desk", () => {
	test.use({ viewport: { width: 1280, height: 800 } });

	test("is judged by keys, each judgment can be taken back, and what was held back goes out once", async ({
		page,
		site,
		signInAs,
		mailsWith,
	}) => {
		const [, , real] = await askAsRobots(page, site, ["Amber", "Birch", "Cedar"]);
		if (!real) throw new Error("No lead");
		await signInAs("admin");
		await page.goto("/admin/quarantine");
		await keysHeard(page);
		const [cedar, birch] = ["Cedar", "Birch"].map((name) => rowOf(page, name).first()) as [Locator, Locator];
		await page.keyboard.press("j");
		await expect(cedar).toBeFocused();
		await page.keyboard.press("j");
		await expect(birch).toBeFocused();
		await page.keyboard.press("k");
		await expect(cedar).toBeFocused();

		const { quarantine } = copy.en.admin;
		const undo = page.getByRole("button", { name: quarantine.undo });
		await page.keyboard.press("s");
		await expect(page.getByRole("status").filter({ hasText: quarantine.confirmed })).toBeVisible();
		await expect(rowOf(page, real.email)).toHaveCount(0);
		await undo.click();
		await expect(rowOf(page, real.email)).toHaveCount(1);
		await expect(undo).toHaveCount(0);

		await cedar.focus();
		await page.keyboard.press("n");
		await expect(page.getByRole("status").filter({ hasText: quarantine.released })).toBeVisible();
		await expect(rowOf(page, real.email)).toHaveCount(0);
		const mails = await mailsWith(real.email, 2);
		expect(mails.map(({ to }) => to).sort()).toEqual(["leads@sunfield.example", real.email].sort());
		await expectAccessible(page);
		await undo.click();
		await expect(rowOf(page, real.email)).toHaveCount(1);
		await cedar.focus();
		await page.keyboard.press("n");
		await expect(rowOf(page, real.email)).toHaveCount(0);
		// Emails of a second release would be sent before later ones.
		const [later] = await askAsRobots(page, site, ["Dogwood"]);
		if (!later) throw new Error("No lead");
		await page.reload();
		await keysHeard(page);
		await page.keyboard.press("j");
		await page.keyboard.press("n");
		await mailsWith(later.email, 2);
		expect(emailsOf(site, real)).toHaveLength(2);
	});
});

for (const javaScriptEnabled of [true, false]) {
	test.describe(javaScriptEnabled ? "the quarantine on a phone" : "the quarantine on a phone without script", () => {
		test.use({ javaScriptEnabled, hasTouch: true });

		test("is judged with one thumb, and the undo stays in reach", async ({ page, site, signInAs, problems }) => {
			if (!javaScriptEnabled) problems.allow(/\.js csp$/);
			const names = ["Acacia", "Banyan", "Cypress", "Dogwood", "Elm"].map((name) => `${name} ${javaScriptEnabled}`);
			const [, spam] = await askAsRobots(page, site, names);
			if (!spam) throw new Error("No lead");
			await signInAs("admin");
			await page.goto("/admin/quarantine");
			if (javaScriptEnabled) await hydrated(page);
			const { quarantine } = copy.en.admin;
			const row = rowOf(page, spam.email);
			for (const button of await row.getByRole("button").all()) {
				expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
			}
			await row.getByRole("button", { name: quarantine.spam, exact: true }).tap();
			await expect(row).toHaveCount(0);
			const undo = page.getByRole("button", { name: quarantine.undo });
			await expect(undo).toBeInViewport();
			if (javaScriptEnabled) {
				expect(await page.evaluate(() => scrollY), "the page stays where it was").toBeGreaterThan(300);
			}
			expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
			await undo.tap();
			await expect(row).toHaveCount(1);
			await row.getByRole("button", { name: quarantine.release }).tap();
			await expect(page.getByText(quarantine.released)).toBeInViewport();
			await expect.poll(() => emailsOf(site, spam).length).toBe(2);
			await expectToFit(page, `quarantine-${javaScriptEnabled}`);
		});
	});
}
