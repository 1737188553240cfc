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
