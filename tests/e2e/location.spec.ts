import { type Locale, locales } from "#domain/locale/locales.ts";
import { productSlugs } from "#domain/products/products.ts";
import { aboutState } from "#tests/support/about-state.ts";
import { contactForm, fillContactForm, newVisitor, sendButton } from "#tests/support/contact-form.ts";
import { copy } from "#tests/support/copy.ts";
import { expect, hydrated, test } from "#tests/support/e2e.ts";
import { layoutShift } from "#tests/support/layout-shift.ts";
import { startSite } from "#tests/support/site.ts";
import { addresses, slotOf, toggleOf, visitFrom } from "#tests/support/state-slot.ts";
import { ofThisTurn } from "#tests/support/turns.ts";

const variants = { FL: "licensed", TX: "licensed", NY: "warning", OR: "quiet" } as const;
/** Nothing on file proves a license, so the page names only the state. */
const messageKeys = { FL: "yours", TX: "yours", NY: "recruiting_only", OR: "yours" } as const;

// Each state is tested in each language on two pages, and each page in each language.
for (const [turn, code] of ofThisTurn([...(["FL", "TX", "NY", "OR"] as const).entries()])) {
	test(`from ${code} every product page shows the rules of the state and shifts no layout`, async ({ page }) => {
		test.setTimeout(180_000);
		await visitFrom(page, code);
		let requests = 0;
		page.on("request", (request) => {
			if (new URL(request.url()).pathname === "/functions/geolocation") requests += 1;
		});
		for (const [index, path] of ["", ...productSlugs.map((slug) => `/services/${slug}`)].entries()) {
			const locale = locales[(turn + index) % locales.length] as Locale;
			const { location } = copy[locale];
			await page.goto(`/${locale}${path}`);
			await expect(toggleOf(page), path).toBeVisible();
			await expect(slotOf(page), path).toHaveAttribute("data-variant", variants[code]);
			const text = slotOf(page).locator('[data-part="text"]');
			await expect(text, path).toHaveText(aboutState(location.slot[messageKeys[code]], code, locale));
			await expect(slotOf(page).locator("[data-product]:visible"), path).toHaveCount(
				variants[code] === "licensed" ? 3 : 0,
			);
			if (path) {
				const notice = page.locator("[data-product-notice]");
				const status = variants[code] === "licensed" ? "offered" : "unavailable";
				await expect(notice, path).toHaveAttribute("data-status", status);
				await expect(notice.locator('a[href$="/careers"]')).toBeVisible({ visible: code === "NY" });
			}
			expect(await layoutShift(page), `layout shift of ${path}`).toBeLessThanOrEqual(0.01);
		}
		expect(requests, "requests in one visit").toBe(1);
	});
}

test("B9: a state that is found is not asked for; its line changes it for every part of the site", async ({ page }) => {
	await visitFrom(page, "TX");
	await page.goto("/en/funnels/term-life-quote");
	await hydrated(page);
	await expect(page.locator("#currentAge")).toBeVisible();
	const main = page.locator("#main");
	await expect(main.getByText("Your state: Texas", { exact: true })).toBeVisible();
	await main.getByRole("link", { name: "Change state" }).click();
	await main.getByLabel("Your state").selectOption("GA");
	await expect(main.getByText("Your state: Georgia", { exact: true })).toBeVisible();
	await expect(slotOf(page).locator('[data-part="text"]')).toContainText("Georgia");

	await page.goto("/en/calculator");
	await hydrated(page);
	const state = page.locator("#calculator-state");
	await expect(state).toHaveValue("GA");
	// It was not chosen here, so step 2 does not show yet.
	await expect(page.getByText(copy.en.calculator.step2)).toHaveCount(0);
	await state.selectOption("TX");
	await expect(page.getByText(copy.en.calculator.step2)).toBeVisible();
	await expect(slotOf(page).locator('[data-part="text"]')).toContainText("Texas");
	await page.goto("/en/funnels/iul-quote");
	await expect(main.getByText("Your state: Texas", { exact: true })).toBeVisible();
});

