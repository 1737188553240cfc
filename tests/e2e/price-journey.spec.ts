import type { Page } from "@playwright/test";
import { agency } from "#content/agency.ts";
import { sampleTeam } from "#content/sample-team.ts";
import { brokenFigures } from "#tests/support/broken-figures.ts";
import { figure } from "#tests/support/calculator.ts";
import { newVisitor } from "#tests/support/contact-form.ts";
import { copy } from "#tests/support/copy.ts";
import { hydrated } from "#tests/support/e2e.ts";
import { expect, test } from "#tests/support/e2e-development.ts";
import { funnelReady } from "#tests/support/funnel.ts";

const { home, calculator, funnelPages } = copy.es;

/** A phone on a first visit, with the cookie notice open. */
test.use({ viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true, allowed: "unasked" });

/** Counts what the visitor does: each tap, each field. */
function countedActions(page: Page) {
	let count = 0;
	return {
		tap: async (name: string, role: "link" | "button" | "checkbox" = "button") => {
			count++;
			await page.getByRole("main").getByRole(role, { name }).first().tap();
		},
		fill: async (name: string, text: string) => {
			count++;
			await page.locator(`main input[name="${name}"]`).first().fill(text);
		},
		choose: async (name: string, value: string) => {
			count++;
			await page.locator(`#price select[name="${name}"]`).selectOption(value);
		},
		pick: async (amount: string) => {
			count++;
			await page.locator("#price label").filter({ hasText: amount }).tap();
		},
		taken: () => {
			const taken = count;
			count = 0;
			return taken;
		},
	};
}

const price = (page: Page) => page.locator('#price-result [data-figure="price"]');

async function askForPrice(page: Page, visitor: ReturnType<typeof countedActions>, scripted = true): Promise<void> {
	await page.goto("/es");
	// A tap before the script is there leads to the calculator's page instead.
	if (scripted) await hydrated(page);
	await visitor.fill("age", "38");
	await visitor.choose("state", "FL");
	await visitor.tap(home.quickPrice.submit);
}

test("the first screen has the price after three taps and fields, and the ways on with it", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	const visitor = countedActions(page);
	await askForPrice(page, visitor);
	expect(visitor.taken()).toBeLessThanOrEqual(3);
	await expect(price(page)).toHaveText("$100");
	await expect(price(page)).toBeInViewport({ ratio: 1 });
	const { ways } = calculator;
	const card = page.locator("#price-result");
	for (const name of [ways.email, ways.call, ways.book]) {
		await expect(card.getByRole("link", { name })).toBeInViewport({ ratio: 1 });
	}
	// The number follows the amount, and the calculator below goes on from the same answers.
	await visitor.pick("$250,000");
	await expect(price(page)).toHaveText("$50");
	await page.locator("#calculator").scrollIntoViewIfNeeded();
	await expect(figure(page, "monthly_premium")).toHaveText("$50");
	// The bar is behind the cookie notice until that is answered.
	await page.getByRole("button", { name: copy.es.cookies.rejectAll, exact: true }).tap();
	await page.getByRole("link", { name: home.filled.talk.replace("{price}", "$50") }).tap();
	await expect(card.getByRole("link", { name: ways.call })).toBeInViewport({ ratio: 1 });
});

test("a funeral has its price after three, because the last choice needs no button, and each number is said once", async ({
	page,
}) => {
	await page.goto("/es");
	await hydrated(page);
	await expect(page.locator("#price input[value=usual]")).not.toBeChecked();
	await page.locator("#price [data-part=said]").evaluate((place) => {
		const said: (string | null)[] = [];
		new MutationObserver((changes) => said.push(...changes.map(() => place.textContent))).observe(place, {
			childList: true,
			characterData: true,
			subtree: true,
		});
		Object.assign(window, { said });
	});
	const visitor = countedActions(page);
	await visitor.pick(home.quickPrice.products.final_expense);
	await visitor.fill("age", "60");
	await visitor.choose("state", "FL");
	await expect(price(page)).toHaveText("$48");
	await expect(price(page)).toBeInViewport({ ratio: 1 });
	expect(visitor.taken()).toBeLessThanOrEqual(3);
	await visitor.pick("$10,000");
	await expect(price(page)).toHaveText("$32");
	expect(await page.evaluate(() => (window as unknown as { said: string[] }).said)).toEqual([
		expect.stringContaining("$48"),
		expect.stringContaining("$32"),
	]);
});

