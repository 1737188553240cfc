import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { funnelPath } from "#domain/funnels/funnel-config.ts";
import { camelKeys } from "#domain/leads/wire-names.ts";
import { type Locale, locales } from "#domain/locale/locales.ts";
import type { ProductSlug } from "#domain/products/products.ts";
import { localizedPath } from "#domain/site/pages.ts";
import { expectAccessible } from "#tests/support/accessibility.ts";
import { copy } from "#tests/support/copy.ts";
import { expect, hydrated, test } from "#tests/support/e2e.ts";
import { sample } from "#tests/support/sample.ts";

const products: Record<Locale, ProductSlug> = { en: "term-life", es: "fia", pt: "debt-action", ht: "final-expense" };

const pageOf = (locale: Locale) => localizedPath(locale, funnelPath(products[locale], "lp"));
const newReader = () => ({ first_name: "Marie", email: `reader-${randomUUID()}@example.com` });

async function askForGuide(page: Page, locale: Locale, reader: { first_name: string; email: string }) {
	const { card } = copy[locale].offers.guide;
	const { fields } = copy[locale].leads;
	const form = page.getByRole("form", { name: card.formTitle });
	await form.getByLabel(fields.first_name, { exact: true }).fill(reader.first_name);
	await form.getByLabel(fields.email, { exact: true }).fill(reader.email);
	await form.getByRole("button", { name: card.submit }).click();
}

for (const locale of sample(locales, 1, "guides")) {
	test(`a guide request in ${locale} is stored with its consent, and the mails are sent`, async ({
		page,
		site,
		mailsWith,
	}) => {
		const reader = newReader();
		await page.goto(pageOf(locale));
		await hydrated(page);
		await askForGuide(page, locale, reader);

		await expect(page.getByRole("heading", { name: copy[locale].offers.guide.card.sent })).toBeFocused();
		const [lead] = (await site.ask("leads")).filter(({ email }) => email === reader.email);
		expect(lead).toMatchObject({
			...camelKeys(reader),
			service: "funnel_lead",
			product: products[locale],
			phone: null,
			locale,
			details: { funnel: `${products[locale]}/lp` },
			spamReasons: [],
		});
		const [consent] = (await site.ask("consents")).filter(({ email }) => email === reader.email);
		expect(consent).toMatchObject({ locale, text_published: true, boxes: { calls: false } });
		const mails = await mailsWith(reader.email, 2);
		expect(mails.find(({ to }) => to === reader.email)?.language).toBe(locale);
	});
}

test("missing fields get errors, except the optional phone number", async ({ page, site }) => {
	const { email } = newReader();
	await page.goto(pageOf("en"));
	await hydrated(page);
	await askForGuide(page, "en", { first_name: "", email: "nobody" });
	const form = page.getByRole("form", { name: "Where should we send the guide?" });
	await expect(form.getByLabel("First name", { exact: true })).toBeFocused();
	await expect(form.getByLabel("First name", { exact: true })).toHaveAttribute("aria-invalid", "true");
	await expect(form.getByLabel("Email", { exact: true })).toHaveAccessibleDescription(/Invalid email address/);
	await expect(form.getByLabel("Phone (optional)")).not.toHaveAttribute("aria-invalid");
	await expectAccessible(page);
	await askForGuide(page, "en", { first_name: "Marie", email });
	await expect(page.getByRole("heading", { name: "Check your email!" })).toBeVisible();
	expect((await site.ask("leads")).filter((lead) => lead.email === email)).toHaveLength(1);
});

test("a refusal is shown, and the input stays", async ({ page, problems }) => {
	problems.allow(/429|Too Many Requests/);
	const reader = newReader();
	await page.goto(pageOf("en"));
	await hydrated(page);
	await page.route("**/functions/hyper-service", (route) =>
		route.fulfill({ status: 429, json: { error: { code: "rate_limited", message: "rate limit" } } }),
	);
	await askForGuide(page, "en", reader);
	await expect(page.getByText("Error. Try again.")).toBeVisible();
	await expect(page.getByLabel("Email", { exact: true })).toHaveValue(reader.email);
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("the form posts to its own page, which confirms the request", async ({ page, site }) => {
		const reader = newReader();
		await page.goto(pageOf("ht"));
		await site.ask("moveClock", 30);
		await askForGuide(page, "ht", reader);
		await expect(page.getByRole("heading", { name: copy.ht.offers.guide.card.sent })).toBeVisible();
		const [lead] = (await site.ask("leads")).filter(({ email }) => email === reader.email);
		expect(lead).toMatchObject({ product: "final-expense", locale: "ht", spamReasons: [] });
	});
});
