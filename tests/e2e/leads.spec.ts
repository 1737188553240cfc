import type { Page } from "@playwright/test";
import { contactForm, fillContactForm, newVisitor, sendButton } from "#tests/support/contact-form.ts";
import { copy } from "#tests/support/copy.ts";
import { expect, hydrated, test } from "#tests/support/e2e.ts";

const estimate = "calculator?service=term_life&state=TX&age=40&coverageAmount=250000&report=full";

function reportForm(page: Page, locale: "en" | "pt" = "en") {
	return page.getByRole("form", { name: copy[locale].calculator.report.title });
}

test("contact details fill the next form of the same visit, and of no other visit", async ({ page, context }) => {
	const visitor = newVisitor();
	await page.goto("/en");
	await hydrated(page);
	await fillContactForm(page, visitor);
	await sendButton(page).click();
	await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();

	await page.goto(`/pt/${estimate}`);
	await hydrated(page);
	const report = reportForm(page, "pt");
	const { fields } = copy.pt.leads;
	await expect(report.getByLabel(fields.first_name, { exact: true })).toHaveValue(visitor.first_name);
	await expect(report.getByLabel(fields.last_name, { exact: true })).toHaveValue(visitor.last_name);
	await expect(report.getByLabel(fields.email, { exact: true })).toHaveValue(visitor.email);
	await expect(report.getByLabel(fields.phone, { exact: true })).toHaveValue(visitor.phone);
	expect(page.url()).not.toContain("visitor-");

	const otherVisit = await context.newPage();
	await otherVisit.goto(`/pt/${estimate}`);
	await hydrated(otherVisit);
	await expect(reportForm(otherVisit, "pt").getByLabel(fields.email, { exact: true })).toHaveValue("");
});

test("a report needs consent", async ({ page, site, mailsWith }) => {
	const visitor = newVisitor();
	await page.goto(`/en/${estimate}`);
	await hydrated(page);
	const report = reportForm(page);
	const send = report.getByRole("button", { name: "Send my report" });
	await expect(send).toBeDisabled();
	await report.getByRole("checkbox", { name: /email me this report/ }).check();
	await send.click();
	const firstName = report.getByLabel("First name", { exact: true });
	await expect(firstName).toBeFocused();
	await expect(firstName).toHaveAccessibleDescription("Please fill in this field");

	await firstName.fill(visitor.first_name);
	await report.getByLabel("Last name", { exact: true }).fill(visitor.last_name);
	await report.getByLabel("Email", { exact: true }).fill(visitor.email);
	await report.getByLabel("Phone", { exact: true }).fill(visitor.phone);
	await send.click();
	await expect(page.getByRole("heading", { name: "Your report is on its way" })).toBeFocused();

	const [lead] = (await site.ask("leads")).filter(({ email }) => email === visitor.email);
	expect(lead).toMatchObject({ service: "calculator_report", product: "term-life", state: "TX", notOffered: false });
	expect(lead?.details).toMatchObject({ calculator: "term_life", inputs: { age: "40", coverageAmount: "250000" } });
	const [consent] = (await site.ask("consents")).filter(({ email }) => email === visitor.email);
	expect(consent).toMatchObject({ text_published: true, boxes: { request: true, calls: false } });
	await mailsWith(visitor.email, 2);
});

test("an offline report request is sent later and does not delay other leads", async ({
	page,
	context,
	site,
	problems,
}) => {
	problems.allow(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_FAILED/);
	const visitor = newVisitor();
	await page.goto(`/en/${estimate}`);
	await hydrated(page);
	const report = reportForm(page);
	await report.getByLabel("First name", { exact: true }).fill(visitor.first_name);
	await report.getByLabel("Last name", { exact: true }).fill(visitor.last_name);
	await report.getByLabel("Email", { exact: true }).fill(visitor.email);
	await report.getByLabel("Phone", { exact: true }).fill(visitor.phone);
	await report.getByRole("checkbox", { name: /email me this report/ }).check();
	await context.setOffline(true);
	await report.getByRole("button", { name: "Send my report" }).click();
	await expect(page.getByRole("heading", { name: copy.en.leads.outbox.title })).toBeFocused();

	await context.setOffline(false);
	await expect(page.getByRole("heading", { name: "Your report is on its way" })).toBeVisible();
	const sent = async () => (await site.ask("leads")).filter(({ email }) => email === visitor.email);
	await expect.poll(async () => (await sent()).map(({ kind }) => kind)).toEqual(["report"]);

	await page.goto("/en");
	await hydrated(page);
	await expect(contactForm(page).getByLabel("Email", { exact: true })).toHaveValue(visitor.email);
	await contactForm(page).getByLabel("How can we help?", { exact: true }).fill(visitor.message);
	await sendButton(page).click();
	await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("a report form with an error keeps the input, and the stored lead has the inputs of the estimate", async ({
		page,
		site,
		problems,
	}) => {
		problems.allow(/response: 4\d\d POST|status of 4\d\d/);
		const visitor = newVisitor();
		const { report: reportCopy } = copy.pt.calculator;
		const { fields, errors } = copy.pt.leads;
		await page.goto(`/pt/${estimate}`);
		const report = reportForm(page, "pt");
		await report.getByLabel(fields.first_name, { exact: true }).fill(visitor.first_name);
		await report.getByLabel(fields.last_name, { exact: true }).fill(visitor.last_name);
		await report.getByLabel(fields.email, { exact: true }).fill(visitor.email);
		await report.getByLabel(fields.phone, { exact: true }).fill(visitor.phone);
		await site.ask("moveClock", 30);
		await report.getByRole("button", { name: reportCopy.submit }).click();

		const box = report.getByRole("checkbox").first();
		await expect(box).toHaveAccessibleDescription(new RegExp(`^${errors.consent_required}`));
		await expect(report.getByLabel(fields.email, { exact: true })).toHaveValue(visitor.email);
		expect((await site.ask("leads")).filter(({ email }) => email === visitor.email)).toEqual([]);

		await box.check();
		await report.getByRole("button", { name: reportCopy.submit }).click();
		await expect(page.getByRole("heading", { name: reportCopy.sent })).toBeVisible();
		const [lead] = (await site.ask("leads")).filter(({ email }) => email === visitor.email);
		expect(lead).toMatchObject({ locale: "pt", product: "term-life", spamReasons: [] });
		expect(lead?.details.inputs).toMatchObject({ age: "40", coverageAmount: "250000" });
	});
});
