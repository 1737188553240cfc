import { randomInt } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { zonedTime } from "#domain/office-hours/zoned-time.ts";
import { expectAccessible } from "#tests/support/accessibility.ts";
import { hydrated } from "#tests/support/e2e.ts";
import { expect, test } from "#tests/support/e2e-development.ts";
import { newLead, waitForNoon } from "#tests/support/incoming-lead.ts";
import { expectToFit } from "#tests/support/screen-fit.ts";
import { staffEmail } from "#tests/support/staff.ts";

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

test("two people correct one lead: neither takes back the other's work, and who may not open it changes nothing", async ({
	page,
	browser,
	site,
	signInAs,
	account,
	problems,
}) => {
	// Two people save four times, and each page is read again.
	test.slow();
	problems.allow(/40[49]/);
	await waitForNoon(site);
	const { path } = await newLead(site);
	await signInAs("admin");
	await page.goto(path);
	await hydrated(page);
	const contact = part(page, "Contact");
	await contact.getByText("Edit", { exact: true }).click();
	await page.locator("#fact-lastName").fill("Desir");

	const other = await browser.newContext({ baseURL: site.origin });
	await other.addCookies(await account("agent"));
	await site.ask("nameAccount", staffEmail("agent"), "Ana Suárez");
	const theirs = await other.newPage();
	await theirs.goto(path);
	await hydrated(theirs);
	await part(theirs, "Contact").getByText("Edit", { exact: true }).click();
	await theirs.locator("#fact-phone").fill("941-555-0133");
	await theirs.locator("#fact-phone").press("Enter");
	await expect(part(theirs, "Contact")).toContainText("(941) 555-0133");

	// The new number may not be called, so the open page is read again at once.
	await expect(contact).toContainText("(941) 555-0133");
	await expect(part(page, "Call")).toContainText(/consent is for another number: \(305\) 555-0\d+\./);
	await expect(page.locator("#fact-lastName"), "what was typed stays").toHaveValue("Desir");
	await expect(page.locator("#fact-phone"), "what was left alone is the newer one").toHaveValue("941-555-0133");
	await contact.getByRole("button", { name: "Save" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Marie Desir");
	await expect(contact).toContainText("(941) 555-0133");

	// Any other fact waits until the form is saved.
	await page.goto(path);
	await hydrated(page);
	await contact.getByText("Edit", { exact: true }).click();
	await page.locator("#fact-lastName").fill("Toussaint");
	await theirs.goto(path);
	await hydrated(theirs);
	await part(theirs, "Contact").getByText("Edit", { exact: true }).click();
	await theirs.locator("#fact-firstName").fill("Maria");
	await theirs.locator("#fact-firstName").press("Enter");
	await expect(theirs.getByRole("heading", { level: 1 })).toHaveText("Maria Desir");
	await contact.getByRole("button", { name: "Save" }).click();
	await expect(contact.getByRole("alert")).toContainText("Ana Suárez changed the details. First name: Marie → Maria");
	await expect(page.locator("#fact-lastName"), "what was typed stays").toHaveValue("Toussaint");
	await expect(page.locator("#fact-firstName"), "what was left alone is the newer one").toHaveValue("Maria");
	await expectAccessible(page);
	await expectToFit(page, "lead-facts-conflict");
	await contact.getByRole("button", { name: "Save" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Maria Toussaint");

	// A form that is open while the lead goes to somebody else, and one that no page of theirs shows.
	await theirs.goto(path);
	await hydrated(theirs);
	await part(theirs, "Contact").getByText("Edit", { exact: true }).click();
	await theirs.locator("#fact-lastName").fill("Somebody");
	await page.getByLabel("Give it to").selectOption({ label: "owner@sunfield.example" });
	await page.getByRole("button", { name: "Save the owner" }).click();
	await expect(part(page, "Owner").getByRole("status")).toHaveText("Owner saved");
	await part(theirs, "Contact").getByRole("button", { name: "Save" }).click();
	await expect(theirs.getByRole("heading", { level: 1 })).toHaveText("You can’t open this lead");
	const form = { intent: "facts", revision: "5", lastName: "Somebody", phone: "305-555-0100", locale: "en" };
	const posted = await other.request.post(path, { form, headers: { origin: site.origin }, maxRedirects: 0 });
	expect(posted.status()).toBe(303);
	expect(posted.headers().location).toContain("late=false");
	await page.reload();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Maria Toussaint");
	await other.close();
});
