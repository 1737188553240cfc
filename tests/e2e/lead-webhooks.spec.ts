import type { Page } from "@playwright/test";
import { expectAccessible } from "#tests/support/accessibility.ts";
import { hydrated } from "#tests/support/e2e.ts";
import { expect, test } from "#tests/support/e2e-development.ts";
import { newLead } from "#tests/support/incoming-lead.ts";
import { expectToFit } from "#tests/support/screen-fit.ts";
import { staffPassword } from "#tests/support/staff.ts";
import { isSignedWith, openReceivers } from "#tests/support/webhook-receivers.ts";

const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const badge = (page: Page) => page.locator("h2 + [data-slot=badge]");

/** The secret on the page, which is shown once. */
const shownSecret = (page: Page) => page.getByLabel("Signing secret", { exact: true });

/** Opens the page until the attempts of the call are as many: the call leaves a moment after the page was answered. */
async function expectAttempts(page: Page, count: number): Promise<void> {
	await expect(async () => {
		await page.reload();
		await expect(part(page, "Attempts").getByRole("listitem")).toHaveCount(count, { timeout: 2000 });
	}).toPass({ timeout: 40_000 });
}

test("another system hears of leads: added, tried out, sent to again, with a new secret, turned off and deleted", {
	tag: "@database",
}, async ({ page, site, signInAs, problems }) => {
	// Jobs send calls, which fail and are sent again.
	test.slow();
	problems.allow(/40[01]/);
	const receivers = await openReceivers();
	try {
		// Outside of production, a site also calls its own machine. Other private addresses are refused everywhere.
		const system = receivers.open("127.0.0.1");
		await signInAs("admin");
		await site.ask("moveClock", 16 * 60);
		await page.goto("/admin/manage");
		await hydrated(page);
		await page.getByRole("main").getByRole("link", { name: "Webhooks" }).click();
		await page.waitForURL("**/admin/webhooks");
		await hydrated(page);
		const proof = part(page, "Confirm that it’s you");
		await proof.getByLabel("Your password", { exact: true }).fill("Wrong-guess.1");
		await proof.getByRole("button", { name: "Continue" }).click();
		await expect(proof.getByLabel("Your password", { exact: true })).toHaveAccessibleDescription(/isn’t your password/);
		await proof.getByLabel("Your password", { exact: true }).fill(staffPassword);
		await proof.getByRole("button", { name: "Continue" }).click();

		const form = part(page, "Add an endpoint");
		const address = form.getByLabel("Address", { exact: true });
		const add = form.getByRole("button", { name: "Add endpoint" });
		await add.click();
		await expect(form.getByLabel("Name", { exact: true })).toHaveAccessibleDescription(/Enter a name\./);
		await expect(address).toHaveAccessibleDescription(/Enter an address\./);
		await form.getByLabel("Name", { exact: true }).fill("Our CRM");
		for (const refused of ["https://10.0.0.7/in", "http://169.254.169.254/latest", "crm.example"]) {
			await address.fill(refused);
			await add.click();
			await expect(address).toHaveAccessibleDescription(/isn’t in a private network/);
			await expect(address, "typed input stays").toHaveValue(refused);
		}
		await expectAccessible(page);
		await expectToFit(page, "webhooks-refused");
		await address.fill(system.url);
		await form.getByRole("checkbox", { name: /A lead changes/ }).check();
		await add.click();
		// The form is far below on a phone.
		await expect(page.getByRole("heading", { name: "Endpoint added" })).toBeFocused();
		const secret = await shownSecret(page).inputValue();
		expect(secret).toMatch(/^whsec_/);
		await expectAccessible(page);
		await expectToFit(page, "webhooks-added");
		await page.reload();
		await hydrated(page);
		await expect(shownSecret(page), "nobody sees it a second time").toHaveCount(0);

		await page.getByRole("link", { name: "Our CRM" }).click();
		await page.waitForURL(/\/admin\/webhooks\/[0-9a-f-]{36}$/);
		await hydrated(page);
		const endpoint = page.url();
		await page.getByRole("button", { name: "Send a test delivery" }).click();
		await expect(part(page, "Attempts").getByText("HTTP 204")).toBeVisible();
		await expect(badge(page)).toHaveText("Accepted");
		expect(system.calls).toHaveLength(1);
		expect(system.calls.every((call) => isSignedWith(secret, call))).toBe(true);

		system.mood = "error";
		const { id } = await newLead(site);
		await expect(async () => {
			await page.goto(endpoint);
			await expect(page.getByRole("link", { name: /^A lead arrives/ })).toHaveCount(1, { timeout: 2000 });
		}).toPass({ timeout: 40_000 });
		await page.getByRole("link", { name: /^A lead arrives/ }).click();
		await page.waitForURL(/\/admin\/webhooks\/[0-9a-f-]{36}\/[\w-]+/);
		await expectAttempts(page, 1);
		await hydrated(page);
		await expect(part(page, "Attempts").getByText("HTTP 500")).toBeVisible();
		await expect(part(page, "Attempts").getByText("out of order")).toBeVisible();
		await expect(part(page, "What was sent last")).toContainText(id);
		await expect(badge(page)).toHaveText("Waiting");
		await expectAccessible(page);
		await expectToFit(page, "webhook-call");
		system.mood = "well";
		await page.getByRole("button", { name: "Send again" }).click();
		await expect(page.getByText("The delivery is on its way.")).toBeVisible();
		await expectAttempts(page, 2);
		await expect(badge(page)).toHaveText("Accepted");
		const [first, second] = system.calls.filter(({ body }) => body.includes(id));
		expect(second?.id, "the receiver sees that it is the same call").toBe(first?.id);

		await page.goto(endpoint);
		await hydrated(page);
		await expectAccessible(page);
		await expectToFit(page, "webhook");
		await page.getByRole("button", { name: "Make a new secret" }).click();
		await expect(page.getByRole("heading", { name: "New secret made" })).toBeFocused();
		const newSecret = await shownSecret(page).inputValue();
		expect(newSecret).not.toBe(secret);
		await page.getByRole("button", { name: "Send a test delivery" }).click();
		await expect(part(page, "Attempts").getByText("HTTP 204")).toBeVisible();
		const tried = system.calls.at(-1);
		expect(tried && [secret, newSecret].map((one) => isSignedWith(one, tried)), "for a day, both sign").toEqual([
			true,
			true,
		]);

		await page.goto(endpoint);
		await hydrated(page);
		await page.getByRole("button", { name: "Turn off" }).click();
		await expect(page.getByText("Turned off by an admin")).toBeVisible();
		await expect(badge(page)).toHaveText("Off");
		await page.locator("summary", { hasText: "Delete endpoint" }).click();
		await page.getByRole("button", { name: "Yes, delete it" }).click();
		await page.waitForURL("**/admin/webhooks");
		await expect(page.getByText("Our CRM")).toHaveCount(0);
		expect((await page.request.get(endpoint)).status()).toBe(404);
	} finally {
		receivers.close();
	}
});
