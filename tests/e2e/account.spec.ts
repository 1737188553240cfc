import { expectAccessible } from "#tests/support/accessibility.ts";
import { hydrated } from "#tests/support/e2e.ts";
import { expect, test } from "#tests/support/e2e-development.ts";
import { openOwnAccount } from "#tests/support/own-account.ts";
import { staffEmail, staffPassword, toast } from "#tests/support/staff.ts";

test("strangers sign in first and come back to the account page", async ({ page, signInAs }) => {
	await signInAs("viewer");
	await page.goto("/account");
	await expect(page.getByText(staffEmail("viewer"))).toBeVisible();
	// An open dashboard page would notice the lost session by itself, and leave.
	await page.goto("about:blank");
	await page.context().clearCookies();
	await page.goto("/account");
	await page.waitForURL(/\/auth\?next=(?:%2F|\/)account$/);
	await hydrated(page);
	await page.getByLabel("Email", { exact: true }).fill(staffEmail("viewer"));
	await page.getByLabel("Password", { exact: true }).fill(staffPassword);
	await page.getByRole("button", { name: "Sign In" }).click();
	await page.waitForURL(/\/account/);
	await expect(page.getByRole("heading", { name: "Your account", level: 1 })).toBeVisible();
});

test("the dashboard and the account page link to each other", async ({ page, signInAs }) => {
	await signInAs("agent");
	await page.goto("/admin");
	await page.getByRole("link", { name: "Your account" }).click();
	await page.waitForURL(/\/account$/);
	await hydrated(page);
	await page.getByRole("navigation", { name: "Staff pages" }).getByRole("link", { name: "Today" }).click();
	await page.waitForURL(/\/admin\/today$/);
});

test("another session is shown with its device, and ended with the password", async ({
	page,
	context,
	site,
	playwright,
	problems,
}) => {
	problems.allow(/400/);
	const email = await openOwnAccount(site, context, "sessions");
	const elsewhere = await playwright.request.newContext({
		baseURL: site.origin,
		userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) Version/26.0 Mobile/15E148 Safari/604.1",
		extraHTTPHeaders: { origin: site.origin },
	});
	const form = { intent: "sign-in", email, password: staffPassword };
	expect((await elsewhere.post("/auth", { form, maxRedirects: 0 })).status()).toBe(303);
	expect(await (await elsewhere.get("/account")).text()).toContain(email);

	await site.ask("moveClock", 15 * 60);
	await page.goto("/account");
	await hydrated(page);
	const section = page.getByRole("region", { name: "Where you’re signed in" });
	await expect(section.getByRole("listitem")).toHaveCount(2);
	await expect(section.getByRole("listitem").first()).toContainText("This device");
	const other = section.getByRole("listitem").filter({ hasText: "Safari, iPhone" });
	await other.getByRole("button", { name: "Sign out" }).click();
	const proof = section.getByLabel("Current password", { exact: true });
	await expect(proof).toHaveAccessibleDescription(/Enter your password/);
	await proof.fill(staffPassword);
	await other.getByRole("button", { name: "Sign out" }).click();
	await expect(section.getByText("That device is signed out.")).toBeVisible();
	await expect(section.getByRole("listitem")).toHaveCount(1);
	const refused = await elsewhere.get("/account", { maxRedirects: 0 });
	expect(refused.headers().location).toContain("/auth?next=");
	await elsewhere.dispose();
});

test("a chosen language is that of every screen behind the sign-in, and not of the site", async ({
	page,
	context,
	site,
}) => {
	const email = await openOwnAccount(site, context, "language");
	await site.ask("giveRole", email, "agent");
	await page.goto("/account");
	await hydrated(page);
	await page.getByRole("region", { name: "Language" }).getByLabel("Language").selectOption("Kreyòl Ayisyen");
	await page.getByRole("button", { name: "Save language" }).click();
	await expect(page.getByRole("heading", { name: "Kont ou", level: 1 })).toBeVisible();
	await expect(page.locator("html")).toHaveAttribute("lang", "ht");
	await page.goto("/admin");
	await expect(page.getByRole("heading", { name: "Tablo jesyon", level: 1 })).toBeVisible();
	await page.goto("/");
	await page.waitForURL(/\/en$/);
});

test("an account is deleted with its password", async ({ page, context, site, problems }) => {
	problems.allow(/40[01]/);
	const email = await openOwnAccount(site, context, "leaver");
	await page.goto("/account");
	await hydrated(page);
	const section = page.getByRole("region", { name: "Delete account" });
	await section.getByText("I want to delete my account").click();
	const proof = section.getByLabel("Current password", { exact: true });
	await proof.fill("Wrong-guess.1");
	await section.getByRole("button", { name: "Delete my account for good" }).click();
	await expect(proof).toHaveAccessibleDescription(/isn’t your current password/);
	await expectAccessible(page);
	await proof.fill(staffPassword);
	await section.getByRole("button", { name: "Delete my account for good" }).click();
	await page.waitForURL(/\/auth/);
	await expect(toast(page, "Account deleted")).toBeVisible();
	await hydrated(page);
	await page.getByLabel("Email", { exact: true }).fill(email);
	await page.getByLabel("Password", { exact: true }).fill(staffPassword);
	await page.getByRole("button", { name: "Sign In" }).click();
	await expect(toast(page, "Sign In Failed")).toBeVisible();
});
