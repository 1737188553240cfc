import type { Page } from "@playwright/test";
import type { StaffRole } from "#domain/staff/roles.ts";
import { appCode } from "./authenticator.ts";
import { test as base, expect, hydrated } from "./e2e.ts";
import { staffPassword } from "./staff.ts";

export { expect };

let accounts = 0;

export const test = base.extend<{ openStaffAccount: (role: StaffRole) => Promise<string> }>({
	/** @returns the address of the account */
	openStaffAccount: async ({ site }, use) =>
		use(async (role) => {
			accounts += 1;
			const email = `${role}-${accounts}@sunfield.example`;
			await site.ask("openAccount", email, staffPassword);
			await site.ask("giveRole", email, role);
			return email;
		}),
});

export async function signInOnPage(page: Page, email: string) {
	await page.goto("/auth?next=%2Fadmin");
	await page.getByLabel("Email", { exact: true }).fill(email);
	await page.getByLabel("Password", { exact: true }).fill(staffPassword);
	await page.getByRole("button", { name: "Sign In", exact: true }).click();
}

export const signOutOnPage = async (page: Page) => {
	// A page whose script starts while it is left finds nobody signed in, and leads to the sign-in page instead.
	await hydrated(page);
	await page.getByRole("button", { name: "Sign Out" }).click();
	await page.waitForURL(/\/en/);
};

export async function shownCodes(page: Page): Promise<string[]> {
	await expect(page.getByRole("heading", { name: "Your recovery codes" })).toBeVisible();
	return page.getByText(/^[a-z2-9]{5}-[a-z2-9]{5}$/).allTextContents();
}

/** @returns the key of the app */
export async function setUpApp(page: Page): Promise<string> {
	await page.getByRole("button", { name: "Set up an app" }).click();
	const key = (await page.getByText(/^(?:[A-Z2-7]{4} ?){10}$/).textContent()) ?? "";
	await page.getByLabel("Code from the app").fill(appCode(key));
	await page.getByRole("button", { name: "Confirm and turn on" }).click();
	await expect(page.getByText("App turned on")).toBeVisible();
	return key;
}

export const expectDashboard = (page: Page) => expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
