import { expectAccessible } from "#tests/support/accessibility.ts";
import { hydrated } from "#tests/support/e2e.ts";
import { expect, test } from "#tests/support/e2e-development.ts";
import { openOwnAccount } from "#tests/support/own-account.ts";
import { expectToFit } from "#tests/support/screen-fit.ts";
import { mailedLink, staffPassword, toast } from "#tests/support/staff.ts";

test("an email address is changed with a link to each address", async ({ page, context, site, problems }) => {
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
	await expectToFit(page, "email-link");
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

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false, locale: "pt-BR" });

	test("an email address is changed, then the account is deleted", async ({ page, context, site, problems }) => {
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
