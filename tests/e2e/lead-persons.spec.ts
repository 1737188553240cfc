import { expectAccessible } from "#tests/support/accessibility.ts";
import { hydrated } from "#tests/support/e2e.ts";
import { expect, test } from "#tests/support/e2e-development.ts";
import { newLead, waitForNoon } from "#tests/support/incoming-lead.ts";
import { expectToFit } from "#tests/support/screen-fit.ts";

test("two leads are merged by mistake; somebody opens one, sees it, undoes it, and then tells the two apart", async ({
	page,
	site,
	signInAs,
}) => {
	await waitForNoon(site);
	const phone = "305-555-7701";
	const marie = await newLead(site, { phone });
	const luc = await newLead(site, { phone, first_name: "Luc", last_name: "Mistaken", name: "Luc Mistaken" });
	await page.setViewportSize({ width: 360, height: 740 });
	await signInAs("admin");
	await expect(async () => {
		await page.goto(luc.path);
		await expect(page.getByRole("region", { name: "This person’s leads" })).toContainText(
			"Same email or phone, not linked",
		);
	}).toPass({ timeout: 30_000 });
	const part = page.getByRole("region", { name: "This person’s leads" });
	await part.getByRole("link", { name: "Link or split" }).click();
	await page.getByRole("link", { name: "Compare" }).first().click();
	await expect(page.getByText("Different: Name")).toBeVisible();
	await expect(page.getByText("Same: Phone")).toBeVisible();
	await expectToFit(page, "person-compare");
	await expectAccessible(page);
	await page.getByRole("button", { name: "Same person", exact: true }).click();
	await page.waitForURL(/undo=/);

	// Later, somebody else wonders why Marie's page names Luc.
	await page.goto(marie.path);
	await hydrated(page);
	await expect(part).toContainText("Other leads of this person");
	await expect(part).toContainText("Luc Mistaken");
	await expect(part).toContainText(/Same person, [A-Z][a-z]+ \d+, 20\d\d/);
	await expectToFit(page, "person-merged");
	await part.getByRole("button", { name: "Undo: Same person" }).click();
	await expect(page.getByText("Undone for 1 lead · Same person")).toBeVisible();
	await expect(part).toContainText("Same email or phone, not linked");

	await page.goto("/admin/duplicates");
	await hydrated(page);
	await expectAccessible(page);
	const pair = page
		.getByRole("listitem")
		.filter({ hasText: "Luc Mistaken" })
		.filter({ hasText: "Same: Phone" })
		.first();
	await pair.getByRole("button", { name: "Not the same person" }).click();
	await expect(page.getByText("leads · Not the same person")).toBeVisible();
	await expect(page.getByText("Luc Mistaken")).toHaveCount(0);
	await page.getByRole("button", { name: "Undo: Not the same person" }).click();
	await expect(page.getByText("Luc Mistaken").first()).toBeVisible();
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("a lead is split off after a look at what that means", async ({ page, site, signInAs, problems }) => {
		// The browser reports scripts that it was not allowed to run.
		problems.allow(/\.js csp$/);
		const phone = "305-555-7702";
		const one = await newLead(site, { phone });
		await newLead(site, { phone });
		await signInAs("admin");
		await expect(async () => {
			await page.goto(`${one.path}/person`);
			await expect(page.getByRole("checkbox")).toHaveCount(2);
		}).toPass({ timeout: 30_000 });
		await page.getByRole("button", { name: "Review" }).click();
		await expect(page.getByRole("alert")).toHaveText("Choose at least one lead.");
		await page.getByRole("checkbox").first().check();
		await page.getByRole("button", { name: "Review" }).click();
		await expect(page.getByRole("heading", { name: "Split off 1 lead?" })).toBeVisible();
		await page.getByRole("button", { name: "Split off" }).click();
		await expect(page.getByRole("region", { name: "This person’s leads" })).toContainText(
			"Same email or phone, not linked",
		);
	});
});
