/**
 * Counts what a visitor does, reads and sees before a price, on a phone in Chromium. An action is a tap or one field that is
 * filled. Fails if a price takes more than its aim. Reads `build/production`; `npm run bench -- price`.
 */
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { locales } from "../domain/locale/locales.ts";
import { localizedPath } from "../domain/site/pages.ts";
import { findChromium } from "../scripts/install-chromium.ts";
import { productionVariables, startSite } from "../tests/support/site.ts";
import { type Row, report } from "./report.ts";
import { slowDown, timesSlower } from "./slow-phone.ts";

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** Of the keystroke-level model, in seconds: to decide, to point, and to type a key or tap. */
const seconds = { decide: 1.35, point: 1.1, key: 0.28 };
const most = { actions: 3, fixedPercent: 20, scrolledPercent: 14 };
/** The kinds of page on which visitors arrive. */
const pages = [
	"/",
	"/services/term-life",
	"/services/whole-life",
	"/services/final-expense",
	"/services/iul",
	"/services/fia",
	"/services/final-expense/florida",
	"/locations/miami",
	"/calculator",
	"/funnels/final-expense-landing",
	"/funnels/term-life/calc",
	"/resources/faq",
] as const;

const executablePath = findChromium();
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ["--no-sandbox"] });
const site = await startSite(undefined, productionVariables, "localhost");
const rows: Row[] = [];

/** As a new visitor, whose cookie notice is open. */
async function visit(use: (page: Page, context: BrowserContext) => Promise<void>, options = {}): Promise<void> {
	const context = await browser.newContext({ ...phone, ...options, baseURL: site.origin });
	await use(await context.newPage(), context);
	await context.close();
}

async function open(page: Page, address: string): Promise<void> {
	await page.goto(address);
	await page.waitForFunction(() => "scripted" in document.documentElement.dataset);
	await page.waitForSelector("#cookie-notice:not([hidden])", { state: "attached" });
}

/** Fills in the form of the first screen and sends it. @returns what that took, and whether the scripts were still missing */
async function askForPrice(page: Page): Promise<{ actions: number; keys: number; isEarly: boolean }> {
	const card = page.locator("#price");
	await card.locator("[name=age]").fill("45");
	await card.locator("[name=state]").selectOption("FL");
	const isEarly = await page.evaluate(() => !("scripted" in document.documentElement.dataset));
	await card.locator("[type=submit]").tap();
	return { actions: 3, keys: "45".length + "FL".length + "tap".length, isEarly };
}

/** Where a price appears, and the ways on from it: in the card, or on the page to which its form leads without script. */
const places = {
	card: { number: '#price-result [data-figure="price"]', ways: "#price-ways" },
	calculator: { number: '[data-figure="monthly_premium"]', ways: "#ways" },
} as const;

interface Ways {
	/** How far below the number the first control of the ways on ends, and the last way, in pixels. */
	first: number;
	last: number;
	/** Whether that is on the screen together with the number, and nothing covers it. */
	isFirstSeen: boolean;
	isLastSeen: boolean;
}

/** Waits for the price. */
async function waysFrom(page: Page): Promise<Ways> {
	await page.locator(`${places.card.number}:visible, ${places.calculator.number}:visible`).first().waitFor();
	// A page that opens at its result scrolls there when it is laid out.
	await page.waitForTimeout(1000);
	return page.evaluate(({ card, calculator }) => {
		const { number, ways } = document.querySelector(`${card.number}:not(:empty)`) ? card : calculator;
		const price = document.querySelector(number);
		const last = document.querySelector(ways);
		const controls = [...document.querySelectorAll(`${ways} :is(a, button, input)`)];
		const first = controls.find((control) => control.checkVisibility() && control.getBoundingClientRect().width > 1);
		const bottomOf = (element: Element | null | undefined) => element?.getBoundingClientRect().bottom ?? Number.NaN;
		// Nothing is found outside of the screen, or below a bar or the cookie notice.
		const isSeen = (element: Element | null | undefined) => {
			const found = document.elementFromPoint(window.innerWidth / 4, bottomOf(element) - 6);
			return Boolean(found && element?.contains(found));
		};
		const below = (element: Element | null | undefined) => Math.round(bottomOf(element) - bottomOf(price));
		return {
			first: below(first),
			last: below(last),
			isFirstSeen: isSeen(price) && isSeen(first),
			isLastSeen: isSeen(price) && isSeen(last),
		};
	}, places);
}

const slowPhone = `slow 4G, processor ${timesSlower} times slower`;
const sight = (isSeen: boolean) => (isSeen ? "in sight" : "out of sight");
const inWords = ({ first, last, isFirstSeen, isLastSeen }: Ways) =>
	`the first way on ends ${first} px below the number, ${sight(isFirstSeen)}, the last ${last} px, ${sight(isLastSeen)}`;

