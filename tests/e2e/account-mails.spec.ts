import type { Page } from "@playwright/test";
import { expectAccessible } from "#tests/support/accessibility.ts";
import { copy } from "#tests/support/copy.ts";
import { hydrated } from "#tests/support/e2e.ts";
import { expect, test } from "#tests/support/e2e-development.ts";
import { readOutbox } from "#tests/support/read-mail.ts";
import type { Site } from "#tests/support/site.ts";
import { mailedLink, staffPassword, toast } from "#tests/support/staff.ts";

const newPassword = "Evening-walk.7";

const signUp = (page: Page, site: Site, email: string) =>
	page.request.post("/auth?tab=sign-up", {
		form: { intent: "sign-up", email, password: staffPassword },
		headers: { origin: site.origin },
	});

/** An account that is confirmed, in a browser that does not know it. */
async function openAccount(page: Page, site: Site, email: string): Promise<void> {
	await signUp(page, site, email);
	await page.request.get(await mailedLink(site, email));
	const form = { intent: "sign-in", email, password: staffPassword };
	const entered = await page.request.post("/auth", { form, headers: { origin: site.origin }, maxRedirects: 0 });
	expect(entered.status()).toBe(303);
	await page.context().clearCookies();
}

test("whoever forgot the password sets a new one by a mailed link", async ({ page, site }) => {
	// Five passwords are hashed slowly, one after the other.
	test.slow();
	const email = "forgetful@sunfield.example";
	await openAccount(page, site, email);
	await page.goto("/auth");
	await hydrated(page);
	await page.getByRole("link", { name: "Forgot your password?" }).click();
	await expect(page.getByRole("heading", { name: "Forgot your password?" })).toBeVisible();
	await page.getByRole("button", { name: "Send the link" }).click();
	await expect(page.getByText("Invalid email address")).toBeVisible();
	await expectAccessible(page);
	await page.getByLabel("Email", { exact: true }).fill(email);
	await page.getByRole("button", { name: "Send the link" }).click();
	await expect(toast(page, "Check your email")).toContainText(copy.en.account.notices.mailRequested.text);

	await page.goto(await mailedLink(site, email, "reset-password"));
	await hydrated(page);
	expect(page.url()).not.toContain("reset-password=");
	await expect(page.getByRole("status").filter({ hasText: copy.en.account.notices.resetPassword.text })).toBeVisible();
	await page.getByLabel("New password", { exact: true }).fill(newPassword);
	await page.getByRole("button", { name: "Save and sign in" }).click();
	await page.waitForURL(/\/en/);
	await expect(toast(page, "Welcome back!")).toBeVisible();
	const notice = () =>
		readOutbox(site.outbox).find(({ to, subject }) => to === email && subject === "Your password was changed");
	await expect.poll(() => notice()?.text, { message: "the email about the change" }).toContain("Chrome");

	await page.goto("/auth");
	await page.waitForURL(/\/en/);
	// The link in that email.
	await page.goto("/auth?tab=forgot-password");
	await expect(page.getByRole("heading", { name: "Forgot your password?" })).toBeVisible();
});

test("the confirmation is sent again", async ({ page, site }) => {
	const email = "again@sunfield.example";
	await signUp(page, site, email);
	const first = await mailedLink(site, email);
	await page.goto("/auth");
	await hydrated(page);
	await page.getByRole("link", { name: "Send the confirmation email again" }).click();
	await expect(page.getByRole("heading", { name: "Send the confirmation email again" })).toBeVisible();
	await page.getByLabel("Email", { exact: true }).fill(email);
	await page.getByRole("button", { name: "Send the link" }).click();
	await expect(toast(page, "Check your email")).toBeVisible();
	const mails = () => readOutbox(site.outbox).filter(({ to, text }) => to === email && text.includes("confirm="));
	await expect.poll(() => mails().length).toBe(2);
	await page.goto(first);
	await hydrated(page);
	await page.getByLabel("Email", { exact: true }).fill(email);
	await page.getByLabel("Password", { exact: true }).fill(staffPassword);
	await page.getByRole("button", { name: "Sign In" }).click();
	await expect(toast(page, "Welcome back!")).toBeVisible();
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	const { page: words, notices } = copy.es.account;
	for (const [link, heading] of [
		[words.forgotLink, words.forgotTitle],
		[words.resendLink, words.resendTitle],
	] as const) {
		test(`"${link}" answers the same for any address`, async ({ page, context, site, problems }) => {
			// Without script, the browser refuses to preload scripts of the page.
			problems.allow(/400|\.js csp$/);
			await context.addCookies([{ name: "sf_lang", value: "es", url: site.origin }]);
			await page.goto("/auth");
			await page.getByRole("link", { name: link }).click();
			await expect(page.getByRole("heading", { name: heading })).toBeVisible();
			await page.getByLabel("Correo electrónico").fill("nobody");
			await page.getByRole("button", { name: "Enviar el enlace" }).click();
			await expect(page.getByText("El correo electrónico no es válido")).toBeVisible();
			await expect(page.getByLabel("Correo electrónico")).toHaveValue("nobody");
			await page.getByLabel("Correo electrónico").fill("nobody@sunfield.example");
			await page.getByRole("button", { name: "Enviar el enlace" }).click();
			await expect(page.getByText(notices.mailRequested.text)).toBeVisible();
			await page.getByRole("link", { name: words.toSignIn }).click();
			await expect(page.getByRole("button", { name: "Iniciar sesión" })).toBeVisible();
		});
	}
});
