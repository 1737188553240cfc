import type { Page } from "@playwright/test";
import { funnelPath } from "#domain/funnels/funnel-config.ts";
import { quoteFunnelIds, quoteFunnels, quotePath } from "#domain/funnels/quote-funnels.ts";
import { camelKeys } from "#domain/leads/wire-names.ts";
import { type Locale, localeNames, locales } from "#domain/locale/locales.ts";
import { type ProductSlug, productSlugs } from "#domain/products/products.ts";
import { localizedPath } from "#domain/site/pages.ts";
import { expectAccessible } from "#tests/support/accessibility.ts";
import { copy } from "#tests/support/copy.ts";
import { expect, test } from "#tests/support/e2e.ts";
import { test as developmentTest } from "#tests/support/e2e-development.ts";
import {
	answerAll,
	calcAnswers,
	endOf,
	funnelReady,
	leaveDetails,
	progressText,
	quoteAnswers,
} from "#tests/support/funnel.ts";
import { ofThisTurn } from "#tests/support/turns.ts";

const figures: Record<ProductSlug, RegExp> = {
	"term-life": /^\$250$/,
	"whole-life": /^\$8,000$/,
	"final-expense": /^US\$\s1\.200$/,
	iul: /^\$30,000$/,
	fia: /^\$543$/,
	ibc: /^\$500$/,
	"debt-action": /^34 meses$/,
};
const localeOf = (index: number) => locales[index % locales.length] ?? "en";

/** Unfolds how the figures were found, with those of the rule of thumb. */
const basis = (page: Page, locale: Locale) => page.locator("summary", { hasText: copy[locale].funnels.result.basis });

for (const [index, product] of ofThisTurn([...productSlugs.entries()])) {
	const locale = localeOf(index);
	// Without evidence that it may be offered, the debt plan asks nobody for contact details.
	const testOf = product === "debt-action" ? developmentTest : test;
	testOf(`the ${product} questions lead to an estimate and a lead (${locale})`, async ({ page, site }) => {
		const pageCopy = copy[locale].funnelPages;
		await page.goto(localizedPath(locale, funnelPath(product, "calc")));
		await funnelReady(page);
		await answerAll(page, locale, calcAnswers[product]);

		await expect(page.getByRole("heading", { name: copy[locale].funnels.estimate.title, exact: true })).toBeFocused();
		await basis(page, locale).click();
		const primary = page.getByRole("term").filter({ hasText: pageCopy.services[product].primary });
		await expect(primary.locator("+ dd")).toHaveText(figures[product]);
		await expect(page.getByText(pageCopy.services[product].limits)).toBeVisible();

		const visitor = await leaveDetails(page, pageCopy.calc.contact.submit);
		await expect(page.getByRole("heading", { name: pageCopy.sent.title })).toBeFocused();
		const [lead] = (await site.ask("leads")).filter(({ email }) => email === visitor.email);
		const answers = Object.entries(calcAnswers[product]).filter(([, answer]) => answer !== "");
		expect(lead).toMatchObject({
			...camelKeys(visitor),
			service: "funnel_lead",
			product,
			locale,
			details: { funnel: `${product}/calc`, answers: Object.fromEntries(answers) },
			spamReasons: [],
		});

		const booking = page.getByRole("link", { name: pageCopy.appointment.choose });
		await expect(booking).toHaveAttribute("href", /email=/);
		expect(Object.fromEntries(new URL((await booking.getAttribute("href")) ?? "").searchParams)).toEqual({
			name: `${visitor.first_name} ${visitor.last_name}`,
			email: visitor.email,
			a1: localeNames[locale],
			utm_content: lead?.id,
		});
	});
}

test("a funnel's price has its ways on below it, and the first leads to the form", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto(endOf(localizedPath("pt", quotePath("term-life-quote")), quoteAnswers["term-life-quote"]));
	await funnelReady(page);
	await page.locator("#quote-estimate").evaluate((title) => title.scrollIntoView());
	const ways = page.locator("#quote-ways");
	await expect(ways).toBeInViewport({ ratio: 1 });
	await expect(ways.getByRole("link", { name: copy.pt.calculator.ways.call })).toHaveAttribute("href", /^tel:/);
	await ways.getByRole("link", { name: copy.pt.calculator.next.quotes }).click();
	await expect(page.locator("#funnel-lead-title")).toBeFocused();
});

