/**
 * Measures pages of `build/production` with Lighthouse on a simulated slow phone, and compares them with the floors.
 * `npm run bench -- lighthouse [/en /ht/resources/faq]`; writes `bench/lighthouse.md`. Beside them a blank page with one
 * heading: how long the machine and the browser take at least.
 */
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { chromium } from "@playwright/test";
import lighthouse, { auditFlowArtifacts, type Result } from "lighthouse";
import { findChromium } from "../scripts/install-chromium.ts";
import { freePort } from "../tests/support/postgres-server.ts";
import { productionVariables, startSite } from "../tests/support/site.ts";
import { type Row, report } from "./report.ts";

const floors = { score: 1, lcpMs: 1000, tbtMs: 50, cls: 0.01, scriptKb: 150 };
/** The largest paint of a page beside that of a blank page. */
const mostOfBlank = 1.3;
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const runs = 5;
/**
 * Lighthouse slows the CPU down by four to simulate a slow phone on a fast desktop (1,500 to 2,000 on its benchmark
 * index). Other machines need another factor. https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md
 */
const fastDesk = { benchmarkIndex: 1750, slowdown: 4 };
const given = process.argv.slice(2);
const paths =
	given.length > 0
		? given
		: ["en", "ht"].flatMap((locale) =>
				[
					"",
					"/services/iul",
					"/services/final-expense/florida",
					"/resources/faq",
					"/blog",
					"/blog/final-expense-jacksonville",
				].map((path) => `/${locale}${path}`),
			);

interface Measure {
	scores: number[];
	lcpMs: number;
	tbtMs: number;
	cls: number;
	scriptKb: number;
	/** The CPU slowdown factor. */
	slowdown: number;
}

interface NetworkRequest {
	resourceType?: string;
	transferSize?: number;
}

async function measure(url: string, port: number): Promise<Measure> {
	const lhr = await calibrated(url, port);
	const value = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN;
	const requests = (lhr.audits["network-requests"]?.details as { items?: NetworkRequest[] } | undefined)?.items ?? [];
	const scripts = requests.filter(({ resourceType }) => resourceType === "Script");
	return {
		scores: categories.map((category) => lhr.categories[category]?.score ?? 0),
		lcpMs: value("largest-contentful-paint"),
		tbtMs: value("total-blocking-time"),
		cls: value("cumulative-layout-shift"),
		scriptKb: scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1024,
		slowdown: lhr.configSettings.throttling.cpuSlowdownMultiplier,
	};
}

/**
 * Audits the gathered data with the factor for the machine's speed at that moment, because other work may slow it
 * down.
 */
async function calibrated(url: string, port: number): Promise<Result> {
	const config = (settings = {}) => ({
		extends: "lighthouse:default",
		settings: { onlyCategories: [...categories], ...settings },
	});
	const gathered = await lighthouse(url, { port, logLevel: "error" }, config());
	if (!gathered) throw new Error(`Lighthouse returned no result for ${url}`);
	const { artifacts } = gathered;
	const { throttling } = artifacts.settings;
	throttling.cpuSlowdownMultiplier = fastDesk.slowdown * (artifacts.BenchmarkIndex / fastDesk.benchmarkIndex);
	const flags = { logLevel: "error" } as const;
	const { steps } = await auditFlowArtifacts({ gatherSteps: [{ artifacts, flags }] }, config({ throttling }));
	if (!steps[0]) throw new Error(`Lighthouse did not audit ${url}`);
	return steps[0].lhr;
}

async function measureOften(url: string, port: number): Promise<Measure[]> {
	const measures: Measure[] = [];
	while (measures.length < runs) measures.push(await measure(url, port));
	return measures;
}

/** The median of each figure over several runs, because machines are noisy. */
function median(measures: Measure[]): Measure {
	const middle = (figure: (measure: Measure) => number) =>
		measures.map(figure).toSorted((a, b) => a - b)[Math.floor(measures.length / 2)] ?? Number.NaN;
	return {
		scores: categories.map((_, index) => middle(({ scores }) => scores[index] ?? 0)),
		lcpMs: middle(({ lcpMs }) => lcpMs),
		tbtMs: middle(({ tbtMs }) => tbtMs),
		cls: middle(({ cls }) => cls),
		scriptKb: middle(({ scriptKb }) => scriptKb),
		slowdown: middle(({ slowdown }) => slowdown),
	};
}

const site = await startSite(undefined, productionVariables, "localhost");
const port = await freePort();
const executablePath = findChromium();
const browser = await chromium.launch({
	...(executablePath ? { executablePath } : {}),
	args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", `--remote-debugging-port=${port}`],
});
const blank = createServer((_, response) => {
	response.writeHead(200, { "content-type": "text/html; charset=utf-8" });
	response.end('<!doctype html><html lang="en"><title>Blank</title><h1>Sunfield Financial</h1>');
}).listen(0, "127.0.0.1");
await once(blank, "listening");
const blankUrl = `http://127.0.0.1:${(blank.address() as AddressInfo).port}`;
const blankLcpMs = median(await measureOften(blankUrl, port)).lcpMs;
const rows: string[] = [];
const ratios: Row[] = [];
let passed = 0;
for (const path of paths) {
	const { scores, lcpMs, tbtMs, cls, scriptKb, slowdown } = median(await measureOften(site.origin + path, port));
	const ok =
		scores.every((score) => score >= floors.score) &&
		lcpMs <= floors.lcpMs &&
		tbtMs <= floors.tbtMs &&
		cls <= floors.cls &&
		scriptKb <= floors.scriptKb;
	if (ok) passed++;
	const ratio = lcpMs / blankLcpMs;
	ratios.push({
		what: `${path}: largest paint`,
		figure: `${Math.round(lcpMs)} ms, ${ratio.toFixed(2)} of a blank page`,
		aim: `${mostOfBlank} of a blank page`,
		reference: `blank page: ${Math.round(blankLcpMs)} ms`,
		isMet: ratio <= mostOfBlank,
	});
	const figures = [lcpMs, tbtMs].map((ms) => Math.round(ms));
	const cells = [
		path,
		...scores.map((score) => Math.round(score * 100)),
		...figures,
		cls.toFixed(3),
		Math.round(scriptKb),
		slowdown.toFixed(1),
	];
	rows.push(`| ${cells.join(" | ")} | ${ok ? "yes" : "no"} |`);
	process.stdout.write(`${rows.at(-1)}\n`);
}
await browser.close();
await site.stop();
blank.close();

writeFileSync(
	"bench/lighthouse.md",
	[
		"# Lighthouse, mobile",
		"",
		`Median of ${runs} runs for each figure; simulated slow 4G and a processor ${fastDesk.slowdown} times slower than that of a fast desktop computer (${fastDesk.benchmarkIndex} on Lighthouse's own benchmark; the column Slow-down has the factor on this machine). Floors: scores 100, LCP ≤ ${floors.lcpMs} ms, TBT ≤ ${floors.tbtMs} ms, CLS ≤ ${floors.cls}, script ≤ ${floors.scriptKb} KB.`,
		"",
		"| Page | Performance | Accessibility | Best practices | SEO | LCP ms | TBT ms | CLS | Script KB | Slow-down | Floors met |",
		"|---|---|---|---|---|---|---|---|---|---|---|",
		...rows,
		"",
	].join("\n"),
);
const figure = `${passed} of ${paths.length} pages meet the floors`;
report("lighthouse", [
	{ what: "bench/lighthouse.md", figure, aim: "all pages", reference: "", isMet: passed === paths.length },
	...ratios,
]);
