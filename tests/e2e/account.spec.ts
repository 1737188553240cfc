import type { BrowserContext } from "@playwright/test";
import { expectAccessible } from "#tests/support/accessibility.ts";
import { expect, hydrated, test } from "#tests/support/e2e.ts";
import type { Site } from "#tests/support/site.ts";
import { mailedLink, staffEmail, staffPassword, toast } from "#tests/support/staff.ts";

const newPassword = "Another.day2";

/** Opens an account of its own, because these tests change it, and signs the visitor in. */
async function openOwnAccount(site: Site, { request }: BrowserContext, name: string): Promise<string> {
	const email = `${name}@own.example`;
	const form = { email, password: staffPassword };
	const headers = { origin: site.origin };
	const signUp = await request.post("/auth?tab=sign-up", { form: { intent: "sign-up", ...form }, headers });
	expect(signUp.ok(), await signUp.text()).toBe(true);
	await request.get(await mailedLink(site, email));
	const signIn = await request.post("/auth", { form: { intent: "sign-in", ...form }, headers, maxRedirects: 0 });
	expect(signIn.status(), await signIn.text()).toBe(303);
	return email;
}

test("strangers sign in first and come back to the account page", { tag: "@database" }, async ({ page, signInAs }) => {
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

test("the dashboard links to the account page, which fits every screen", { tag: "@database" }, async ({
	page,
	signInAs,
}) => {
	await signInAs("agent");
	await page.goto("/admin");
	await page.getByRole("link", { name: "Your account" }).click();
	await page.waitForURL(/\/account$/);
	await hydrated(page);
	await expect(page.getByRole("link", { name: "Dashboard" })).toBeVisible();
	await expectAccessible(page);
	for (const width of [360, 768, 1280]) {
		await page.setViewportSize({ width, height: 800 });
		if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/account-${width}.png`, fullPage: true });
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
	}
});

test("a password is changed, with errors at their fields", { tag: "@database" }, async ({
	page,
	context,
	site,
	problems,
}) => {
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
	await expectAccessible(page);

	await context.clearCookies();
	await page.goto("/auth");
	await hydrated(page);
	await page.getByLabel("Email", { exact: true }).fill(email);
	await page.getByLabel("Password", { exact: true }).fill(newPassword);
	await page.getByRole("button", { name: "Sign In" }).click();
	await expect(page.getByText("Welcome back!")).toBeVisible();
});

test("another session is shown with its device, and ended with the password", { tag: "@database" }, async ({
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
	await expectAccessible(page);
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

test("a chosen language is that of every screen behind the sign-in, and not of the site", { tag: "@database" }, async ({
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

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false, locale: "pt-BR" });

	test("a password is changed, and no password is echoed", { tag: "@database" }, async ({
		page,
		context,
		site,
		problems,
	}) => {
		// The browser says so of scripts that it was told not to run.
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

	test("an email address is changed, then the account is deleted", { tag: "@database" }, async ({
		page,
		context,
		site,
		problems,
	}) => {
		problems.allow(/400|\.js csp$/);
		const [email, newEmail] = [await openOwnAccount(site, context, "plain-mover"), "plain-moved@own.example"];
		await page.goto("/account");
		const section = page.getByRole("region", { name: "Endereço de e-mail" });
		const address = section.getByLabel("Novo endereço de e-mail", { exact: true });
		await address.fill(newEmail);
		await section.getByLabel("Senha atual", { exact: true }).fill("Wrong-guess.1");
		await section.getByRole("button", { name: "Mudar o endereço" }).click();
		await expect(section.getByText("não é a sua senha atual")).toBeVisible();
		await expect(address, "typed input stays").toHaveValue(newEmail);
		expect(await page.content()).not.toContain("Wrong-guess.1");
		await section.getByLabel("Senha atual", { exact: true }).fill(staffPassword);
		await section.getByRole("button", { name: "Mudar o endereço" }).click();
		await expect(section.getByText("Enviamos um link ao seu endereço atual.")).toBeVisible();
		await page.goto(await mailedLink(site, email, "approve-email"));
		await page.getByRole("button", { name: "Aprovar o novo endereço" }).click();
		await expect(page.getByText("Falta um passo")).toBeVisible();
		await page.goto(await mailedLink(site, newEmail, "confirm-email"));
		await page.getByLabel("Senha", { exact: true }).fill(staffPassword);
		await page.getByRole("button", { name: "Confirmar o novo endereço" }).click();
		await expect(page.getByText("Endereço de e-mail alterado")).toBeVisible();

		const form = { intent: "sign-in", email: newEmail, password: staffPassword };
		const headers = { origin: site.origin };
		expect((await context.request.post("/auth", { form, headers, maxRedirects: 0 })).status()).toBe(303);
		await page.goto("/account");
		const deletion = page.getByRole("region", { name: "Excluir a conta" });
		await deletion.getByText("Quero excluir a minha conta").click();
		await deletion.getByLabel("Senha atual", { exact: true }).fill(staffPassword);
		if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/account-pt.png`, fullPage: true });
		await deletion.getByRole("button", { name: "Excluir a minha conta de vez" }).click();
		await expect(page.getByText("Conta excluída")).toBeVisible();
	});
});

