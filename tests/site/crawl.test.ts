import { parse } from "node-html-parser";
import { beforeAll, expect, inject, test } from "vitest";
import { seedSlugs } from "#domain/blog/authored-posts.ts";
import { postPath } from "#domain/blog/blog-paths.ts";
import { defaultLocale, isLocale, locales } from "#domain/locale/locales.ts";
import { isListed } from "#domain/pages/is-listed.ts";
import { prerenderedPaths } from "#domain/pages/page-registry.ts";
import { localizedPath } from "#domain/site/pages.ts";
import { request } from "#tests/support/site-page.ts";

interface CrawledPage {
	lang: string | undefined;
	title: string;
	description: string;
	headings: number;
	canonical: string;
	alternates: Record<string, string>;
	ids: Set<string>;
	links: string[];
	files: string[];
	structuredData: unknown[];
}

function read(html: string): CrawledPage {
	const page = parse(html);
	const attribute = (selector: string, name: string) => page.querySelector(selector)?.getAttribute(name) ?? "";
	const all = (selector: string, name: string) =>
		page.querySelectorAll(selector).map((element) => element.getAttribute(name) ?? "");
	return {
		lang: page.querySelector("html")?.getAttribute("lang"),
		title: page.querySelector("title")?.text ?? "",
		description: attribute("meta[name=description]", "content"),
		headings: page.querySelectorAll("h1").length,
		canonical: attribute("link[rel=canonical]", "href"),
		alternates: Object.fromEntries(
			page
				.querySelectorAll("link[rel=alternate][hreflang]")
				.map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")]),
		),
		ids: new Set(all("[id]", "id")),
		links: all("a[href]:not([rel~=nofollow])", "href").filter((href) => href.startsWith("/") || href.startsWith("#")),
		files: [
			...all("img[src]", "src"),
			...all("link[rel~=icon], link[rel=manifest]", "href"),
			attribute("meta[property='og:image']", "content"),
		].filter((address) => address && !address.startsWith("data:")),
		structuredData: page
			.querySelectorAll("script[type='application/ld+json']")
			.map((script) => JSON.parse(script.text)),
	};
}

/** Follows every link from the home page. */
async function crawl(origin: string) {
	const pages = new Map<string, CrawledPage>();
	const queue = ["/"];
	const broken: string[] = [];
	const feeds = new Set<string>();
	while (queue.length > 0) {
		const path = queue.pop() as string;
		if (pages.has(path)) continue;
		if (path.endsWith(".xml")) {
			feeds.add(path);
			continue;
		}
		const response = await request(path);
		if (response.status === 302) {
			queue.push(new URL(response.headers.get("location") ?? "", origin).pathname);
			continue;
		}
		if (response.status !== 200) {
			broken.push(`${path}: ${response.status}`);
			continue;
		}
		const page = read(await response.text());
		pages.set(path, page);
		for (const href of page.links) queue.push(new URL(href, origin + path).pathname);
	}
	return { pages, broken, feeds };
}

/** Those of the build, and the articles with which the blog of a new database begins. */
const publicPaths = [...prerenderedPaths, ...seedSlugs.map(postPath)];

const origin = inject("siteOrigin");
let pages: Map<string, CrawledPage>;
let broken: string[];
let feeds: Set<string>;
beforeAll(async () => {
	({ pages, broken, feeds } = await crawl(origin));
}, 240_000);

