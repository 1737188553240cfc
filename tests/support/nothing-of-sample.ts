import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { expect } from "@playwright/test";
import { insurers } from "#content/insurers.ts";
import { sampleTeam } from "#content/sample-team.ts";
import { testimonials } from "#content/testimonials.ts";
import { locales } from "#domain/locale/locales.ts";
import { offlinePath } from "#domain/pages/offline-page.ts";
import { prerenderedPaths } from "#domain/pages/page-registry.ts";
import { prerenderedFiles } from "#domain/pages/prerendered-files.ts";
import { localizedPath } from "#domain/site/pages.ts";
import { crawlSite, type Get } from "./crawl-site.ts";
import { foundingTrace, settableTraces } from "./other-agency.ts";
import { sample } from "./sample.ts";
import { defaultColors, groupedTraces, type ReadText, tracesIn } from "./traces.ts";

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const samples = [...insurers, ...sampleTeam, ...testimonials].map((one) => new RegExp(escaped(one.name)));
/** What the site came with, in all languages. */
const ours = [
	...settableTraces,
	foundingTrace,
	...samples,
	/\b(?:21 (?:states|estados|eta)|20 (?:more states|estados más)|mais 20 estados|20 lòt eta)\b/i,
	defaultColors(),
];

/** Where a crawl begins. Without following links, a few pages of each language are enough. */
export function crawlStarts(): string[] {
	const others = ["/.well-known/security.txt", "/guides/en/term-life.pdf", "/en/search?q=orlando"];
	const files = [...prerenderedFiles, ...locales.map(offlinePath), ...others];
	const pages = sample(
		prerenderedPaths.filter((path) => !/\/final-expense\/|sarasota/.test(path)),
		4,
		"own agency",
	);
	return [...files, ...locales.flatMap((locale) => pages.map((path) => localizedPath(locale, path)))];
}

/** No text has a trace of what the site came with, at the latest when its page was rendered again. */
export async function expectNothingOfSample(get: Get, texts: readonly ReadText[]): Promise<void> {
	const tracesOf = (some: readonly ReadText[]) => some.flatMap((text) => tracesIn(text, ours));
	const outdated = [...new Set(tracesOf(texts).map(({ where }) => where))];
	const pages = outdated.filter((where) => where.startsWith("/"));
	const others = texts.filter(({ where }) => outdated.includes(where) && !where.startsWith("/"));
	await expect(async () => {
		const again = await crawlSite(get, pages, { follow: false });
		expect(again.broken.filter((one) => !one.endsWith(" 404"))).toEqual([]);
		expect(groupedTraces(tracesOf([...again.texts, ...others]))).toBe("");
	}).toPass({ timeout: 60_000 });
}

/** The same, once no page changes any more: the first visitor after a change may still get the page from before. */
export async function settledHashesOfPages(get: Get): Promise<Record<string, string>> {
	let last = {};
	const isSettled = async () => {
		const before = last;
		last = await hashesOfPages(get);
		return isDeepStrictEqual(last, before);
	};
	await expect.poll(isSettled, { timeout: 120_000, intervals: [3000] }).toBe(true);
	return last;
}

/** Of pages that show all that was set, and of a file. */
export async function hashesOfPages(get: Get): Promise<Record<string, string>> {
	const paths = ["/", "/about", "/licensing", "/carriers", "/calculator", "/services/term-life"];
	const addresses = [...locales.flatMap((locale) => paths.map((path) => localizedPath(locale, path))), "/llms.txt"];
	const read = async (path: string) => {
		const response = await get(path);
		const hash = createHash("sha256").update(await response.text());
		return [path, `${response.status} ${hash.digest("hex")}`] as const;
	};
	return Object.fromEntries(await Promise.all(addresses.map(read)));
}
