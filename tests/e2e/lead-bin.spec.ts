import { randomUUID } from "node:crypto";
import { expectAccessible } from "#tests/support/accessibility.ts";
import { hydrated } from "#tests/support/e2e.ts";
import { expect, test } from "#tests/support/e2e-development.ts";
import { newLead } from "#tests/support/incoming-lead.ts";
import { openMore } from "#tests/support/lead-page.ts";
import { expectToFit } from "#tests/support/screen-fit.ts";

test("a lead is deleted and brought back: from the undo bar, from the bin and from the audit log", {
	tag: "@database",
}, async ({ page, site, signInAs, problems }) => {
	// Three ways back, each with a deletion of its own.
	test.slow();
	// The page of a deleted lead.
	problems.allow(/404/);
	// A name of letters: the search looks up words.
	const name = `Marie ${randomUUID().replaceAll(/[^a-f]/g, "")}binned`;
	const [, lastName = ""] = name.split(" ");
	const { path } = await newLead(site, { last_name: lastName, name });
	await page.setViewportSize({ width: 360, height: 740 });
	await signInAs("admin");

	const bar = page.getByRole("region", { name: "1 lead deleted" });
	const restored = page.getByRole("region", { name: "1 lead restored" });
	const deleteLead = async () => {
		await page.goto(path);
		await hydrated(page);
		await openMore(page);
		await page.getByRole("region", { name: "Delete" }).getByRole("button", { name: "Delete this lead" }).click();
		await expect(page.getByRole("heading", { name: "Delete 1 lead?" })).toBeVisible();
		await expect(page.getByText(name)).toBeVisible();
	};
	const confirm = page.getByRole("button", { name: "Delete 1 lead" });
	const expectDeleted = async (isDeleted: boolean) => {
		const response = await page.goto(path);
		expect(response?.status()).toBe(isDeleted ? 404 : 200);
	};

	await test.step("the bar", async () => {
		await deleteLead();
		await expectAccessible(page);
		await expectToFit(page, "delete-confirm");
		await confirm.click();
		await expect(bar).toBeVisible();
		await expectAccessible(page);
		await expectToFit(page, "undo-bar");
		await bar.getByRole("button", { name: "Undo" }).click();
		await expect(restored).toBeVisible();
		await expectDeleted(false);
	});

	await test.step("the bin", async () => {
		await deleteLead();
		await confirm.click();
		await expect(bar).toBeVisible();
		await bar.getByRole("link", { name: "Dismiss" }).click();
		await expect(bar).toHaveCount(0);
		await expectDeleted(true);
		await page.goto("/admin/manage");
		await hydrated(page);
		await page.getByRole("main").getByRole("link", { name: "Deleted leads" }).click();
		await expect(page.getByRole("heading", { name: "Deleted leads" })).toBeVisible();
		const row = page.getByRole("listitem").filter({ hasText: name });
		await expect(row).toContainText("Will be erased in 30 days");
		await expectAccessible(page);
		await expectToFit(page, "bin");
		await row.getByRole("button", { name: `Restore: ${name}` }).click();
		await expect(page.getByText("The lead has been restored.")).toBeVisible();
		await expect(row).toHaveCount(0);
		await page.getByRole("link", { name: "Open the lead" }).click();
		await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
	});

	await test.step("the audit log", async () => {
		await deleteLead();
		await confirm.click();
		await expect(bar).toBeVisible();
		await page.goto("/admin/audit?kind=all");
		await hydrated(page);
		// The newest deletion. Page views are logged here, too.
		const entry = page.getByRole("main").getByRole("listitem").filter({ hasText: "deleted leads" }).first();
		await entry.getByRole("button", { name: /^Undo this: / }).click();
		await expect(restored).toBeVisible();
		await expect(entry).toContainText("Undone by");
		await expect(entry.getByRole("button", { name: /^Undo this/ })).toHaveCount(0);
		await expectDeleted(false);
	});
});
