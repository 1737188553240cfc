import { readFileSync } from "node:fs";
import { expectAccessible } from "#tests/support/accessibility.ts";
import { hydrated } from "#tests/support/e2e.ts";
import { expect, test } from "#tests/support/e2e-development.ts";
import { expectToFit } from "#tests/support/screen-fit.ts";

test("an admin sees what is wrong with the site, tries a failed job again, and dismisses another", {
	tag: "@database",
}, async ({ page, site, signInAs }) => {
	await site.ask("failForGood", "publish-due-posts");
	await site.ask("failForGood", "draw-social-images");
	await signInAs("admin");
	await page.goto("/admin/manage");
	await hydrated(page);
	await page.getByRole("main").getByRole("link", { name: "Health" }).click();
	await page.waitForURL("**/admin/health");
	const check = page.getByRole("list", { name: "Checks" }).getByRole("listitem").filter({ hasText: "Failed jobs" });
	await expect(check).toContainText("Watch");
	await expect(check).toContainText("2 jobs failed for good.");
	await expect(page.getByRole("list", { name: "Checks" })).toContainText(/It answers in \d+ milliseconds?\./);
	const { version } = JSON.parse(readFileSync("package.json", "utf8"));
	await expect(page.getByRole("main")).toContainText(`Version ${version}`);
	expect(await (await page.request.get("/healthz")).json()).toMatchObject({ status: "ok", version });
	await expectAccessible(page);
	await expectToFit(page, "health");

	await page.goto("/admin/manage");
	await hydrated(page);
	const menu = page.getByRole("navigation", { name: "Staff pages" });
	await expect(menu.getByRole("link", { name: /^Health.*needs attention/ })).toBeVisible();
	await page.goto("/admin/health");
	await hydrated(page);

	const failed = page.getByRole("region", { name: "Failed jobs" });
	const publishing = failed.getByRole("listitem").filter({ hasText: "publish-due-posts" });
	await publishing.getByRole("button", { name: /^Try again: Scheduled job/ }).click();
	await expect(failed.getByRole("status")).toHaveText(/The website tries again\./);
	await expect(publishing).toHaveCount(0);
	await failed.getByRole("button", { name: /^Dismiss: Scheduled job/ }).click();
	await expect(failed.getByRole("status")).toHaveText("The job was dismissed.");
	await expect(failed.getByRole("listitem")).toHaveCount(0);
	await expect(check).toContainText("No job failed for good.");
	await expectAccessible(page);
});