async function openPrice(page: Page, visitor: ReturnType<typeof countedActions>): Promise<void> {
	await askForPrice(page, visitor);
	await visitor.pick("$250,000");
	await expect(price(page)).toHaveText("$50");
	await visitor.tap(home.quickPrice.result.math, "link");
	await expect(figure(page, "monthly_premium")).toHaveText("$50");
}

test("from /es to a price in the calculator in five taps and fields, and four more to a lead", async ({
	page,
	site,
}) => {
	const visitor = countedActions(page);
	await openPrice(page, visitor);
	expect(visitor.taken()).toBeLessThanOrEqual(5);

	const { first_name, email } = newVisitor();
	await visitor.tap(calculator.next.quotes, "link");
	await funnelReady(page);
	await expect(figure(page, "monthly_premium")).toHaveText("$50");
	await visitor.fill("first_name", first_name);
	await visitor.fill("email", email);
	await visitor.tap(funnelPages.quote.contact.submit);
	await expect(page.getByRole("heading", { name: funnelPages.quote.sent.title })).toBeFocused();
	expect(visitor.taken()).toBeLessThanOrEqual(4);
	const [lead] = (await site.ask("leads")).filter((each) => each.email === email);
	expect(lead).toMatchObject({
		phone: null,
		state: "FL",
		product: "term-life",
		details: { answers: { currentAge: "38", coverageAmount: "250000", termYears: "20", tobacco: "no" } },
	});

	// B14: a reload shows the thanks again, not an empty form.
	await page.reload();
	await expect(page.getByRole("heading", { name: funnelPages.quote.sent.title })).toBeVisible();
	await expect(page.locator("main input[name=first_name]")).toHaveCount(0);
	expect((await site.ask("leads")).filter((each) => each.email === email)).toHaveLength(1);
});

test("from the price to the estimate by email in three, and a name for the same lead afterward", async ({
	page,
	site,
}) => {
	const visitor = countedActions(page);
	await askForPrice(page, visitor);
	await expect(price(page)).toHaveText("$100");
	visitor.taken();

	const { first_name, email } = newVisitor();
	const leads = async () => (await site.ask("leads")).filter((each) => each.email === email);
	await visitor.tap(calculator.ways.email, "link");
	await visitor.fill("email", email);
	await visitor.tap(calculator.mail.submit);
	await expect(page.getByRole("heading", { name: calculator.mail.sent })).toBeVisible();
	expect(visitor.taken()).toBeLessThanOrEqual(3);
	expect(await leads()).toMatchObject([{ firstName: "", phone: null, state: "FL", product: "term-life" }]);
	const contact = page.getByRole("main").getByRole("form", { name: copy.es.leads.contact.title });
	await contact.locator("input[name=name]").fill(first_name);
	await contact.getByRole("button").tap();
	await expect.poll(async () => (await leads())[0]?.firstName).toBe(first_name);
	expect(await leads()).toHaveLength(1);
});

test("a service page has a person, a phone number and a figure before the cookie notice is answered", async ({
	page,
}) => {
	const [agent] = sampleTeam;
	for (const [path, figure] of [
		["/es/services/term-life", "#price form > p"],
		["/es/services/iul", "#growth dd"],
		["/es/services/fia", "#growth dd"],
	] as const) {
		await page.goto(path);
		await page.waitForSelector("#cookie-notice:not([hidden])", { state: "attached" });
		const header = page.getByRole("banner");
		await expect(header.getByText(agent?.name ?? "nobody")).toBeInViewport({ ratio: 1 });
		// The target of its tap is a little higher than the line.
		await expect(header.getByRole("link", { name: agency.phone.display })).toBeInViewport({ ratio: 0.9 });
		const box = await page.locator(figure).first().boundingBox();
		expect((box?.y ?? Number.NaN) + (box?.height ?? 0), path).toBeLessThan(2 * 664);
	}
});

