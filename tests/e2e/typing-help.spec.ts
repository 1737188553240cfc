import { agency } from "#content/agency.ts";
import { fillContactForm, newVisitor, sendButton } from "#tests/support/contact-form.ts";
import { copy } from "#tests/support/copy.ts";
import { expect, hydrated, test } from "#tests/support/e2e.ts";
import { funnelReady } from "#tests/support/funnel.ts";

test("B27: amounts and ages are read as people write them, and money is grouped", async ({ page }) => {
	await page.goto("/en/funnels/iul/calc");
	await funnelReady(page);
	const next = page.locator("main form button[type=submit]");
	await page.locator("input[name=currentAge]").fill("38 years");
	await next.click();
	const income = page.locator("input[name=annualIncome]");
	await income.fill("120k");
	await income.blur();
	await expect(income).toHaveValue("120,000");
	await next.click();
	await page.locator("input[name=targetCoverage]").fill("half a million");
	await next.click();
	await expect(page.locator("input[name=riskTolerance]").first()).toBeVisible();
	await page.goBack();
	await expect(page.locator("input[name=targetCoverage]")).toHaveValue("500,000");
});

for (const [locale, question] of [
	["en", "Did you mean"],
	["es", "¿Quiso decir"],
	["pt", "Você quis dizer"],
	["ht", "Èske ou te vle di"],
] as const) {
	test(`B27: a mistyped mail host is put right with one tap, in ${locale}`, async ({ page, site }) => {
		const visitor = newVisitor();
		const [user] = visitor.email.split("@");
		await page.goto(`/${locale}`);
		await hydrated(page);
		await fillContactForm(page, { ...visitor, email: `${user}@gmial.com` }, locale);
		const suggestion = page.getByRole("button", { name: `${question} ${user}@gmail.com?` });
		await suggestion.click();
		await expect(page.locator("[data-island=contact-card] [name=email]")).toHaveValue(`${user}@gmail.com`);
		await expect(suggestion).toHaveCount(0);
		await sendButton(page, locale).click();
		await expect(page.getByRole("heading", { name: copy[locale].contact.thanks.title })).toBeVisible();
		expect((await site.ask("leads")).filter(({ email }) => email === `${user}@gmail.com`)).toHaveLength(1);
	});
}

test("B27: a host that only looks mistyped is not refused", async ({ page, site }) => {
	const visitor = newVisitor();
	const email = `${visitor.email.split("@")[0]}@gmial.com`;
	await page.goto("/en");
	await hydrated(page);
	await fillContactForm(page, { ...visitor, email });
	await sendButton(page).click();
	await expect(page.getByRole("heading", { name: "Thank You!" })).toBeVisible();
	expect((await site.ask("leads")).filter((lead) => lead.email === email)).toHaveLength(1);
});

test("B27: the number in a toast and in a panel calls, and stays on one line", async ({ page, problems }) => {
	problems.allow(/response: 5\d\d|status of 5\d\d/);
	await page.setViewportSize({ width: 360, height: 640 });
	await page.route("**/functions/hyper-service", (route) =>
		route.fulfill({ status: 500, contentType: "application/json", body: '{"error":{"code":"internal_error"}}' }),
	);
	await page.goto("/en");
	await hydrated(page);
	await fillContactForm(page, newVisitor());
	await sendButton(page).click();
	const number = page.locator("[data-slot=toast]").getByRole("link", { name: agency.phone.display });
	await expect(number).toHaveAttribute("href", `tel:${agency.phone.e164}`);
	expect(await number.evaluate((link) => link.getClientRects().length)).toBe(1);
});
