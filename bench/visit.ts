/**
 * Counts what a phone receives on a first visit to each kind of page, until five seconds after its load and without a
 * tap: every request with its headers. Fails if the home page is over budget. Reads `build/production`;
 * `npm run bench -- weight`.
 */
import { chromium } from "@playwright/test";
import { findChromium } from "../scripts/install-chromium.ts";
import { productionVariables, startSite } from "../tests/support/site.ts";
import { measureVisit, type VisitRequest } from "./measure-visit.ts";
import { type Row, report } from "./report.ts";

const home = "/en";
/** For the home page, in kilobytes as received. */
const budget = { documentKb: 32, rawKb: 200, scriptKb: 34, scripts: 6, depth: 2, allKb: 100 };
const pages = [
	home,
	"/ht",
	"/en/services/iul",
	"/ht/services/final-expense/florida",
	"/pt/resources/faq",
	"/es/test-disc",
	"/en/calculator",
	"/en/about",
	"/en/blog",
];

interface Totals {
	documentKb: number;
	/** The document when it is expanded. */
	rawKb: number;
	scriptKb: number;
	scripts: number;
	/** How many requests a script waits for, at most. */
	depth: number;
	allKb: number;
	requests: number;
}

function totalsOf(requests: readonly VisitRequest[]): Totals {
	const sumKb = (sizes: readonly number[]) => sizes.reduce((sum, size) => sum + size, 0) / 1024;
	const kb = (some: readonly VisitRequest[]) => sumKb(some.map(({ bytes }) => bytes));
	const documents = requests.filter(({ type }) => type === "Document");
	const scripts = requests.filter(({ type }) => type === "Script");
	return {
		documentKb: kb(documents),
		rawKb: sumKb(documents.map(({ rawBytes }) => rawBytes)),
		scriptKb: kb(scripts),
		scripts: scripts.length,
		depth: Math.max(0, ...scripts.map(({ depth }) => depth)),
		allKb: kb(requests),
		requests: requests.length,
	};
}

function inWords({ documentKb, rawKb, scriptKb, scripts, depth, allKb }: typeof budget): string {
	const [document, raw, script, all] = [documentKb, rawKb, scriptKb, allKb].map((kb) => `${Number(kb.toFixed(1))} KB`);
	return `document ${document} (expanded ${raw}), script ${script} in ${scripts} files ${depth} deep, all ${all}`;
}

const executablePath = findChromium();
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ["--no-sandbox"] });
// The browser takes brotli from a local host only.
const site = await startSite(undefined, productionVariables, "localhost");
const rows: Row[] = [];
for (const page of pages) {
	const requests = await measureVisit(browser, site.origin + page);
	const totals = totalsOf(requests);
	rows.push({
		what: page,
		figure: `${inWords(totals)} in ${totals.requests} requests`,
		aim: page === home ? inWords(budget) : "",
		reference: "",
		isMet: page !== home || Object.entries(budget).every(([name, most]) => totals[name as keyof typeof budget] <= most),
	});
	if (process.argv.includes("--list")) {
		for (const { url, type, bytes, depth: deep } of requests) {
			process.stdout.write(`  ${type} ${bytes} ${deep} ${new URL(url).pathname}\n`);
		}
	}
}
await browser.close();
await site.stop();
report("weight", rows);
