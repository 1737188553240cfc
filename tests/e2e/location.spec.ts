import type { Locator, Page } from "@playwright/test";
import { jurisdictionName } from "#domain/location/jurisdictions.ts";
import { serviceSlugs } from "#domain/site/services.ts";
import { type Locale, locales } from "#i18n/locales.ts";
import { expectAccessible } from "#tests/support/accessibility.ts";
import { contactForm, fillContactForm, newVisitor, sendButton } from "#tests/support/contact-form.ts";
import { copy } from "#tests/support/copy.ts";
import { expect, hydrated, test } from "#tests/support/e2e.ts";
import { layoutShift } from "#tests/support/layout-shift.ts";
import { startSite } from "#tests/support/site.ts";

/** Universities that have held these addresses for decades. */
const addresses = { FL: "131.247.1.1", TX: "128.83.1.1", NY: "128.59.1.1", OR: "128.223.1.1", CA: "128.32.1.1" };
type Code = keyof typeof addresses;

const variants = { FL: "licensed", TX: "licensed", NY: "warning", OR: "quiet" } as const;
const texts = { FL: "licensed", TX: "licensed", NY: "recruiting_only", OR: "unlicensed" } as const;

const slotOf = (page: Page): Locator => page.locator("[data-state-slot]");
const toggleOf = (page: Page): Locator => slotOf(page).locator('[data-part="toggle"]');

function visitFrom(page: Page, code: Code): Promise<void> {
	return page.setExtraHTTPHeaders({ "x-forwarded-for": addresses[code] });
}

/** A text of the location catalogue about a state. */
function saying(text: string, code: string, locale: Locale): string {
	return text.replace("{state}", jurisdictionName(code, locale) ?? "");
}

// Each state meets each language on two of the pages, and each page each language.
for (const [turn, code] of (["FL", "TX", "NY", "OR"] as const).entries()) {
	test(`from ${code} every service says what applies there, and nothing moves`, async ({ page }) => {
		test.setTimeout(180_000);
		await visitFrom(page, code);
		let asked = 0;
		page.on("request", (request) => {
			if (new URL(request.url()).pathname === "/functions/geolocation") asked += 1;
		});
		for (const [index, path] of ["", ...serviceSlugs.map((slug) => `/services/${slug}`)].entries()) {
			const locale = locales[(turn + index) % locales.length] as Locale;
			const { location } = copy[locale];
			await page.goto(`/${locale}${path}`);
			await expect(toggleOf(page), path).toBeVisible();
			await expect(slotOf(page), path).toHaveAttribute("data-variant", variants[code]);
			const text = slotOf(page).locator('[data-part="text"]');
			await expect(text, path).toHaveText(saying(location.slot[texts[code]], code, locale));
			await expect(slotOf(page).locator("[data-product]:visible"), path).toHaveCount(
				variants[code] === "licensed" ? 3 : 0,
			);
			if (path) {
				const notice = page.locator("[data-service-notice]");
				const answer = variants[code] === "licensed" ? "offered" : "refused";
				await expect(notice, path).toHaveAttribute("data-answer", answer);
				await expect(notice.locator('a[href$="/careers"]')).toBeVisible({ visible: code === "NY" });
			}
			expect(await layoutShift(page), `layout shift of ${path}`).toBeLessThanOrEqual(0.01);
		}
		expect(asked, "requests in one visit").toBe(1);
	});
}

test("what asks for a state begins with the visitor's, which gives way to their own", async ({ page }) => {
	await visitFrom(page, "TX");
	await page.goto("/en/funnels/term-life-quote");
	await hydrated(page);
	const question = page.locator("#state");
	await expect(question).toHaveValue("TX");
	await question.selectOption("GA");
	await page.getByRole("button", { name: copy.en.funnels.next, exact: true }).click();
	await page.getByRole("link", { name: copy.en.funnels.back, exact: true }).click();
	await expect(question).toHaveValue("GA");

	await page.goto("/en/calculator");
	await hydrated(page);
	const state = page.locator("#calculator-state");
	await expect(state).toHaveValue("TX");
	// Where the visitor is was no choice of theirs.
	await expect(page.getByText(copy.en.calculator.step2)).toHaveCount(0);
	await state.selectOption("GA");
	await expect(page.getByText(copy.en.calculator.step2)).toBeVisible();
	await expect(state).toHaveValue("GA");
});

