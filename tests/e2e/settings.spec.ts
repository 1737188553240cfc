import { expectAccessible } from "#tests/support/accessibility.ts";
import { hydrated } from "#tests/support/e2e.ts";
import { expect, test } from "#tests/support/e2e-development.ts";
import { expectToFit } from "#tests/support/screen-fit.ts";
import { staffPassword } from "#tests/support/staff.ts";

test("an admin sets the phone number and the hours, every page has them, and the version before comes back", {
	tag: "@database",
}, async ({ page, browser, site, signInAs, problems }) => {
	test.slow();
	problems.allow(/40[03]/);
	await signInAs("admin");
	await site.ask("moveClock", 16 * 60);
	await page.goto("/admin/manage");
	await hydrated(page);
	await page.getByRole("main").getByRole("link", { name: "Agency settings" }).click();
	await page.waitForURL("**/admin/settings");
	const part = (name: string) => page.getByRole("region", { name, exact: true });
	await part("Confirm that it’s you").getByLabel("Your password", { exact: true }).fill(staffPassword);
	await part("Confirm that it’s you").getByRole("button", { name: "Continue" }).click();

	const form = part("Contact and hours");
	const phone = form.getByLabel("Local phone number");
	await phone.fill("555");
	await form.getByRole("button", { name: "Save" }).click();
	await expect(phone).toHaveAccessibleDescription("Enter a U.S. phone number with the area code");
	await expectAccessible(page);
	await expectToFit(page, "settings");
	await phone.fill("941-555-0177");
	await form.getByLabel("Monday From").fill("10:00");
	await form.getByRole("button", { name: "Save" }).click();
	await expect(page.getByText("Pages are being updated.")).toBeVisible();
	await expect(part("Versions").getByRole("listitem").first()).toContainText("(941) 555-0177");

	// A visitor, with an island that names the number too.
	const visitor = await browser.newContext({ baseURL: site.origin });
	await problems.watch(visitor, site.origin);
	const visit = await visitor.newPage();
	await expect(async () => {
		await visit.goto("/en");
		await expect(visit.locator('a[href="tel:+19415550177"]').first()).toBeAttached({ timeout: 1000 });
	}).toPass({ timeout: 30_000 });
	await expect(visit.locator('a[href="tel:+19415550142"]'), "nothing old beside it").toHaveCount(0);
	await expect(visit.getByText("Mon 10AM-5PM").first()).toBeAttached();
	await visitor.close();

	await part("Versions")
		.getByRole("button", { name: /^Use again: As it came with the website/ })
		.click();
	await expect(part("Versions").getByRole("listitem").first()).toContainText("The settings that came with the website");
	await expect
		.poll(async () => (await (await page.request.get("/en")).text()).includes("tel:+19415550142"), { timeout: 30_000 })
		.toBe(true);

	// What is typed while the proof ends stays there.
	await site.ask("moveClock", 16 * 60);
	await phone.fill("941-555-0188");
	await form.getByRole("button", { name: "Save" }).click();
	await part("Confirm that it’s you").getByLabel("Your password", { exact: true }).fill(staffPassword);
	await part("Confirm that it’s you").getByRole("button", { name: "Continue" }).click();
	await expect(part("Confirm that it’s you")).toBeHidden();
	await expect(phone).toHaveValue("941-555-0188");
});