test("the scene answers: the sun sinks with age, and the tide retreats with the amount", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.goto("/es");
	await hydrated(page);
	const heightOf = async (part: string) => (await page.locator(`.answers .${part}`).boundingBox())?.y ?? Number.NaN;
	const visitor = countedActions(page);
	const heights = async (age: string, amount: string) => {
		await visitor.fill("age", age);
		await visitor.pick(amount);
		return { sun: await heightOf("sun"), shore: await heightOf("shore") };
	};
	await expect(page.locator("#price input[value=usual]")).not.toBeChecked();
	await page.locator(".answers .sun").scrollIntoViewIfNeeded();
	const young = await heights("25", "$100,000");
	const old = await heights("80", "$500,000");
	expect(old.sun).toBeGreaterThan(young.sun + 20);
	expect(old.shore).toBeLessThan(young.shore - 10);
});

/** The number in the answer calls, and stays on one line on every phone. */
async function expectPhoneToBeWhole(page: Page): Promise<void> {
	await expect(page.locator("#price-age-error").getByRole("link", { name: agency.phone.display })).toBeVisible();
	const size = page.viewportSize();
	for (const width of [320, 360, 390, 412]) {
		await page.setViewportSize({ width, height: 800 });
		expect(await brokenFigures(page), `${width} px`).toEqual([]);
	}
	if (size) await page.setViewportSize(size);
}

/** Final expense in the short form, with the amount that it suggests. */
async function askForFuneralPrice(page: Page, age: string): Promise<void> {
	const form = page.locator("#price form");
	await form.getByText(copy.en.home.quickPrice.products.final_expense, { exact: true }).click();
	await form.locator("input[name=age]").fill(age);
	await form.locator("select[name=state]").selectOption("FL");
	await form.getByRole("button").click();
}

test("a wrong age is answered in the card, with what is open instead", async ({ page }) => {
	await page.goto("/en");
	await hydrated(page);
	const age = page.locator("#price-age");
	await expect(page.locator("#price input[value=usual]")).not.toBeChecked();
	for (const [typed, answer] of [
		["48", "Final expense starts at age 50. At 48, you can get:"],
		["abc", "Enter a number, like 40"],
		["90", `Our prices end at age 85. To ask what’s possible at 90, call ${agency.phone.display}.`],
		["", "Fill in this field"],
	] as const) {
		await askForFuneralPrice(page, typed);
		await expect(age).toHaveAccessibleDescription(answer);
		await expect(age).toBeFocused();
		await expect(page).toHaveURL(/\/en$/);
		if (typed === "90") await expectPhoneToBeWhole(page);
	}
	await askForFuneralPrice(page, "48");
	const mark = page.locator("#price [data-figure-mark]:visible");
	await expect(mark).toHaveText(/^Rough estimate from rule-of-thumb rates of .*Not an insurer’s price or offer/);
	await page.getByRole("link", { name: "Whole Life, $15,000: about $26 a month" }).click();
	await expect(figure(page, "monthly_premium")).toHaveText("$26");
	await expect(figure(page, "monthly_premium")).toBeInViewport({ ratio: 1 });
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("a funeral gets its usual amount, and a wrong age leads to its field", async ({ page }) => {
		await page.goto("/en");
		await askForFuneralPrice(page, "60");
		await expect(figure(page, "monthly_premium")).toHaveText("$48");
		await page.goto("/en");
		await askForFuneralPrice(page, "48");
		const age = page.locator("#calculator-age");
		await expect(age).toBeInViewport({ ratio: 1 });
		await expect(age).toHaveAccessibleDescription(/Final expense starts at age 50/);
	});

	test("the short form opens the price in one post", async ({ page }) => {
		const visitor = countedActions(page);
		await askForPrice(page, visitor, false);
		await expect(figure(page, "monthly_premium")).toHaveText("$100");
		await expect(figure(page, "monthly_premium")).toBeInViewport({ ratio: 1 });
	});
});
