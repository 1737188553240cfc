import { agency } from "#content/agency.ts";
import { openCalculator } from "#tests/support/calculator.ts";
import { calculatorAddress } from "#tests/support/calculator-address.ts";
import { newVisitor } from "#tests/support/contact-form.ts";
import { copy } from "#tests/support/copy.ts";
import { expect, test } from "#tests/support/e2e.ts";

const inputs = { service: "iul", state: "TX", age: "35", monthlyContribution: "300", timeHorizon: "20" };

/** Long enough not to look like a bot. */
const secondsOfTyping = 30;

test("a report is sent after consent, and the booking link carries the lead", async ({ page, site }) => {
	const visitor = newVisitor();
	await openCalculator(page, calculatorAddress("es", inputs));
	const { report, next } = copy.es.calculator;
	await page.getByRole("link", { name: next.email }).click();
	await expect(page.getByRole("heading", { name: report.title })).toBeFocused();
	const form = page.getByRole("form", { name: report.title });
	const { fields } = copy.es.leads;
	await form.getByLabel(fields.first_name, { exact: true }).fill(visitor.first_name);
	await form.getByLabel(fields.last_name, { exact: true }).fill(visitor.last_name);
	await form.getByLabel(fields.email, { exact: true }).fill(visitor.email);
	await form.getByLabel(fields.phone, { exact: true }).fill(visitor.phone);
	const send = form.getByRole("button", { name: report.submit });
	await expect(send).toBeDisabled();
	await form.getByRole("checkbox").first().check();
	await send.click();
	await expect(page.getByRole("heading", { name: report.sent })).toBeFocused();

	const [lead] = (await site.ask("leads")).filter(({ email }) => email === visitor.email);
	expect(lead).toMatchObject({
		firstName: visitor.first_name,
		lastName: visitor.last_name,
		locale: "es",
		state: "TX",
		product: "iul",
		spamReasons: [],
		details: {
			calculator: "iul",
			inputs: { age: "35", monthlyContribution: "300", timeHorizon: "20", assumedRate: "6" },
			result: { projected_value: "$138,612", total_contributions: "$72,000" },
		},
	});
	const [consent] = (await site.ask("consents")).filter(({ email }) => email === visitor.email);
	expect(consent).toMatchObject({ locale: "es", text_published: true, boxes: { request: true } });

	const booking = page.locator("#next-steps").getByRole("link", { name: next.strategy_call });
	const address = new URL((await booking.getAttribute("href")) ?? "");
	expect(address.href).toContain(agency.booking.iul);
	expect(Object.fromEntries(address.searchParams)).toMatchObject({
		name: `${visitor.first_name} ${visitor.last_name}`,
		email: visitor.email,
		a1: "Español",
		utm_content: lead?.id,
	});
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("the report's form posts to its page, which still shows the estimate", async ({ page, site, problems }) => {
		problems.allow(/response: 422 POST|status of 422/);
		const visitor = newVisitor();
		await page.goto(calculatorAddress("ht", inputs));
		const { report, next } = copy.ht.calculator;
		await page.getByRole("link", { name: next.email }).click();
		const form = page.getByRole("form", { name: report.title });
		const { fields, errors } = copy.ht.leads;
		await form.getByLabel(fields.first_name, { exact: true }).fill(visitor.first_name);
		await form.getByLabel(fields.last_name, { exact: true }).fill(visitor.last_name);
		await form.getByLabel(fields.email, { exact: true }).fill(visitor.email);
		await form.getByLabel(fields.phone, { exact: true }).fill("555");
		await form.getByRole("checkbox").first().check();
		await form.getByRole("button", { name: report.submit }).click();
		await expect(form.getByLabel(fields.phone, { exact: true })).toHaveAccessibleDescription(errors.phone_min);
		await expect(page.locator("[data-figure=projected_value]")).toHaveText("$138,612");

		await form.getByLabel(fields.phone, { exact: true }).fill(visitor.phone);
		await site.ask("moveClock", secondsOfTyping);
		await form.getByRole("button", { name: report.submit }).click();
		await expect(page.getByRole("heading", { name: report.sent })).toBeVisible();
		const [lead] = (await site.ask("leads")).filter(({ email }) => email === visitor.email);
		expect(lead).toMatchObject({ locale: "ht", state: "TX", product: "iul", spamReasons: [] });
	});
});