for (const [index, quote] of ofThisTurn([...quoteFunnelIds.entries()])) {
	const locale = localeOf(index + 1);
	test(`${quote} ends with a lead (${locale})`, async ({ page, site }) => {
		const pageCopy = copy[locale].funnelPages;
		await page.goto(localizedPath(locale, quotePath(quote)));
		await funnelReady(page);
		await answerAll(page, locale, quoteAnswers[quote]);

		// The figure comes before anybody asks for a name (B5), and again with the thanks.
		const texts = quote === "fia-appointment" ? pageCopy.visit : pageCopy.quote;
		await expect(page.getByRole("heading", { name: copy[locale].funnels.estimate.title })).toBeFocused();
		const shown = await page.locator("[data-figure]").allTextContents();
		expect(shown.join()).toMatch(/\d/);
		const visitor = await leaveDetails(page, texts.contact.submit);
		await expect(page.getByRole("heading", { name: texts.sent.title })).toBeFocused();
		expect(await page.locator("[data-slot=sent] [data-figure]").allTextContents()).toEqual(shown);
		const [lead] = (await site.ask("leads")).filter(({ email }) => email === visitor.email);
		const { state, ...answers } = quoteAnswers[quote];
		const { product } = quoteFunnels[quote];
		expect(lead).toMatchObject({
			...camelKeys(visitor),
			product,
			state,
			notOffered: false,
			details: { funnel: quote, answers },
		});
		await expectAccessible(page);

		const appointments = page.getByRole("link", { name: pageCopy.appointment.choose });
		await expect(appointments).toHaveCount(quote === "fia-appointment" ? 2 : 1);
	});
}

test("the scheduler link carries the campaign of the visit", async ({ page }) => {
	await page.goto("/en/funnels/fia/book?utm_source=radio&utm_campaign=fall");
	const booking = page.getByRole("link", { name: "Choose a time" });
	await expect(booking).toHaveAttribute("href", /utm_source=radio&utm_campaign=fall/);
});

test("a wrong answer gets an error at its field and stays on the question", async ({ page }) => {
	await page.goto("/en/funnels/fia/calc");
	await funnelReady(page);
	const age = page.getByLabel("How old are you?");
	await page.getByRole("button", { name: "Continue" }).click();
	await expect(age).toHaveAccessibleDescription(/Please answer this question to continue/);
	await expect(age).toBeFocused();
	await age.fill("39");
	await page.getByRole("button", { name: "Continue" }).click();
	await expect(age).toHaveAccessibleDescription(/Please enter at least 40/);
	await expect(age).toHaveValue("39");
	await expect(page.getByText(progressText("en", 1, 5))).toBeVisible();
	// Without scrolling, the bar at the bottom would cover half of a link.
	await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
	await expectAccessible(page);
});

test("a retirement age below the current age is refused", async ({ page }) => {
	await page.goto("/en/funnels/fia/calc?currentAge=70&currentSavings=50000&at=retirementAge");
	await funnelReady(page);
	await page.getByLabel("At what age would you like to stop working?").fill("65");
	await page.getByRole("button", { name: "Continue" }).click();
	await expect(page.getByLabel("At what age would you like to stop working?")).toHaveAccessibleDescription(
		/higher than your age today/,
	);
});

test("answers survive going back, the browser's history and a reload", async ({ page }) => {
	await page.goto("/en/funnels/iul/calc");
	await funnelReady(page);
	await page.getByLabel("How old are you?").fill("40");
	await page.getByRole("button", { name: "Continue" }).click();
	await page.getByLabel("How much do you earn in a year?").fill("$85,000");
	await page.getByRole("button", { name: "Continue" }).click();
	await expect(page.locator("label").filter({ hasText: "How much coverage would you like?" })).toBeFocused();

	await page.getByRole("link", { name: "Back" }).click();
	await expect(page.getByLabel("How much do you earn in a year?")).toHaveValue("85,000");
	await page.goBack();
	await expect(page.getByLabel("How much coverage would you like?")).toBeVisible();
	await page.reload();
	await expect(page.getByLabel("How much coverage would you like?")).toBeVisible();
	await funnelReady(page);
	await page.getByRole("link", { name: "Back" }).click();
	await expect(page.getByLabel("How much do you earn in a year?")).toHaveValue("85,000");

	await page.goto("/en/services/iul");
	await page.goto("/en/funnels/iul/calc");
	await expect(page.getByLabel("How much do you earn in a year?")).toHaveValue("85,000");
});