test("B9: a state chosen in the banner reaches the calculator that already has another one", async ({ page }) => {
	await visitFrom(page, "FL");
	await page.goto("/en/calculator?state=GA");
	await hydrated(page);
	const state = page.locator("#calculator-state");
	await expect(state).toHaveValue("GA");
	await toggleOf(page).click();
	await slotOf(page).getByRole("combobox").selectOption("OH");
	await expect(state).toHaveValue("OH");
	await page.goto("/en/calculator?state=GA");
	await expect(slotOf(page).locator('[data-part="text"]'), "the address wins on its page").toContainText("Georgia");
	await page.goto("/en/about");
	await expect(slotOf(page).locator('[data-part="text"]'), "and is not stored").toContainText("Ohio");
});

test("the rules of a state have the required wording", async ({ page }) => {
	await visitFrom(page, "NY");
	await page.goto("/en/services/iul");
	await expect(slotOf(page).locator('[data-part="text"]')).toHaveText(
		"We operate on a recruiting-only basis in New York. No insurance products are available to residents.",
	);
	await expect(slotOf(page).getByRole("alert"), "a banner that warns").toContainText("New York");
	await expect(page.getByText("Recruiting-only in your state")).toBeVisible();
	await page.setExtraHTTPHeaders({ "x-forwarded-for": addresses.CA });
	await page.goto("/en/services/debt-action");
	await slotOf(page).getByRole("button", { name: "Refresh location" }).click();
	await expect(slotOf(page).locator('[data-part="text"]')).toHaveText(
		"Debt Action Plan is not available in California.",
	);
	await expect(page.getByText("Service not available in your state")).toBeVisible();
	await expect(page.getByRole("link", { name: "Contact us for options" })).toBeVisible();
	// Nothing is sold in California before its license number is on record, so nothing is offered instead.
	await slotOf(page).getByRole("button", { name: "Show Details" }).click();
	await expect(slotOf(page).locator("[data-instead]:visible")).toHaveCount(0);
});

test("without a trusted proxy, location headers have no effect", async ({ page, problems }) => {
	test.setTimeout(120_000);
	const direct = await startSite(undefined, { TRUSTED_PROXIES: "0" });
	try {
		problems.allow(new RegExp(direct.origin));
		await page.setExtraHTTPHeaders({ "x-forwarded-for": addresses.NY, "cf-ipcountry": "US", "cf-region-code": "NY" });
		await page.goto(`${direct.origin}/en`);
		await expect(toggleOf(page)).toBeVisible();
		await expect(slotOf(page)).toHaveAttribute("data-variant", "quiet");
		await expect(toggleOf(page)).toHaveText("Choose a state");
	} finally {
		await direct.stop();
	}
});

test("behind a proxy, an address that the visitor sent has no effect", async ({ page }) => {
	await page.setExtraHTTPHeaders({ "x-forwarded-for": `${addresses.NY}, ${addresses.FL}` });
	await page.goto("/en");
	await expect(slotOf(page).getByRole("status")).toContainText("Florida");
});

test("a lead has the state of the visitor", async ({ page, site }) => {
	const visitor = newVisitor();
	await visitFrom(page, "NY");
	await page.goto("/en");
	await expect(slotOf(page)).toHaveAttribute("data-variant", "warning");
	await hydrated(page);
	await fillContactForm(page, visitor);
	await sendButton(page).click();
	await expect(contactForm(page)).toBeHidden();
	const [lead] = (await site.ask("leads")).filter(({ email }) => email === visitor.email);
	expect(lead).toMatchObject({ state: "NY", product: null, notOffered: true });
});

test("the calculator says what is not offered in the chosen state", async ({ page }) => {
	await page.goto("/en/calculator?service=iul&state=NY");
	await expect(page.locator("#calculator").getByRole("link", { name: "Work with us" })).toBeVisible();
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("the rules of all states are one link away", async ({ page }) => {
		await page.goto("/es");
		await expect(slotOf(page)).toContainText(copy.es.location.notice.quiet);
		await expect(toggleOf(page)).toBeHidden();
		await slotOf(page).getByRole("link", { name: copy.es.location.rules }).click();
		await expect(page).toHaveURL("/es/state-compliance");
	});
});
