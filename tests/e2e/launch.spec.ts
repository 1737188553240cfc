import { expectAccessible } from "#tests/support/accessibility.ts";
import { hydrated } from "#tests/support/e2e.ts";
import { expect, test } from "#tests/support/e2e-development.ts";
import { expectToFit } from "#tests/support/screen-fit.ts";

test("an admin sees what blocks opening and why, and where it is settled", async ({ page, signInAs }) => {
	await signInAs("admin");
	await page.goto("/admin/manage");
	await hydrated(page);
	await page.getByRole("main").getByRole("link", { name: "Launch" }).click();
	await page.waitForURL("**/admin/launch");
	await expect(page.getByText(/^\d+ things block opening\.$/)).toBeVisible();
	const blocks = page.getByRole("region", { name: "Blocks opening" });
	await expect(blocks).toContainText("Until this is done, the site asks search engines not to list it.");
	expect(await blocks.locator("details").count()).toBeLessThanOrEqual(12);
	await expect(page.getByRole("button", { name: "Send a test lead" })).toBeVisible();
	await expectAccessible(page);
	await expectToFit(page, "launch");

	await blocks.getByText(/^The office:/).click();
	const phone = blocks.getByRole("listitem").filter({ hasText: "Local phone number" });
	await expect(phone).toContainText("a sample that belongs to nobody");
	await expect(phone).toContainText("Visitors and regulators call it.");
	await expect(phone).toContainText("An admin, on the settings page");
	await blocks.getByText("Texts, signed in each language").click();
	await expect(blocks).toContainText(
		/[\d,]+ of [\d,]+ texts are open \(English \d+, Español \d+, Português \d+, Kreyòl Ayisyen \d+\)/,
	);
	await page.getByRole("region", { name: "Opens features" }).getByText("Calls and texts").click();
	await page.locator("summary").filter({ hasText: /^Done/ }).click();
	await expectAccessible(page);
	await expectToFit(page, "launch-unfolded");

	const toField = phone.getByRole("link", { name: /^Open the field/ });
	await expect(toField).toHaveAttribute("href", "/admin/settings/office#phone");
});

test("an admin reads a page of texts, signs it off, and goes on with the Enter key", async ({ page, signInAs }) => {
	await signInAs("admin");
	await page.goto("/admin/launch");
	await hydrated(page);
	await page.getByText("Texts, signed in each language").click();
	await page.getByRole("link", { name: /^Open the page.+Texts about law and money/ }).click();
	await page.waitForURL("**/admin/launch/texts");
	await expectAccessible(page);
	await expectToFit(page, "signed-pages");
	await page.getByRole("tab", { name: /^Español/ }).click();
	await page.waitForURL(/\?language=es$/);
	await page.getByRole("link", { name: /^Not signed off/ }).click();
	await page.waitForURL(/&state=unsigned$/);
	await page.getByRole("region", { name: "Pages of law" }).getByRole("link").first().click();
	await page.waitForURL(/\?language=es&page=pages%2Fprivacy$/);
	await expectAccessible(page);
	await expectToFit(page, "signed-page");
	await page.getByRole("button", { name: "Sign off" }).press("Enter");
	const next = page.getByRole("link", { name: /^Next page/ });
	await expect(next).toBeFocused();
	await expect(page.getByText(/^Last signed off by .+ on /)).toBeVisible();
	await expectAccessible(page);
	await page.keyboard.press("Enter");
	await page.waitForURL(/\?language=es&page=pages%2Fhealth-data$/);
	await expect(page.getByRole("button", { name: "Sign off" })).toBeVisible();
});
