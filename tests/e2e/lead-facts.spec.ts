import { randomInt } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { zonedTime } from "#domain/office-hours/zoned-time.ts";
import { expectAccessible } from "#tests/support/accessibility.ts";
import { hydrated } from "#tests/support/e2e.ts";
import { expect, test } from "#tests/support/e2e-development.ts";
import { waitForNoon } from "#tests/support/incoming-lead.ts";
import { expectToFit } from "#tests/support/screen-fit.ts";

const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** Presses a control as somebody without a mouse does. */
async function enter(control: Locator): Promise<void> {
	await control.focus();
	await control.press("Enter");
}

for (const javaScriptEnabled of [true, false]) {
	test.describe(javaScriptEnabled ? "by keyboard" : "by keyboard without script", () => {
		test.use({ javaScriptEnabled });

		test("a person who calls is entered, corrected, noted, and meets us", async ({
			page,
			site,
			signInAs,
			problems,
		}) => {
			test.slow();
			problems.allow(javaScriptEnabled ? /400/ : /400|\.js csp$/);
			await waitForNoon(site);
			await signInAs("agent");
			const ready = async () => {
				if (javaScriptEnabled) await hydrated(page);
			};
			await page.goto("/admin/leads/new");
			await ready();
			const phone = `305-555-0${randomInt(100, 1000)}`;
			await page.getByLabel("First name").fill("Rosa");
			await enter(page.getByRole("button", { name: "Add the lead" }));
			await expect(page.locator("[aria-invalid=true]").first()).toBeVisible();
			if (javaScriptEnabled) {
				await expectAccessible(page);
				await expectToFit(page, "lead-new");
			}
			await page.getByLabel("Phone").fill(phone);
			await enter(page.getByRole("button", { name: "Add the lead" }));
			await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rosa");
			await ready();

			const contact = part(page, "Contact");
			await enter(contact.getByText("Edit", { exact: true }));
			await page.locator("#fact-phone").fill("305-555-0199");
			await page.locator("#fact-phone").press("Enter");
			await expect(contact).toContainText("555-0199");
			await ready();
			await enter(page.getByRole("button", { name: "Undo" }).first());
			await expect(contact).toContainText(phone.slice(-8));
			await ready();

			const call = part(page, "Call");
			await enter(call.getByText("They called, wrote or came in"));
			await call.getByLabel("What they said").fill("Please call me on Friday");
			await enter(call.getByRole("button", { name: "Log it" }));
			await expect(page.getByText("“Please call me on Friday”").first()).toBeVisible();
			await ready();

			const appointments = part(page, "Appointments");
			await enter(appointments.getByText("New appointment"));
			const starts = zonedTime(new Date((await site.ask("now")).getTime() + 5 * 60_000), "America/New_York");
			await appointments.getByLabel("Day").fill(starts.date);
			await appointments.getByLabel("Time").fill(starts.time.slice(0, 5));
			await enter(appointments.getByRole("button", { name: "Set the appointment" }));
			await expect(appointments.getByRole("listitem")).toHaveCount(1);
			await site.ask("moveClock", 6 * 60);
			await page.reload();
			await ready();
			if (javaScriptEnabled) {
				await expectAccessible(page);
				await expectToFit(page, "lead-with-appointment");
			}
			await enter(appointments.getByRole("button", { name: "It took place" }));
			await expect(appointments).toContainText("None planned.");
			await expect(page.getByText(/marked the appointment as done/).first()).toBeVisible();
			await page.goto("/admin/calendar");
			await ready();
			if (javaScriptEnabled) {
				await expectAccessible(page);
				await expectToFit(page, "calendar");
			}
		});
	});
}
