/**
 * Counts what a phone receives on a first visit to each kind of page, until five seconds after its load and without a
 * tap: every request with its headers, and apart from them what the service worker fetches afterwards. Does the same for the
 * list of leads, as staff who open it for the first time. Fails if the home page or the list is over budget. Reads `build/production`, and for staff `build`, where they need no second
 * factor; `npm run bench -- weight`.
 */
import { chromium, request } from "@playwright/test";
import { leadsPath } from "../domain/lead-desk/lead-address.ts";
import { findChromium } from "../scripts/install-chromium.ts";
import { productionVariables, startSite } from "../tests/support/site.ts";
import { openKind } from "../tests/support/staff.ts";
import { measurePrecache, measureVisit, type VisitRequest } from "./measure-visit.ts";
import { type Row, report } from "./report.ts";

const home = "/en";
/** For the home page, in kilobytes as received. */
const budget = { documentKb: 32, rawKb: 200, scriptKb: 34, scripts: 6, depth: 2, allKb: 100 };
/**
 * For the list of leads: script besides React and its router, in kilobytes as received, and requests of any kind. The headers
 * of ten files are 4 KB of it. `tests/site/staff-scripts.test.ts` has a budget for the files themselves.
 */
const listBudget = { ownScriptKb: 44, requests: 17 };
const framework = /\/assets\/(?:react|router)-/;
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

const sumKb = (sizes: readonly number[]) => sizes.reduce((sum, size) => sum + size, 0) / 1024;
const kb = (some: readonly VisitRequest[]) => sumKb(some.map(({ bytes }) => bytes));
const rounded = (kilobytes: number) => `${Number(kilobytes.toFixed(1))} KB`;

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
	const [document, raw, script, all] = [documentKb, rawKb, scriptKb, allKb].map(rounded);
	return `document ${document} (expanded ${raw}), script ${script} in ${scripts} files ${depth} deep, all ${all}`;
}

function list(requests: readonly VisitRequest[]): void {
	if (!process.argv.includes("--list")) return;
	for (const { url, type, bytes, depth } of requests) {
		process.stdout.write(`  ${type} ${bytes} ${depth} ${new URL(url).pathname}\n`);
	}
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
	list(requests);
}
const precache = await measurePrecache(browser, site.origin + home);
rows.push({
	what: `${home}, what the service worker fetches apart`,
	figure: `${rounded(sumKb(precache))} in ${precache.length} requests`,
	aim: "",
	reference: "",
	isMet: true,
});
await site.stop();

const desk = await startSite(undefined, {}, "localhost");
const requests = await measureVisit(browser, desk.origin + leadsPath, await openKind(desk, request, "admin"));
const scripts = requests.filter(({ type }) => type === "Script");
const ownScriptKb = kb(scripts.filter(({ url }) => !framework.test(url)));
const { ownScriptKb: mostKb, requests: mostRequests } = listBudget;
rows.push({
	what: leadsPath,
	figure: `${inWords(totalsOf(requests))} in ${requests.length} requests; script besides React and its router ${rounded(ownScriptKb)}`,
	aim: `script besides React and its router ${mostKb} KB, ${mostRequests} requests`,
	reference: "",
	isMet: ownScriptKb <= mostKb && requests.length <= mostRequests,
});
list(requests);
await desk.stop();
await browser.close();
report("weight", rows);
