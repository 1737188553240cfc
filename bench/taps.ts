/**
 * Taps on a phone with a slow processor and a slow connection as soon as the home page is painted, before its scripts are
 * there: how long until the page shows that it noticed, whether that is still so when the scripts run, when the chat's first
 * question can be answered, and when its second comes if the first is answered at once. Reads `build/production`; `npm run bench -- taps`.
 */
import { type Browser, chromium, type Page } from "@playwright/test";
import { findChromium } from "../scripts/install-chromium.ts";
import { productionVariables, startSite } from "../tests/support/site.ts";
import { type Row, report } from "./report.ts";
import { slowDown, timesSlower } from "./slow-phone.ts";

const runs = 3;
const budget = { noticedMs: 300, usableMs: 3000 };

interface Target {
	what: string;
	/** What is tapped. */
	button: string;
	/** What exists once the tap is noticed, and as long as its effect lasts. */
	effect: string;
	/** What is answered at once in the part that opened, and what exists when that had an effect. */
	question?: { field: string; answer: string; effect: string };
}

const targets: readonly Target[] = [
	{
		what: "menu",
		button: "[popovertarget=mobile-menu]:not([popovertargetaction])",
		effect: "#mobile-menu:popover-open",
	},
	{
		what: "chat",
		button: "#chat-button",
		effect: "#chat-panel:popover-open",
		question: {
			field: "#chat-panel:popover-open input:not(:disabled)",
			answer: "Ohio",
			effect: "#chat-panel:popover-open dd",
		},
	},
	{
		what: "price card",
		button: "[data-quick-price] label:has([value=final_expense])",
		effect: "[data-quick-price] [value=final_expense]:checked",
	},
];

interface Taps {
	noticedMs: number;
	isKept: boolean;
	/** Until the question can be answered, and until the next one can. */
	usableMs: number;
	nextMs: number;
}

/** From a tap to the frame after the one that shows each of these, by the clock of the page. */
function timesOfTap(effects: string[]): void {
	const times: Record<string, number> = {};
	Object.assign(globalThis, { timesOfTap: times });
	addEventListener(
		"pointerdown",
		({ timeStamp }) => {
			const look = () => {
				for (const selector of effects) {
					if (!times[selector] && document.querySelector(selector)) times[selector] = performance.now() - timeStamp;
				}
				requestAnimationFrame(look);
			};
			requestAnimationFrame(look);
		},
		{ once: true, capture: true },
	);
}

async function tap(browser: Browser, url: string, { button, effect, question }: Target): Promise<Taps> {
	const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
	try {
		const page = await context.newPage();
		await page.addInitScript(timesOfTap, [effect, question?.field ?? effect, question?.effect ?? effect]);
		await slowDown(page, "slow 3G");
		await page.goto(url, { waitUntil: "commit", timeout: 60_000 });
		await page.locator(button).tap({ timeout: 60_000 });
		const noticedMs = await timeOf(page, effect);
		if (question) {
			await page.locator(question.field).fill(question.answer, { timeout: 60_000 });
			await page.locator(question.field).press("Enter", { noWaitAfter: true });
		}
		const usableMs = await timeOf(page, question?.field ?? effect);
		const nextMs = await timeOf(page, question?.effect ?? effect);
		await page.waitForFunction(() => "scripted" in document.documentElement.dataset, null, { timeout: 60_000 });
		// A part that starts late could close again what the tap opened.
		await page.waitForTimeout(1000);
		return {
			noticedMs,
			isKept: (await page.locator(effect).count()) > 0,
			usableMs,
			nextMs,
		};
	} finally {
		await context.close();
	}
}

async function timeOf(page: Page, selector: string): Promise<number> {
	const time = await page.waitForFunction(
		(found) => (globalThis as unknown as { timesOfTap: Record<string, number> }).timesOfTap[found],
		selector,
		{ timeout: 60_000 },
	);
	return (await time.jsonValue()) ?? Number.POSITIVE_INFINITY;
}

const median = (values: readonly number[]) =>
	values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const executablePath = findChromium();
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ["--no-sandbox"] });
const site = await startSite(undefined, productionVariables, "localhost");
const rows: Row[] = [];
for (const target of targets) {
	const taps: Taps[] = [];
	for (let run = 0; run < runs; run++) taps.push(await tap(browser, `${site.origin}/en`, target));
	const noticedMs = median(taps.map((one) => one.noticedMs));
	const isKept = taps.every((one) => one.isKept);
	rows.push({
		what: `slow 3G, processor ${timesSlower} times slower: a tap on ${target.what} before the scripts are there`,
		figure: `noticed after ${Math.round(noticedMs)} ms, ${isKept ? "kept" : "lost"}`,
		aim: `${budget.noticedMs} ms, kept`,
		reference: "",
		isMet: isKept && noticedMs <= budget.noticedMs,
	});
	if (!target.question) continue;
	const usableMs = median(taps.map((one) => one.usableMs));
	const nextMs = median(taps.map((one) => one.nextMs));
	const where = `slow 3G, processor ${timesSlower} times slower: ${target.what}`;
	rows.push(
		{
			what: `${where} can be used`,
			figure: `${Math.round(usableMs)} ms after the tap`,
			aim: `${budget.usableMs} ms`,
			reference: "",
			isMet: usableMs <= budget.usableMs,
		},
		{
			what: `${where} asks its second question, if the first is answered at once`,
			figure: `${Math.round(nextMs)} ms after the tap`,
			aim: "",
			reference: "",
			isMet: true,
		},
	);
}
await browser.close();
await site.stop();
report("taps", rows);
