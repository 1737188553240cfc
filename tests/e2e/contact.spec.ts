import { agency } from "#content/agency.ts";
import { camelKeys } from "#domain/leads/wire-names.ts";
import { locales } from "#domain/locale/locales.ts";
import { expectAccessible } from "#tests/support/accessibility.ts";
import { contactForm, fillContactForm, newVisitor, sendButton } from "#tests/support/contact-form.ts";
import { copy } from "#tests/support/copy.ts";
import { expect, hydrated, test } from "#tests/support/e2e.ts";
import { test as developmentTest } from "#tests/support/e2e-development.ts";
import { sample } from "#tests/support/sample.ts";

for (const locale of sample(locales, 1, "contact")) {
	test(`a lead in ${locale} is stored once, and mails go to the agency and the visitor`, {
		tag: "@database",
	}, async ({ page, site, mailsWith }) => {
		const visitor = newVisitor();
		const { contact, emails } = copy[locale];
		await page.goto(`/${locale}?utm_source=radio&utm_campaign=spring`);
		await hydrated(page);
		await fillContactForm(page, visitor, locale);
		await sendButton(page, locale).click();

		await expect(page.getByRole("heading", { name: contact.thanks.title })).toBeFocused();
		await expect(page.getByText(contact.toasts.success.title)).toBeVisible();

		const leads = (await site.ask("leads")).filter(({ email }) => email === visitor.email);
		expect(leads).toHaveLength(1);
		expect(leads[0]).toMatchObject({
			...camelKeys(visitor),
			status: "new",
			locale,
			pageSource: `/${locale}`,
			utmSource: "radio",
			utmMedium: null,
			utmCampaign: "spring",
			spamReasons: [],
		});
		const { title, submit, recorded } = copy[locale].leads.marketing;
		await page.getByText(title).click();
		await page.locator("[name=marketing_consent]").check();
		await page.getByRole("button", { name: submit }).click();
		await expect(page.getByText(recorded)).toBeVisible();
		const consents = (await site.ask("consents")).filter(({ email }) => email === visitor.email);
		expect(consents).toMatchObject([
			{ locale, text_published: true, boxes: {}, name: "Marie Joseph" },
			{ locale, text_published: true, boxes: { marketing: true }, phone: visitor.phone },
		]);

		const mails = await mailsWith(visitor.email, 2);
		const acknowledgment = mails.find(({ to }) => to === visitor.email);
		expect(acknowledgment?.language).toBe(locale);
		expect(acknowledgment?.subject).toBe(emails.acknowledgment.subject);
		expect(acknowledgment?.text).toContain(visitor.first_name);
		const notice = mails.find(({ to }) => to === agency.leadInbox);
		expect(notice?.text).toContain(visitor.phone);
		expect(notice?.text).toContain("Please call in the afternoon.");
	});
}

test("an empty form shows the required error messages", async ({ page }) => {
	await page.goto("/en");
	await hydrated(page);
	const form = contactForm(page);
	const firstName = form.getByLabel("First name", { exact: true });
	await sendButton(page).click();
	await expect(firstName).toBeFocused();
	for (const [label, error] of [
		["First name", "First name must be at least 2 characters"],
		["Last name", "Last name must be at least 2 characters"],
		["Email", "Invalid email address"],
		["Phone", "Phone number must be at least 10 digits"],
		["How can we help?", "Message must be at least 10 characters"],
	] as const) {
		const field = form.getByLabel(label, { exact: true });
		await expect(field).toHaveAttribute("aria-invalid", "true");
		await expect(field).toHaveAccessibleDescription(new RegExp(error.replace("?", "\\?")));
	}
	await expectAccessible(page);

	await firstName.fill("Marie");
	await expect(firstName).not.toHaveAttribute("aria-invalid");
	await expect(form.getByText("First name must be at least 2 characters")).toBeHidden();
});

// How fast the agency responds is a claim, so without evidence only development says it.
developmentTest(
	"the thank-you panel says what happens next, and a second lead must wait five minutes",
	async ({ page, site }) => {
		const visitor = newVisitor();
		await page.clock.install();
		await page.goto("/en");
		await hydrated(page);
		await fillContactForm(page, visitor);
		await sendButton(page).click();

		const contact = page.locator("#contact");
		await expect(contact.getByRole("heading", { name: "Thank You!" })).toBeVisible();
		for (const promise of [/within 4 business hours/, /within 24 hours/, /personalized quote/, /multiple carriers/]) {
			await expect(contact.getByText(promise).first()).toBeVisible();
		}
		await expect(contact.getByRole("link", { name: `Call ${agency.phone.display}` })).toHaveAttribute(
			"href",
			`tel:${agency.phone.e164}`,
		);
		await expectAccessible(page);

		await contact.getByRole("button", { name: "Send Another Message" }).click();
		await expect(contactForm(page).getByLabel("First name", { exact: true })).toHaveValue("");
		await fillContactForm(page, visitor);
		await sendButton(page).click();
		const alert = page.getByRole("alert").filter({ hasText: "Security Notice" }).last();
		await expect(alert).toContainText(
			"For security, you can only submit the form once every 5 minutes. Please wait before trying again.",
		);
		await expect(contactForm(page).getByLabel("First name", { exact: true })).toHaveValue(visitor.first_name);

		await page.clock.fastForward("05:01");
		await sendButton(page).click();
		await expect(contact.getByRole("heading", { name: "Thank You!" })).toBeVisible();
		const leads = (await site.ask("leads")).filter(({ email }) => email === visitor.email);
		expect(leads).toHaveLength(2);
	},
);

test("a refusal of the server is shown, and the input stays", async ({ page, problems }) => {
	problems.allow(/429|Too Many Requests/);
	const visitor = newVisitor();
	await page.goto("/en");
	await hydrated(page);
	const sentIds: string[] = [];
	await page.route("**/functions/hyper-service", (route) => {
		sentIds.push(route.request().postDataJSON().submission_id);
		return route.fulfill({ status: 429, json: { error: { code: "rate_limited", message: "rate limit" } } });
	});
	await fillContactForm(page, visitor);
	await sendButton(page).click();
	await expect(
		page.getByText("You're submitting too quickly. Please wait a moment and try again.").last(),
	).toBeVisible();
	await expect(page.getByText("Error sending message").last()).toBeVisible();
	await expect(contactForm(page).getByLabel("Email", { exact: true })).toHaveValue(visitor.email);

	// The first attempt may be stored although its answer said otherwise.
	await sendButton(page).click();
	await expect.poll(() => sentIds.length).toBe(2);
	expect(sentIds[1], "a second attempt is the same submission").toBe(sentIds[0]);
});