test("a crawl finds exactly the public pages, no broken link, and the sitemap lists those worth listing", async () => {
	expect(broken).toEqual([]);

	const expected = locales.flatMap((locale) => publicPaths.map((path) => localizedPath(locale, path)));
	expect([...pages.keys()].sort()).toEqual(expected.sort());

	const index = await (await request("/sitemap.xml")).text();
	const listed: string[] = [];
	for (const [, sitemap = ""] of index.matchAll(/<loc>(.*?)<\/loc>/g)) {
		const text = await (await request(new URL(sitemap).pathname)).text();
		for (const [, url = ""] of text.matchAll(/<loc>(.*?)<\/loc>/g)) listed.push(new URL(url).pathname);
		expect(text).toMatch(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/);
	}
	const worthListing = publicPaths.filter(isListed);
	expect(listed.sort()).toEqual(
		locales.flatMap((locale) => worthListing.map((path) => localizedPath(locale, path))).sort(),
	);

	const files = new Set([...pages.values()].flatMap((page) => page.files));
	for (const file of [...files, ...feeds]) {
		const response = await request(new URL(file, origin).pathname);
		expect(response.status, file).toBe(200);
	}

	for (const [path, page] of pages) {
		for (const href of page.links) {
			const target = new URL(href, origin + path);
			const id = decodeURIComponent(target.hash.slice(1));
			if (id) expect(pages.get(target.pathname)?.ids.has(id), `${path} links to ${href}`).toBe(true);
		}
	}
});

test("every page has its own title and description, one h1, a canonical address and alternates", () => {
	const titles = new Map<string, string>();
	for (const [path, page] of pages) {
		const locale = path.split("/")[1];
		expect(isLocale(locale), path).toBe(true);
		expect(page.lang, path).toBe(locale);
		expect(page.headings, `h1 headings on ${path}`).toBe(1);
		expect(page.title.length, `title of ${path}: ${page.title}`).toBeGreaterThan(15);
		expect(page.title.length, `title of ${path}: ${page.title}`).toBeLessThanOrEqual(85);
		expect(page.description.length, `description of ${path}: ${page.description}`).toBeGreaterThan(70);
		expect(page.description.length, `description of ${path}: ${page.description}`).toBeLessThanOrEqual(175);
		for (const text of [page.title, page.description]) {
			const other = titles.get(`${locale}/${text}`);
			expect(other, `${path} repeats ${other}: ${text}`).toBeUndefined();
			titles.set(`${locale}/${text}`, path);
		}

		expect(new URL(page.canonical).pathname, path).toBe(path);
		expect(Object.keys(page.alternates).sort(), path).toEqual([...locales, "x-default"].sort());
		expect(page.alternates["x-default"], path).toBe(page.alternates[defaultLocale]);
		for (const other of locales) {
			const sibling = pages.get(new URL(page.alternates[other] ?? "").pathname);
			expect(sibling?.alternates[locale as string], `${other} links back to ${path}`).toBe(page.canonical);
		}
	}
});

test("the structured data of every page has schema.org types with their required properties", () => {
	const required: Record<string, string[]> = {
		InsuranceAgency: [
			"name",
			"url",
			"telephone",
			"address",
			"areaServed",
			"openingHoursSpecification",
			"knowsLanguage",
		],
		WebSite: ["name", "url", "inLanguage"],
		BreadcrumbList: ["itemListElement"],
		FAQPage: ["mainEntity"],
		Article: ["headline", "description", "url", "author"],
		BlogPosting: ["headline", "description", "url", "author", "datePublished", "dateModified", "image"],
		Service: ["name", "description", "provider"],
		WebPage: ["name", "url"],
		AboutPage: ["name", "url"],
	};
	for (const [path, { structuredData }] of pages) {
		expect(structuredData, path).toHaveLength(1);
		const [graph] = structuredData as { "@context": string; "@graph": Record<string, unknown>[] }[];
		expect(graph?.["@context"], path).toBe("https://schema.org");
		const things = graph?.["@graph"] ?? [];
		expect(things.length, path).toBeGreaterThan(0);
		for (const thing of things) {
			const properties = required[thing["@type"] as string];
			expect(properties, `${thing["@type"]} on ${path}`).toBeDefined();
			for (const property of properties ?? []) expect(thing[property], `${property} on ${path}`).toBeTruthy();
		}
		const crumbs = things.find((thing) => thing["@type"] === "BreadcrumbList");
		for (const crumb of (crumbs?.itemListElement ?? []) as { item: string; position: number; name: string }[]) {
			expect(pages.has(new URL(crumb.item).pathname), `${crumb.item} on ${path}`).toBe(true);
		}
	}
});
