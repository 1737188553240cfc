import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "#tests/support/accessibility.ts";
import { fillContactForm, newVisitor, sendButton } from "#tests/support/contact-form.ts";
import { copy } from "#tests/support/copy.ts";
import { hydrated } from "#tests/support/e2e.ts";
import { expect, test } from "#tests/support/e2e-development.ts";
import { readOutbox } from "#tests/support/read-mail.ts";
import { mailedLink, staffPassword } from "#tests/support/staff.ts";

const words = copy.es.dataRequests;
const section = (page: Page) => page.locator("#your-request");

async function fill(form: Locator, visitor: { name: string; email: string }, kind: string): Promise<void> {
	await form.getByLabel(words.fields.kind).selectOption({ label: kind });
	await form.getByLabel(words.fields.name).fill(visitor.name);
	await form.getByLabel(words.fields.email, { exact: true }).fill(visitor.email);
}

test("a person asks for deletion, confirms it by email, and an admin carries it out", { tag: "@database" }, async ({
	page,
	site,
	signInAs,
	mailsWith,
}) => {
	const visitor = newVisitor({ phone: "(850) 555-0143" });
	await page.goto("/es");
	await hydrated(page);
	await fillContactForm(page, visitor, "es");
	await sendButton(page, "es").click();
	await expect(page.getByRole("heading", { name: copy.es.contact.thanks.title })).toBeVisible();
	await mailsWith(visitor.email, 2);

	await page.getByRole("contentinfo").getByRole("link", { name: copy.es.shell.footer.noSale }).click();
	await expect(page).toHaveURL(/\/es\/privacy#your-request$/);
	await hydrated(page);
	const form = section(page);
	await form.scrollIntoViewIfNeeded();
	await form.getByRole("button", { name: words.send }).click();
	await expect(form.getByRole("alert")).toContainText(words.errors.summary);
	await fill(form, { name: "Marie Joseph", email: visitor.email }, words.kinds.deletion);
	await expectAccessible(page);
	await form.getByRole("button", { name: words.send }).click();
	await expect(section(page).getByRole("status")).toContainText(words.sent.title);

	await page.goto(await mailedLink(site, visitor.email, "request"));
	await expect(section(page)).toContainText(words.kinds.deletion);
	await expectAccessible(page);
	await section(page).getByRole("button", { name: words.confirm.button }).click();
	await expect(section(page).getByRole("status")).toContainText(words.confirmed.title);

	await signInAs("admin");
	await page.goto("/admin/privacy-requests");
	await expect(page.getByRole("heading", { name: "Privacy requests" })).toBeVisible();
	const row = page.getByRole("main").getByRole("listitem").filter({ hasText: visitor.email });
	await expect(row).toContainText("Waiting for us");
	await site.ask("moveClock", 16 * 60);
	await page.reload();
	await expectAccessible(page);
	const proof = page.getByRole("region", { name: "Confirm that it’s you" });
	await expect(row.getByRole("button")).toHaveCount(0);
	await proof.getByLabel("Your password", { exact: true }).fill(staffPassword);
	await proof.getByRole("button", { name: "Continue" }).click();
	await expect(proof).toBeHidden();
	await expectAccessible(page);
	await row.getByText("Delete this person’s data…").click();
	await row.getByRole("button", { name: "Delete", exact: true }).click();
	await expect.poll(async () => (await site.ask("leads")).some(({ email }) => email === visitor.email)).toBe(false);
	await expect
		.poll(() => readOutbox(site.outbox).some(({ to, text }) => `${to} ${text}`.includes(visitor.email)))
		.toBe(false);
	await page.goto("/admin/contact-submissions");
	await expect(page.getByRole("tabpanel", { name: "Contact Submissions" })).toBeVisible();
	await expect(page.getByText(visitor.email)).toBeHidden();
	expect((await site.ask("consents")).some(({ email }) => email === visitor.email)).toBe(true);
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("the form shows what is wrong, keeps what was typed, and is received", async ({ page, mailsWith, problems }) => {
		problems.allow(/response: 4\d\d POST|status of 4\d\d/);
		const visitor = newVisitor();
		await page.goto("/es/privacy");
		const form = section(page);
		await fill(form, { name: "Marie Joseph", email: "ana@" }, words.kinds.access);
		await form.getByRole("button", { name: words.send }).click();
		const email = form.getByLabel(words.fields.email, { exact: true });
		await expect(email).toHaveAccessibleDescription(words.errors.email_invalid);
		await expect(email).toHaveValue("ana@");
		await expect(form.getByLabel(words.fields.name)).toHaveValue("Marie Joseph");
		await email.fill(visitor.email);
		await form.getByRole("button", { name: words.send }).click();
		await expect(form.getByRole("status")).toContainText(words.sent.title);
		const [mail] = await mailsWith(visitor.email, 1);
		expect(mail?.language).toBe("es");
	});
});