for (const locale of locales) {
	await visit(async (page) => {
		await slowDown(page, "slow 4G");
		await open(page, `/${locale}`);
		const { actions, keys } = await askForPrice(page);
		const ways = await waysFrom(page);
		const modeled = actions * (seconds.decide + seconds.point) + keys * seconds.key;
		rows.push({
			what: `/${locale}: from the first screen to a price, ${slowPhone}`,
			figure: `${actions} actions, about ${Math.round(modeled)} s by the keystroke model; ${inWords(ways)}`,
			aim: `${most.actions} actions, all ways in sight`,
			reference: "",
			isMet: actions <= most.actions && ways.isLastSeen,
		});
	});
	await visit(async (page) => {
		await slowDown(page, "slow 4G");
		await page.goto(`/${locale}`, { waitUntil: "commit" });
		await page.locator("#price [type=submit]").waitFor();
		const { actions, isEarly } = await askForPrice(page);
		const ways = await waysFrom(page);
		rows.push({
			what: `/${locale}: the same as soon as the form is painted`,
			figure: `${actions} actions, sent ${isEarly ? "before" : "after"} the scripts were there; ${inWords(ways)}`,
			aim: `${most.actions} actions, a way in sight`,
			reference: "",
			isMet: actions <= most.actions && ways.isFirstSeen,
		});
	});
}
await visit(
	async (page) => {
		let requests = 0;
		await page.goto("/en");
		page.on("request", (request) => (requests += Number(request.isNavigationRequest())));
		const { actions } = await askForPrice(page);
		const ways = await waysFrom(page);
		rows.push({
			what: "/en: from the first screen to a price without script",
			figure: `${actions} actions, ${requests} request; ${inWords(ways)}`,
			aim: `${most.actions} actions, 1 request, a way in sight`,
			reference: "",
			isMet: actions <= most.actions && requests === 1 && ways.isFirstSeen,
		});
	},
	{ javaScriptEnabled: false },
);

/** What is on a page before its first price and its first main action, and what is fixed over it. */
function layOut() {
	const main = document.querySelector("main") as HTMLElement;
	const words = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
	const action = main.querySelector(".button.bg-coral-600");
	let wordsBefore = 0;
	let firstPrice: number | null = null;
	for (let node = words.nextNode(); node; node = words.nextNode()) {
		const { parentElement: parent, textContent: text } = node;
		if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.closest("script, option, .sr-only")) continue;
		const isBefore = action && node.compareDocumentPosition(action) & Node.DOCUMENT_POSITION_FOLLOWING;
		if (isBefore && !action.contains(node)) wordsBefore += text?.match(/\S+/g)?.length ?? 0;
		if (firstPrice === null && /\$\s?\d/.test(text ?? "") && !parent.closest("label")) {
			firstPrice = parent.getBoundingClientRect().top + window.scrollY;
		}
	}
	const form = action?.closest("form");
	const isField = (field: Element) =>
		field instanceof HTMLElement && /text|email|tel|select/.test((field as HTMLInputElement).type);
	return {
		wordsBefore,
		firstPrice: firstPrice === null ? null : Math.round(firstPrice),
		fields: form ? [...form.elements].filter(isField).length : 0,
	};
}

/** The share of the screen's height that fixed and sticky layers take, in percent. */
function layersPercent(): number {
	const isLayer = (element: Element | null): boolean =>
		element !== null && (/fixed|sticky/.test(getComputedStyle(element).position) || isLayer(element.parentElement));
	const lines = Array.from({ length: 200 }, (_, line) => ((line + 0.5) * window.innerHeight) / 200);
	return lines.filter((y) => isLayer(document.elementFromPoint(window.innerWidth / 2, y))).length / 2;
}

for (const path of pages) {
	await visit(async (page) => {
		await open(page, localizedPath("en", path));
		await page.locator("#cookie-notice [data-answer=none]").first().dispatchEvent("click");
		const { wordsBefore, firstPrice, fields } = await page.evaluate(layOut);
		const fixed = await page.evaluate(layersPercent);
		await page.evaluate(() => window.scrollTo(0, 600));
		// Layers that slide in or out take as long.
		await page.waitForTimeout(300);
		const scrolled = await page.evaluate(layersPercent);
		rows.push({
			what: path,
			figure: `${wordsBefore} words before the first main action, ${fields} fields, first price ${firstPrice === null ? "none" : `at ${firstPrice} px`}, fixed layers ${fixed}% and ${scrolled}% after a scroll`,
			aim: `fixed layers ${most.fixedPercent}%, ${most.scrolledPercent}%`,
			reference: "",
			isMet: fixed <= most.fixedPercent && scrolled <= most.scrolledPercent,
		});
	});
}
await browser.close();
await site.stop();
report("price", rows);
