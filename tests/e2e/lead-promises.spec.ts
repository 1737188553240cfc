import { expectAccessible } from "#tests/support/accessibility.ts";
import { fillContactForm, newVisitor, sendButton } from "#tests/support/contact-form.ts";
import { hydrated } from "#tests/support/e2e.ts";
import { expect, test } from "#tests/support/e2e-development.ts";
import { readOutbox } from "#tests/support/read-mail.ts";

const path = "/admin/leads/promises";

test("a promise that nobody kept is emailed to the agency and counted", async ({ page, signInAs, site }) => {
	// An email names twenty leads, so the leads of other tests are reported first.
	await site.ask("moveClock", 6 * 86_400);
	await site.ask("alertOverdue");
	const visitor = newVisitor({ last_name: "Waits" });
	await page.goto("/en");
	await hydrated(page);
	await fillContactForm(page, visitor);
	await sendButton(page).click();
	await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
	await site.ask("moveClock", 6 * 86_400);
	await site.ask("alertOverdue");
	await expect
		.poll(
			() => readOutbox(site.outbox).some(({ subject, text }) => /overdue/.test(subject) && text.includes("Waits")),
			{
				timeout: 30_000,
			},
		)
		.toBe(true);

	await signInAs("admin");
	await page.goto("/admin/today");
	await page.getByRole("main").getByRole("link", { name: "On-time responses" }).click();
	await page.waitForURL(`**${path}`);
	await hydrated(page);
	await expect(page.getByRole("heading", { name: "On-time responses", level: 2 })).toBeVisible();
	const missed = page.getByRole("region", { name: "Late or without contact" }).getByRole("listitem");
	await expect(missed.filter({ hasText: "Waits" })).toContainText("No contact yet");
	await expect(page.getByRole("rowheader", { name: "No owner" })).toBeVisible();
	await expectAccessible(page);
});