test("an email address is changed with a link to each address", { tag: "@database" }, async ({
	page,
	context,
	site,
	problems,
}) => {
	problems.allow(/400/);
	const email = await openOwnAccount(site, context, "mover");
	const newEmail = "moved@own.example";
	await page.goto("/account");
	await hydrated(page);
	const section = page.getByRole("region", { name: "Email address" });
	const address = section.getByLabel("New email address", { exact: true });
	const proof = section.getByLabel("Current password", { exact: true });
	await address.fill("moved@");
	await section.getByRole("button", { name: "Change email address" }).click();
	await expect(address).toHaveAccessibleDescription(/Invalid email address/);
	await address.fill(newEmail);
	await proof.fill("Wrong-guess.1");
	await section.getByRole("button", { name: "Change email address" }).click();
	await expect(proof).toHaveAccessibleDescription(/isn’t your current password/);
	await expect(address, "typed input stays").toHaveValue(newEmail);
	await proof.fill(staffPassword);
	await section.getByRole("button", { name: "Change email address" }).click();
	await expect(section.getByText("We sent a link to your current address.")).toBeVisible();
	await expectAccessible(page);

	await page.goto(await mailedLink(site, email, "approve-email"));
	await hydrated(page);
	expect(page.url()).not.toContain("approve-email=");
	await expect(page.getByText(newEmail)).toBeVisible();
	await expectAccessible(page);
	for (const width of [360, 768, 1280]) {
		await page.setViewportSize({ width, height: 800 });
		if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/email-link-${width}.png` });
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
	}
	await page.getByRole("button", { name: "Approve the new address" }).click();
	await expect(page.getByText("One step left")).toBeVisible();

	await page.goto(await mailedLink(site, newEmail, "confirm-email"));
	await hydrated(page);
	await page.getByLabel("Password", { exact: true }).fill("Wrong-guess.1");
	await page.getByRole("button", { name: "Confirm the new address" }).click();
	await expect(page.getByText("isn’t your current password")).toBeVisible();
	await page.getByLabel("Password", { exact: true }).fill(staffPassword);
	await page.getByRole("button", { name: "Confirm the new address" }).click();
	await page.waitForURL(/\/auth/);
	await expect(toast(page, "Email address changed")).toBeVisible();
	await hydrated(page);
	await page.getByLabel("Email", { exact: true }).fill(newEmail);
	await page.getByLabel("Password", { exact: true }).fill(staffPassword);
	await page.getByRole("button", { name: "Sign In" }).click();
	await expect(page.getByText("Welcome back!")).toBeVisible();
});

test("an account is deleted with its password", { tag: "@database" }, async ({ page, context, site, problems }) => {
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
