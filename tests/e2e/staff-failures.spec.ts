import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { hydrated } from "#tests/support/e2e.ts";
import { expect, test } from "#tests/support/e2e-development.ts";
import type { Site } from "#tests/support/site.ts";
import { staffPassword, toast } from "#tests/support/staff.ts";

/** Does something while the site can't read or write this table. */
async function without(site: Site, table: string, act: () => Promise<void>): Promise<void> {
	await site.ask("renameTable", table, "kept_away");
	try {
		await act();
	} finally {
		await site.ask("renameTable", "kept_away", table);
	}
}

async function submit(page: Page, button: string, email: string): Promise<void> {
	await page.getByLabel("Email", { exact: true }).fill(email);
	await page.getByLabel("Password", { exact: true }).fill(staffPassword);
	await page.getByRole("button", { name: button, exact: true }).click();
}

test("an admin is told what could not be read, in its place and in a toast", async ({ page, site, signInAs }) => {
	await signInAs("admin");
	await without(site, "contact_submissions", async () => {
		await page.goto("/admin/contact-submissions");
		const text = "Failed to fetch data. Please try again.";
		await expect(toast(page, "Error")).toContainText(text);
		await expect(page.getByRole("tabpanel", { name: "Contact Submissions" })).toContainText(`Error${text}`);
	});
	await without(site, "conversion_events", async () => {
		await page.goto("/admin/conversions");
		const text = "Could not load conversion data. Please try again.";
		await expect(toast(page, "Error loading conversions")).toContainText(text);
		await expect(page.getByRole("tabpanel", { name: "Last 7 days" })).toContainText(`Error loading conversions${text}`);
	});
	// No rows follow one that is not there.
	await page.goto(`/admin/contact-submissions?before=${randomUUID()}`);
	await expect(page.getByText("No contact submissions found")).toBeVisible();
	await page.goto(`/admin/visitor-profiles?before=${randomUUID()}`);
	await expect(page.getByText("No visitor profiles found")).toBeVisible();
});

test("an error and a lost connection are toasts, and what was typed stays", async ({ page, site, problems }) => {
	problems.allow(/50\d|ERR_INTERNET_DISCONNECTED/);
	const isTold = async () => {
		await expect(toast(page, "Error")).toContainText("An unexpected error occurred.");
		await expect(page.getByRole("tabpanel", { name: "Sign In" })).toContainText("An unexpected error occurred.");
		await expect(page.getByLabel("Email", { exact: true })).toHaveValue("unlucky@example.com");
	};
	await page.goto("/auth");
	await hydrated(page);
	await without(site, "users", async () => {
		await submit(page, "Sign In", "unlucky@example.com");
		await isTold();
	});
	await page.reload();
	await hydrated(page);
	await page.route("**/auth.data*", (route) => route.abort("internetdisconnected"));
	await submit(page, "Sign In", "unlucky@example.com");
	await isTold();
	await page.getByRole("button", { name: "Close: Error" }).click();
	await page.getByRole("button", { name: "Sign In", exact: true }).click();
	await expect(toast(page, "Error"), "a second time").toBeVisible();
});

test("too many sign-ups are refused with a toast", async ({ page, context, problems }) => {
	problems.allow(/429/);
	const form = { intent: "sign-up", email: "eager@example.com", password: staffPassword };
	await page.goto("/auth?tab=sign-up");
	await hydrated(page);
	for (let count = 0; count < 5; count += 1) {
		const posted = await context.request.post("/auth?tab=sign-up", {
			form,
			headers: { origin: new URL(page.url()).origin },
		});
		expect(posted.status()).not.toBe(429);
	}
	// Like a browser whose proof of work did not come in time.
	await page.route("**/auth.data*", (route) => {
		const fields = new URLSearchParams(route.request().postData() ?? "");
		fields.delete("captcha");
		return route.continue({ postData: String(fields) });
	});
	await submit(page, "Sign Up", form.email);
	await expect(toast(page, "Sign Up Failed")).toContainText("Too many attempts. Please wait an hour and try again.");
});
