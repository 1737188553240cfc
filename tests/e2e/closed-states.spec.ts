import type { Page } from "@playwright/test";
import { agency } from "#content/agency.ts";
import { locales } from "#domain/locale/locales.ts";
import { pages } from "#domain/pages/page-registry.ts";
import { chatOf } from "#tests/support/chat.ts";
import { copy } from "#tests/support/copy.ts";
import { hydrated } from "#tests/support/e2e.ts";
import { expect, test } from "#tests/support/e2e-development.ts";
import { sample } from "#tests/support/sample.ts";
import { slotOf, toggleOf } from "#tests/support/state-slot.ts";
import { ofThisTurn } from "#tests/support/turns.ts";

const { recruiting, general } = agency.booking;
const booking = new URL(general).origin;
const phones = [agency.phone.e164, agency.tollFreePhone.e164].map((number) => `tel:${number}`);

/** The prices, appointments and calls on a page for products that are not sold to the visitor. */
function invitationsOn(page: Page, products: "all" | "debt-action"): Promise<string[]> {
	return page.evaluate(
		({ booking, recruiting, phones, products }) => {
			const isShown = (element: Element) => element.checkVisibility();
			const own = products === "all" ? "" : products;
			const links = [...document.querySelectorAll("a[href]")].filter(isShown).filter((link) => {
				const href = link.getAttribute("href") ?? "";
				if (href.startsWith(booking)) return !href.startsWith(recruiting) && href.includes(own);
				if (own) return href.includes(`/funnels/${own}`);
				if (phones.some((phone) => href.startsWith(phone))) return !link.closest("footer, dl");
				return /\/funnels\/|\?service=|#price/.test(href);
			});
			const isOpen = own === "" || window.location.pathname.includes(own);
			const forms = [...document.querySelectorAll("main form")].filter(
				(form) => isOpen && isShown(form) && form.matches("#price form, :has(input[name=email])") && isLead(form),
			);
			const figures = isOpen ? [...document.querySelectorAll("main [data-figure]")].filter(isShown) : [];
			return [...links, ...forms, ...figures].map((element) => element.outerHTML.slice(0, 160));

			/** Writing to us and applying for work stay open, and so do the data requests. */
			function isLead(form: Element): boolean {
				return !form.closest("#contact, #apply, [data-island=data-request-form]");
			}
		},
		{ booking, recruiting, phones, products },
	);
}

/** Once the page has taken up where the visitor lives. */
async function settled(page: Page): Promise<void> {
	await page.waitForFunction(() => document.adoptedStyleSheets.some((sheet) => sheet.cssRules.length > 0));
	for (const island of await page.locator("main [data-island]:visible").all()) await island.scrollIntoViewIfNeeded();
	await hydrated(page);
}

async function live(page: Page, state: string): Promise<void> {
	await page.addInitScript((code) => localStorage.setItem("sf_state", code), state);
	// Pictures say nothing here.
	await page.route(/\.(?:webp|avif|png|jpg)(?:\?|$)/, (route) => route.fulfill({ status: 204, body: "" }));
}

const paths = pages.map(({ path }) => (path === "/" ? "" : path));
const debtPaths = paths.filter((path) => path === "" || path.includes("debt"));

for (const [state, products, crawled] of [
	["NY", "all", sample(paths, 12)],
	["AK", "all", sample(paths, 8)],
	["CA", "debt-action", sample(debtPaths, 4)],
] as const) {
	test(`B2: a visitor who stated ${state} finds no way to a price, an appointment or a call`, async ({ page }) => {
		test.setTimeout(600_000);
		await live(page, state);
		for (const [turn, path] of crawled.entries()) {
			const locale = turn % 4 === 3 ? (locales[turn % locales.length] ?? "en") : "en";
			await page.goto(`/${locale}${path}`, { waitUntil: "domcontentloaded" });
			await settled(page);
			await expect.poll(() => invitationsOn(page, products), { message: `/${locale}${path}` }).toEqual([]);
		}
	});
}

const surfaces: Record<string, (page: Page) => Promise<void>> = {
	async banner(page) {
		await page.goto("/en/about");
		await toggleOf(page).click();
		await slotOf(page).getByRole("combobox").selectOption("AK");
	},
	async calculator(page) {
		await page.goto("/en/calculator");
		await hydrated(page);
		await page.locator("#calculator-state").selectOption("AK");
	},
	async funnel(page) {
		await page.goto("/en/funnels/term-life-quote");
		await hydrated(page);
		await page.locator("#state").selectOption("AK");
		await page.locator("#main").getByRole("button", { name: "Continue" }).click();
		await expect(page.locator("#main").getByText("We’re not licensed in Alaska")).toBeVisible();
		await expect(page.locator("#currentAge"), "no further question").toHaveCount(0);
	},
	async chat(page) {
		await page.goto("/en/about");
		await hydrated(page);
		const chat = chatOf(page);
		await chat.open();
		await chat.answer("Alaska", "term-life", "immediately");
		await expect(chat.link).toHaveCount(0);
	},
	async "own state's card"(page) {
		await page.goto("/en/state-compliance");
		await hydrated(page);
		const island = page.locator("[data-island=state-filters]");
		await island.getByLabel(copy.en.location.label).selectOption("AK");
		await expect(island.getByRole("heading", { name: "Alaska" })).toBeVisible();
	},
	async "state table"(page) {
		await page.goto("/en/state-compliance");
		await hydrated(page);
		await page.getByRole("combobox", { name: copy.en.table.state, exact: true }).selectOption("NY");
		await expect(page.locator("#rules tr[data-state]:visible"), "B1: the filter filters").toHaveCount(1);
	},
};

for (const [surface, state] of ofThisTurn(Object.entries(surfaces))) {
	test(`B2: the state that is stated in the ${surface} closes the next pages`, async ({ page }) => {
		await state(page);
		for (const path of ["/en", "/en/funnels/iul/calc"]) {
			await page.goto(path);
			await settled(page);
			expect(await invitationsOn(page, "all"), path).toEqual([]);
		}
	});
}

test("B2: a state that was only found turns nobody away", async ({ page }) => {
	await page.setExtraHTTPHeaders({ "x-forwarded-for": "128.59.1.1" });
	await page.goto("/en");
	await expect(slotOf(page)).toHaveAttribute("data-variant", "warning");
	await expect(page.locator(`main a[href^="${general}"]:visible`).first()).toBeVisible();
});