for (const width of [320, 360, 768, 1280]) {
	test(`the banner has room for every state in every language, ${width} pixels wide`, async ({ page }) => {
		await visitFrom(page, "FL");
		await page.setViewportSize({ width, height: 800 });
		for (const [turn, locale] of locales.entries()) {
			await page.goto(`/${locale}${turn % 2 === 0 ? "" : "/services/debt-action"}`);
			await toggleOf(page).click();
			const states = slotOf(page).getByRole("combobox").locator("option:not([value=''])");
			await expect(states).toHaveCount(51);
			const codes = await states.evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
			const names = codes.map((code) => [code, jurisdictionName(code, locale) ?? ""] as const);
			expect(await page.evaluate(heightsOfEachState, names), page.url()).toEqual(
				codes.map((code) => ({ code, said: true, moved: false })),
			);
		}
	});
}

/** Chooses one state after the other, in the page: fifty in a row are too many to be watched from outside. */
async function heightsOfEachState(names: (readonly [code: string, name: string])[]) {
	const places = "[data-state-slot] > :first-child, [data-service-notice], [data-product-availability]";
	const heights = () => [...document.querySelectorAll(places)].map((place) => place.getBoundingClientRect().height);
	const select = document.querySelector<HTMLSelectElement>("[data-state-slot] select");
	const frame = () => new Promise(requestAnimationFrame);
	const before = heights().join();
	const found = [];
	for (const [code, name] of names) {
		if (select) select.value = code;
		select?.dispatchEvent(new Event("change", { bubbles: true }));
		const said = () => document.querySelector('[data-state-slot] [data-part="text"]')?.textContent?.includes(name);
		for (let frames = 0; frames < 200 && !said(); frames += 1) await frame();
		found.push({ code, said: said(), moved: heights().join() !== before });
	}
	return found;
}

test("the exact words of the rules", async ({ page }) => {
	await visitFrom(page, "NY");
	await page.goto("/en/services/iul");
	await expect(slotOf(page).locator('[data-part="text"]')).toHaveText(
		"We operate on a recruiting-only basis in New York. No insurance products are available to residents.",
	);
	await expect(page.getByText("Recruiting-only in your state")).toBeVisible();
	await page.setExtraHTTPHeaders({ "x-forwarded-for": addresses.CA });
	await page.goto("/en/services/debt-action");
	await slotOf(page).getByRole("button", { name: "Refresh location" }).click();
	await expect(slotOf(page).locator('[data-part="text"]')).toHaveText(
		"Debt Action Plan is not available in California.",
	);
	await expect(page.getByText("Service not available in your state")).toBeVisible();
	await expect(page.getByRole("link", { name: "Contact us for options" })).toBeVisible();
	await slotOf(page).getByRole("button", { name: "Show Details" }).click();
	await expect(slotOf(page).locator("[data-instead]:visible")).toHaveText([
		"Term Life",
		"Whole Life",
		"Infinite Banking Concept (IBC)",
	]);
});

test("three products and how many more, all of them among the details", async ({ page }) => {
	await visitFrom(page, "FL");
	await page.goto("/en");
	await expect(slotOf(page).locator("[data-product]:visible")).toHaveText([
		"Term Life",
		"Whole Life",
		"Universal Life",
	]);
	await expect(slotOf(page).getByText("+4 more")).toBeVisible();
	await slotOf(page).getByRole("button", { name: "Show Details" }).click();
	await expect(slotOf(page).locator("[data-offered]:visible")).toHaveCount(7);
	await slotOf(page).getByRole("button", { name: "Hide Details" }).click();
	await expect(slotOf(page).locator("[data-offered]:visible")).toHaveCount(0);
	await expect(page.locator("[data-availability][data-answer=yes]")).toHaveCount(7);
});

test("closed, it stays closed on the next page, until the state is another", async ({ page }) => {
	await visitFrom(page, "FL");
	await page.goto("/en");
	await slotOf(page).getByRole("button", { name: "Close this notice" }).click();
	await expect(slotOf(page)).toHaveAttribute("data-variant", "quiet");
	await expect(toggleOf(page)).toBeFocused();
	await page.goto("/en/about");
	await expect(slotOf(page).locator('[data-part="text"]')).toHaveText("Your state: Florida.");
	expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);

	await slotOf(page).getByRole("button", { name: "Change state" }).click();
	await slotOf(page).getByLabel("Not your state? Choose it here.").selectOption({ label: "Texas" });
	await expect(slotOf(page)).toHaveAttribute("data-variant", "licensed");
	await page.goto("/en/carriers");
	await expect(slotOf(page).locator('[data-part="text"]'), "the choice is kept").toContainText(
		"We are licensed in Texas.",
	);
	await slotOf(page).getByRole("button", { name: "Refresh location" }).click();
	await expect(slotOf(page).locator('[data-part="text"]'), "and ends when the place is looked up").toContainText(
		"We are licensed in Florida.",
	);
});

