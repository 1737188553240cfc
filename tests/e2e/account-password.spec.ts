import { hydrated } from "#tests/support/e2e.ts";
import { expect, test } from "#tests/support/e2e-development.ts";
import { openOwnAccount } from "#tests/support/own-account.ts";
import { staffPassword } from "#tests/support/staff.ts";

const newPassword = "Another.day2";

test("a password is changed, with errors at their fields", async ({ page, context, site, problems }) => {
	problems.allow(/40[01]/);
	const email = await openOwnAccount(site, context, "script");
	await page.goto("/account");
	await hydrated(page);
	const section = page.getByRole("region", { name: "Password" });
	const current = section.getByLabel("Current password", { exact: true });
	const next = section.getByLabel("New password", { exact: true });
	const submit = section.getByRole("button", { name: "Change password" });
	await current.fill("Wrong-guess.1");
	await next.fill("short");
	await submit.click();
	await expect(next).toHaveAccessibleDescription(/at least 8 characters long/);
	await next.fill(newPassword);
	await submit.click();
	await expect(current).toHaveAccessibleDescription(/isn’t your current password/);
	await expect(next, "typed input stays").toHaveValue(newPassword);
	await current.fill(staffPassword);
	await submit.click();
	await expect(section.getByText("Password changed")).toBeVisible();
	await expect(next).toHaveValue("");

	await context.clearCookies();
	await page.goto("/auth");
	await hydrated(page);
	await page.getByLabel("Email", { exact: true }).fill(email);
	await page.getByLabel("Password", { exact: true }).fill(newPassword);
	await page.getByRole("button", { name: "Sign In" }).click();
	await expect(page.getByText("Welcome back!")).toBeVisible();
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false, locale: "pt-BR" });

	test("a password is changed, and no password is echoed", async ({ page, context, site, problems }) => {
		// The browser reports scripts that it was not allowed to run.
		problems.allow(/400|\.js csp$/);
		await openOwnAccount(site, context, "no-script");
		await page.goto("/account");
		const section = page.getByRole("region", { name: "Senha" });
		const current = section.getByLabel("Senha atual", { exact: true });
		const next = section.getByLabel("Nova senha", { exact: true });
		await current.fill("Wrong-guess.1");
		await next.fill(newPassword);
		await section.getByRole("button", { name: "Mudar a senha" }).click();
		await expect(current).toHaveAccessibleDescription(/não é a sua senha atual/);
		await expect(page.locator("html")).toHaveAttribute("lang", "pt");
		for (const secret of ["Wrong-guess.1", newPassword]) expect(await page.content()).not.toContain(secret);
		await current.fill(staffPassword);
		await next.fill(newPassword);
		await section.getByRole("button", { name: "Mudar a senha" }).click();
		await expect(section.getByText("Senha alterada")).toBeVisible();
	});
});
