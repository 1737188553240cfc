import { expectAccessible } from "#tests/support/accessibility.ts";
import { addPasskeyDevice, appCode } from "#tests/support/authenticator.ts";
import { hydrated } from "#tests/support/e2e.ts";
import {
	expect,
	expectDashboard,
	setUpApp,
	shownCodes,
	signInOnPage,
	signOutOnPage,
	test,
} from "#tests/support/second-factor.ts";
import { staffPassword } from "#tests/support/staff.ts";

test("an admin sets up an app, and then signs in with codes and recovery codes, each of them once", async ({
	page,
	openStaffAccount,
	problems,
	mailsWith,
}) => {
	problems.allow(/response: 4(?:01|22)/);
	problems.allow(/status of 4(?:01|22)/);
	// Each sign-in hashes a password slowly, and there are five.
	// Passwords and codes are hashed slowly, one after the other.
	test.slow();
	const email = await openStaffAccount("admin");
	await signInOnPage(page, email);
	await page.waitForURL(/\/account\/second-factor\?next=%2Fadmin/);
	await hydrated(page);
	await expect(page.getByText("Set up a second factor")).toBeVisible();

	await page.getByRole("button", { name: "Set up an app" }).click();
	await expect(page.getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
	await page.getByLabel("Code from the app").fill("000000");
	await page.getByRole("button", { name: "Confirm and turn on" }).click();
	await expect(page.getByText("Wrong code")).toBeVisible();
	await expectAccessible(page);
	const key = (await page.getByText(/^(?:[A-Z2-7]{4} ?){10}$/).textContent()) ?? "";
	await page.getByLabel("Code from the app").fill(appCode(key));
	await page.getByRole("button", { name: "Confirm and turn on" }).click();
	await expect(page.getByText("App turned on")).toBeVisible();
	const codes = await shownCodes(page);
	expect(new Set(codes).size).toBe(10);
	await expectAccessible(page);
	const download = page.waitForEvent("download");
	await page.getByRole("button", { name: "Download" }).click();
	expect((await download).suggestedFilename()).toBe("recovery-codes.txt");
	await page.getByRole("link", { name: "Continue to the dashboard" }).click();
	await expectDashboard(page);
	await signOutOnPage(page);

	await signInOnPage(page, email);
	await page.waitForURL(/\/auth\/second-factor/);
	await hydrated(page);
	await page.goto("/admin");
	await page.waitForURL(/\/auth\?/);
	await page.goto("/auth/second-factor?next=%2Fadmin");
	await page.getByLabel("Code").fill("000 000");
	await page.getByRole("button", { name: "Confirm" }).click();
	await expect(page.getByText("Wrong code")).toBeVisible();
	await expectAccessible(page);
	// The one of this half minute was used.
	await page.getByLabel("Code").fill(appCode(key, 1));
	await page.getByRole("button", { name: "Confirm" }).click();
	await expectDashboard(page);
	await expect(page.getByText("Welcome back!")).toBeVisible();
	await signOutOnPage(page);

	const [recoveryCode = ""] = codes;
	for (const isFirstUse of [true, false]) {
		await signInOnPage(page, email);
		await page.waitForURL(/\/auth\/second-factor/);
		await page.getByLabel("Code").fill(recoveryCode.toUpperCase());
		await page.getByRole("button", { name: "Confirm" }).click();
		if (!isFirstUse) await expect(page.getByText("Wrong code")).toBeVisible();
		else {
			await expectDashboard(page);
			await page.goto("/account/second-factor");
			await expect(page.getByText("9 codes left.")).toBeVisible();
			await expect(page.getByText(recoveryCode)).toBeHidden();
			await page.getByRole("link", { name: "Your account" }).click();
			const section = page.getByRole("region", { name: "Second factor" });
			await expect(section).toContainText("Authenticator app");
			await expect(section).toContainText("9 recovery codes left");
			await section.getByRole("link", { name: "Manage second factor" }).click();
			await page.waitForURL(/\/account\/second-factor/);
			await signOutOnPage(page);
		}
	}
	const told = (await mailsWith(email, 3)).map(({ subject }) => subject);
	expect(told).toContain("Authenticator app turned on");
	expect(told).toContain("Recovery code used");
});

test("an agent adds a passkey, signs in with it, needs it after the password, and adds another when an admin took it", async ({
	page,
	browser,
	site,
	openStaffAccount,
}) => {
	// Passwords and codes are hashed slowly, one after the other.
	test.slow();
	const email = await openStaffAccount("agent");
	await addPasskeyDevice(page);
	await signInOnPage(page, email);
	await page.waitForURL(/\/account\/second-factor/);
	await hydrated(page);
	await page.getByRole("button", { name: "Add a passkey" }).click();
	await expect(page.getByText("Enter a name of up to 60 characters")).toBeVisible();
	await page.getByLabel("Name of the new passkey").fill("Test device");
	await page.getByRole("button", { name: "Add a passkey" }).click();
	await expect(page.getByText("Passkey added")).toBeVisible();
	await expect(page.getByRole("listitem").filter({ hasText: "Test device" })).toContainText("Added ");
	expect(await shownCodes(page)).toHaveLength(10);
	await expectAccessible(page);
	await page.getByRole("link", { name: "Continue to the dashboard" }).click();
	await expectDashboard(page);
	await signOutOnPage(page);

	await page.goto("/auth?next=%2Fadmin");
	await page.getByRole("button", { name: "Use a passkey" }).click();
	await expectDashboard(page);
	await signOutOnPage(page);

	await signInOnPage(page, email);
	await page.waitForURL(/\/auth\/second-factor/);
	await page.getByRole("button", { name: "Use a passkey" }).click();
	await expectDashboard(page);

	const office = await browser.newContext({ baseURL: site.origin });
	const admin = await office.newPage();
	await signInOnPage(admin, await openStaffAccount("admin"));
	await admin.waitForURL(/\/account\/second-factor/);
	await hydrated(admin);
	await setUpApp(admin);
	await admin.goto("/admin/people");
	await hydrated(admin);
	await admin.getByRole("link", { name: email }).click();
	const lost = admin.getByRole("region", { name: "Lost second factor" });
	await lost.getByRole("button", { name: "Reset the second factor" }).click();
	await expect(lost.getByText("Second factor reset")).toBeVisible();
	await office.close();

	await page.goto("/admin");
	await page.waitForURL(/\/auth\?/);
	await signInOnPage(page, email);
	await page.waitForURL(/\/account\/second-factor\?next=%2Fadmin/);
	await hydrated(page);
	await expect(page.getByText("Set up a second factor")).toBeVisible();
	await page.getByLabel("Name of the new passkey").fill("New device");
	await page.getByRole("button", { name: "Add a passkey" }).click();
	expect(await shownCodes(page)).toHaveLength(10);
	await expect(page.getByRole("listitem").filter({ hasText: "Test device" })).toBeHidden();

	await page.goto("/account/second-factor");
	await hydrated(page);
	await page.getByText("Rename", { exact: true }).first().click();
	await page.getByLabel("New name for New device").fill("Old device");
	await page.getByRole("button", { name: "Rename" }).click();
	await expect(page.getByRole("listitem").filter({ hasText: "Old device" })).toBeVisible();
	await page.getByRole("button", { name: "Remove Old device" }).click();
	await expect(page.getByText("You have no passkeys yet.")).toBeVisible();
	await page.goto("/admin");
	await page.waitForURL(/\/account\/second-factor/);
});

test("changes ask again for the password and a code, 15 minutes after the sign-in", async ({
	page,
	site,
	openStaffAccount,
	problems,
}) => {
	problems.allow(/response: 401/);
	problems.allow(/status of 401/);
	await signInOnPage(page, await openStaffAccount("agent"));
	await page.waitForURL(/\/account\/second-factor/);
	await hydrated(page);
	const key = await setUpApp(page);
	await site.ask("moveClock", 15 * 60);
	await page.goto("/account/second-factor");
	await hydrated(page);
	await expect(page.getByRole("button", { name: "Turn off authenticator app" })).toBeHidden();
	await expectAccessible(page);
	await page.getByLabel("Password", { exact: true }).fill("Not-my.day9");
	await page.getByLabel("Code from your authenticator app").fill(appCode(key, 1));
	await page.getByRole("button", { name: "Confirm", exact: true }).click();
	await expect(page.getByText("Wrong password")).toBeVisible();
	await page.getByLabel("Password", { exact: true }).fill(staffPassword);
	await page.getByLabel("Code from your authenticator app").fill(appCode(key, 1));
	await page.getByRole("button", { name: "Confirm", exact: true }).click();
	await page.getByRole("button", { name: "Make new codes" }).click();
	expect(await shownCodes(page)).toHaveLength(10);
	await page.getByRole("button", { name: "Turn off authenticator app" }).click();
	await expect(page.getByText("App turned off")).toBeVisible();
	await page.goto("/admin");
	await page.waitForURL(/\/account\/second-factor/);
});
