/**
 * Counts what a visitor does, reads and sees before a price or another number, on a phone in Chromium. An action is a tap or one
 * field that is filled. Fails if a number takes more than its aim. Reads `build/production`; `npm run bench -- price`.
 */
import { type BrowserContext, chromium, type Locator, type Page } from "@playwright/test";
import { postPath } from "../domain/blog/blog-paths.ts";
import { quickPriceProducts } from "../domain/calculators/coverage-amounts.ts";
import { funnelPath } from "../domain/funnels/funnel-config.ts";
import { quoteFunnelIds, quotePath } from "../domain/funnels/quote-funnels.ts";
import { stepsOfFunnel } from "../domain/funnels/steps-of-funnel.ts";
import { locales } from "../domain/locale/locales.ts";
import { productSlugs } from "../domain/products/products.ts";
import type { PremiumProduct } from "../domain/rates/rate-table.ts";
import { localizedPath } from "../domain/site/pages.ts";
import { findChromium } from "../scripts/install-chromium.ts";
import { productionVariables, startSite } from "../tests/support/site.ts";
import { answerFunnel, countedVisitor } from "./counted-visitor.ts";
import { type Row, report } from "./report.ts";
import { slowDown, timesSlower } from "./slow-phone.ts";
import { places, type Ways, waysFrom } from "./ways-on.ts";

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** Of the keystroke-level model, in seconds: to decide, to point, and to type a key or tap. */
const seconds = { decide: 1.35, point: 1.1, key: 0.28 };
const most = { actions: 3, choices: 6, typed: 8, toButton: 200, fixedPercent: 20, scrolledPercent: 14 };
/** As long as a visitor may take to see that a number has come by itself. */
const glanceMs = 2000;
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
	postPath("final-expense-jacksonville"),
] as const;

const executablePath = findChromium();
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ["--no-sandbox"] });
const site = await startSite(undefined, productionVariables, "localhost");
const rows: Row[] = [];

/** As a new visitor, whose cookie notice is open. */
async function visit(use: (page: Page, context: BrowserContext) => Promise<unknown>, options = {}): Promise<void> {
	const context = await browser.newContext({ ...phone, ...options, baseURL: site.origin });
	await use(await context.newPage(), context);
	await context.close();
}

async function open(page: Page, address: string): Promise<void> {
	await page.goto(address);
	await page.waitForFunction(() => "scripted" in document.documentElement.dataset);
	await page.waitForSelector("#cookie-notice:not([hidden])", { state: "attached" });
}

/**
 * Fills in the form of the first screen, and presses its button unless the price is there.
 * @param waits whether the visitor looks for the price before pressing the button
 * @returns what that took, and whether the scripts were still missing
 */
async function askForPrice(page: Page, product: PremiumProduct = "term_life", waits = true) {
	const card = page.locator("#price");
	const visitor = countedVisitor();
	if (!(await card.locator(`[value=${product}]`).isChecked())) {
		await visitor.tap(card.locator(`label:has([value=${product}])`));
	}
	await visitor.fill(card.locator("[name=age]"), product === "final_expense" ? "65" : "45");
	await visitor.choose(card.locator("[name=state]"), "FL");
	const isEarly = await page.evaluate(() => !("scripted" in document.documentElement.dataset));
	const hasPrice = waits && (await isThere(card.locator(places.card.number)));
	if (!hasPrice) await visitor.tap(card.locator("[type=submit]"));
	return { ...visitor.taken(), isEarly };
}

async function isThere(number: Locator): Promise<boolean> {
	return number.waitFor({ timeout: glanceMs }).then(
		() => true,
		() => false,
	);
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
		const { actions, isEarly } = await askForPrice(page, "term_life", false);
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
		const { actions } = await askForPrice(page, "term_life", false);
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

for (const product of quickPriceProducts) {
	await visit(async (page) => {
		await open(page, "/en");
		const { actions } = await askForPrice(page, product);
		const { isFirstSeen } = await waysFrom(page);
		rows.push({
			what: `/en: from the first screen to a price for ${product}`,
			figure: `${actions} actions, the number and a way on ${sight(isFirstSeen)}`,
			aim: `${most.actions} actions, in sight`,
			reference: "",
			isMet: actions <= most.actions && isFirstSeen,
		});
	});
}

const funnels = [
	...productSlugs.map((slug) => [`${slug}/calc`, funnelPath(slug, "calc")] as const),
	...quoteFunnelIds.map((id) => [id, quotePath(id)] as const),
];
for (const [funnel, path] of funnels) {
	let actions = 0;
	let typing = 0;
	await visit(async (page) => (actions = await answerFunnel(page, funnel, path, true)));
	await visit(async (page) => (typing = await answerFunnel(page, funnel, path, false)));
	const aim = stepsOfFunnel(funnel)?.some(({ kind }) => kind === "number") ? most.typed : most.choices;
	rows.push({
		what: `${path}: from the first question to a number`,
		figure: `${actions} actions, ${typing} if every number is typed`,
		aim: `${aim} actions`,
		reference: "",
		isMet: actions <= aim,
	});
}

for (const locale of locales) {
	await visit(async (page) => {
		await open(page, localizedPath(locale, funnelPath("final-expense", "lp")));
		const pixels = await page.locator("#guide form").evaluate((form) => {
			const fields = [...form.querySelectorAll("input:is([type=text], [type=email], [type=tel]):not([tabindex='-1'])")];
			const bottomOf = (element?: Element | null) => element?.getBoundingClientRect().bottom ?? Number.NaN;
			return Math.round(bottomOf(form.querySelector("[type=submit]")) - bottomOf(fields.at(-1)));
		});
		rows.push({
			what: `/${locale}: from the last field to the end of the button of a guide's form`,
			figure: `${pixels} px`,
			aim: `${most.toButton} px`,
			reference: "",
			isMet: pixels <= most.toButton,
		});
	});
}

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
