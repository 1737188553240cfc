import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { agency } from "#content/agency.ts";
import { type Locale, localeNames } from "#domain/locale/locales.ts";
import { copy } from "#tests/support/copy.ts";
import { expect, hydrated, test } from "#tests/support/e2e.ts";

const newApplicant = () => ({ name: "Marie", email: `applicant-${randomUUID()}@example.com` });

function formOf(page: Page, locale: Locale) {
	return page.getByRole("form", { name: copy[locale].careers.form.title });
}

async function fillApplication(page: Page, locale: Locale, { name, email }: ReturnType<typeof newApplicant>) {
	const { fields } = copy[locale].leads;
	const form = formOf(page, locale);
	await form.getByLabel(fields.role, { exact: true }).selectOption("agent");
	await form.getByLabel(localeNames.ht, { exact: true }).check();
	await form.getByLabel(localeNames.en, { exact: true }).check();
	await form.getByLabel(fields.license, { exact: true }).selectOption("studying");
	await form.getByLabel(fields.state, { exact: true }).selectOption("NY");
	await form.getByLabel(fields.name, { exact: true }).fill(name);
	await form.getByLabel(fields.email, { exact: true }).fill(email);
}

const chosen = { application: { role: "agent", languages: "en,ht", license: "studying" } };

for (const locale of ["en", "ht"] as const) {
	test(`an application in ${locale} is stored and answered, and offers a recruiting call`, async ({
		page,
		site,
		mailsWith,
	}) => {
		const applicant = newApplicant();
		await page.goto(`/${locale}/careers`);
		await hydrated(page);
		await fillApplication(page, locale, applicant);
		await formOf(page, locale).getByRole("button", { name: copy[locale].careers.form.submit }).click();

		await expect(page.getByRole("heading", { name: copy[locale].careers.sent.title })).toBeFocused();
		const book = page.getByRole("link", { name: copy[locale].careers.sent.book }).first();
		await expect(book).toHaveAttribute("href", new RegExp(`^${agency.booking.recruiting}\\?`));
		const [lead] = (await site.ask("leads")).filter(({ email }) => email === applicant.email);
		expect(lead).toMatchObject({
			kind: "application",
			firstName: applicant.name,
			phone: null,
			product: "recruiting",
			state: "NY",
			details: chosen,
			spamReasons: [],
			locale,
		});
		const [consent] = (await site.ask("consents")).filter(({ email }) => email === applicant.email);
		expect(consent).toMatchObject({ locale, text_published: true, boxes: {} });
		const mails = await mailsWith(applicant.email, 2);
		expect(mails.find(({ to }) => to === applicant.email)?.language).toBe(locale);
	});
}

test("what is missing is named, and nothing is sent", async ({ page, site }) => {
	await page.goto("/en/careers");
	await hydrated(page);
	const form = formOf(page, "en");
	await form.getByLabel("Your name", { exact: true }).fill("Nobody Yet");
	await form.getByRole("button", { name: copy.en.careers.form.submit }).click();
	await expect(form.getByRole("alert").getByRole("link")).toHaveText([
		"Languages you speak well",
		"Life insurance license",
		"State where you live",
		"Phone",
	]);
	await expect(form.getByLabel("English", { exact: true })).toBeFocused();
	expect((await site.ask("leads")).filter(({ firstName }) => firstName === "Nobody Yet")).toEqual([]);
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("an application is stored, and what was chosen stays when something is missing", async ({
		page,
		site,
		problems,
	}) => {
		problems.allow(/response: 4\d\d POST|status of 4\d\d/);
		const applicant = newApplicant();
		await page.goto("/en/careers");
		await fillApplication(page, "en", { ...applicant, email: "" });
		await site.ask("moveClock", 30);
		const form = formOf(page, "en");
		await form.getByRole("button", { name: copy.en.careers.form.submit }).click();
		await expect(form.getByLabel("Phone", { exact: true })).toHaveAccessibleDescription(/phone number or an email/);
		await expect(form.getByLabel(localeNames.ht, { exact: true })).toBeChecked();
		await expect(form.getByLabel("State where you live", { exact: true })).toHaveValue("NY");

		await form.getByLabel("Email", { exact: true }).fill(applicant.email);
		await form.getByRole("button", { name: copy.en.careers.form.submit }).click();
		await expect(page.getByRole("heading", { name: copy.en.careers.sent.title })).toBeVisible();
		const [lead] = (await site.ask("leads")).filter(({ email }) => email === applicant.email);
		expect(lead).toMatchObject({ kind: "application", details: chosen });
	});
});