test("a funnel works by keyboard alone", async ({ page }) => {
	await page.goto("/en/funnels/iul/calc");
	await funnelReady(page);
	await page.getByLabel("How old are you?").focus();
	await page.keyboard.type("40");
	await page.keyboard.press("Enter");
	await expect(page.locator("label").filter({ hasText: "How much do you earn in a year?" })).toBeFocused();
	await page.keyboard.press("Tab");
	await page.keyboard.type("60000");
	await page.keyboard.press("Enter");
	await expect(page.locator("label").filter({ hasText: "How much coverage would you like?" })).toBeFocused();
	await page.keyboard.press("Tab");
	await page.keyboard.type("300000");
	await page.keyboard.press("Enter");
	await expect(page.locator("legend")).toBeFocused();
	await page.keyboard.press("Tab");
	// The arrow keys choose, and don't go on.
	await page.keyboard.press("ArrowDown");
	await expect(page.locator("input[type=radio]:checked")).toBeVisible();
	await page.keyboard.press("Enter");
	const years = page.getByLabel("How many years are you planning for?", { exact: true }).first();
	await expect(page.locator("label").filter({ hasText: "How many years are you planning for?" })).toBeFocused();
	await page.keyboard.press("Tab");
	await page.keyboard.press("Tab");
	await page.keyboard.press("ArrowRight");
	await expect(years).toHaveValue("25");
	await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { name: "Your estimate", exact: true })).toBeFocused();
	await basis(page, "en").focus();
	await page.keyboard.press("Enter");
	await expect(page.getByText("$18,000", { exact: true })).toBeVisible();
});

test("a visitor from a state without the product is asked for no contact details", async ({ page }) => {
	await page.goto(endOf("/es/funnels/term-life-quote", { ...quoteAnswers["term-life-quote"], state: "NY" }));
	await expect(page.getByRole("main").getByText(/Nueva York/)).toBeVisible();
	await expect(page.locator("[data-figure], input[name=email]")).toHaveCount(0);
});

test("the address of a result opens the same figures and is not indexed", async ({ page }) => {
	await page.goto(endOf("/pt/funnels/fia/calc", calcAnswers.fia));
	await basis(page, "pt").click();
	await expect(page.getByText(/US\$\s543\b/)).toBeVisible();
	await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
	await expectAccessible(page);
	await page.goto("/pt/funnels/fia/calc");
	await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
});

test("the booking page is not indexed, and links to the contact form", async ({ page }) => {
	await page.goto("/ht/funnels/final-expense/book");
	await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
	await expect(page.getByRole("link", { name: copy.ht.funnelPages.book.write })).toHaveAttribute("href", "/ht#contact");
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("a funnel works page by page and stores a lead", async ({ page, site }) => {
		await page.goto("/es/funnels/iul/calc");
		await page.locator('input[name="currentAge"]').fill("17");
		await page.getByRole("button", { name: "Continuar" }).click();
		const age = page.getByLabel("¿Qué edad tiene?");
		await expect(age).toHaveAccessibleDescription(/Escriba 18 o más/);
		await expect(age).toHaveValue("17");
		await answerAll(page, "es", calcAnswers.iul, { hasScript: false });
		await basis(page, "es").click();
		await expect(page.getByText("$300,000", { exact: true })).toBeVisible();

		await site.ask("moveClock", 60);
		const visitor = await leaveDetails(page, copy.es.funnelPages.calc.contact.submit);
		await expect(page.getByRole("heading", { name: copy.es.funnelPages.sent.title })).toBeVisible();
		const [lead] = (await site.ask("leads")).filter(({ email }) => email === visitor.email);
		expect(lead).toMatchObject({ product: "iul", details: { funnel: "iul/calc", answers: calcAnswers.iul } });
		await expect(page.getByRole("link", { name: copy.es.funnelPages.appointment.choose })).toHaveAttribute(
			"href",
			new RegExp(`utm_content=${lead?.id}`),
		);
	});

	test("errors appear at the contact fields, and the answers stay", async ({ page, problems }) => {
		problems.allow(/response: 4\d\d POST|status of 4\d\d/);
		await page.goto(endOf("/en/funnels/fia-appointment", quoteAnswers["fia-appointment"]));
		await page.locator('input[name="first_name"]').fill("Marie");
		await page.getByRole("button", { name: "Send and choose a time" }).click();
		await expect(page.getByLabel("Phone", { exact: true })).toHaveAccessibleDescription(
			new RegExp(copy.en.leads.errors.phone_or_email),
		);
		await expect(page.getByLabel("First name", { exact: true })).toHaveValue("Marie");
		await page.getByRole("link", { name: "Change my answers" }).click();
		await expect(page.getByRole("radio", { name: "Later than that" })).toBeChecked();
	});
});