test("by keyboard alone, to another state and back", async ({ page }) => {
	await visitFrom(page, "FL");
	await page.goto("/en");
	await expect(toggleOf(page)).toBeVisible();
	await toggleOf(page).focus();
	await page.keyboard.press("Enter");
	await expect(toggleOf(page)).toHaveAttribute("aria-expanded", "true");
	const select = slotOf(page).getByRole("combobox");
	for (let presses = 0; presses < 8; presses++) {
		await page.keyboard.press("Tab");
		if (await select.evaluate((element) => element === document.activeElement)) break;
	}
	await expect(select).toBeFocused();
	await page.keyboard.type("New York");
	await expect(slotOf(page)).toHaveAttribute("data-variant", "warning");
	await page.keyboard.press("Escape");
	await expect(toggleOf(page)).toBeFocused();
	await expect(slotOf(page).locator("#state-details")).toBeHidden();
});

for (const [code, path] of [
	["FL", "/en"],
	["NY", "/ht/services/iul"],
	["OR", "/es/services/fia"],
] as const) {
	test(`${path} is accessible with its banner for ${code}, folded out`, async ({ page }) => {
		await visitFrom(page, code);
		await page.goto(path);
		await toggleOf(page).click();
		await hydrated(page);
		await expectAccessible(page);
	});
}

test("a network that nobody vouches for changes nothing", async ({ page, problems }) => {
	test.setTimeout(120_000);
	const direct = await startSite(undefined, { TRUSTED_PROXIES: "0" });
	try {
		problems.allow(new RegExp(direct.origin));
		await page.setExtraHTTPHeaders({ "x-forwarded-for": addresses.NY, "cf-ipcountry": "US", "cf-region-code": "NY" });
		await page.goto(`${direct.origin}/en`);
		await expect(toggleOf(page)).toBeVisible();
		await expect(slotOf(page)).toHaveAttribute("data-variant", "quiet");
		await expect(slotOf(page).getByRole("status")).toContainText("We could not tell your state.");
	} finally {
		await direct.stop();
	}
});

test("behind a proxy, what the visitor wrote before it counts for nothing", async ({ page }) => {
	await page.setExtraHTTPHeaders({ "x-forwarded-for": `${addresses.NY}, ${addresses.FL}` });
	await page.goto("/en");
	await expect(slotOf(page).getByRole("status")).toContainText("We are licensed in Florida.");
});

test("a message says from which state it comes", async ({ page, site }) => {
	const visitor = newVisitor();
	await visitFrom(page, "NY");
	await page.goto("/en");
	await expect(slotOf(page)).toHaveAttribute("data-variant", "warning");
	await hydrated(page);
	await fillContactForm(page, visitor);
	await sendButton(page).click();
	await expect(contactForm(page)).toBeHidden();
	const [lead] = (await site.ask("leads")).filter(({ email }) => email === visitor.email);
	expect(lead).toMatchObject({ state: "NY", product: null, unserved: true });
});

test("the calculator says what can't be had in the chosen state", async ({ page }) => {
	await page.goto("/en/calculator?service=debt_plan&state=CA");
	await expect(page.getByText("is not available in California.")).toBeVisible();
	await page.goto("/en/calculator?service=iul&state=NY");
	await expect(page.locator("#estimate").getByRole("link", { name: "Work with us" })).toBeVisible();
});

test.describe("without script", () => {
	test.use({ javaScriptEnabled: false });

	test("the rules of all states are one link away", async ({ page }) => {
		await page.goto("/es");
		await expect(slotOf(page)).toContainText(copy.es.location.quiet);
		await expect(toggleOf(page)).toBeHidden();
		await slotOf(page).getByRole("link", { name: copy.es.location.rules }).click();
		await expect(page).toHaveURL("/es/state-compliance");
	});
});
