import { createRequestHandler, RouterContextProvider } from "react-router";
import { beforeAll, expect, test, vi } from "vitest";
import { locales } from "#domain/locale/locales.ts";
import { prerenderedPaths } from "#domain/pages/page-registry.ts";
import { prerenderedFiles } from "#domain/pages/prerendered-files.ts";
import { localizedPath } from "#domain/site/pages.ts";
import { otherAgency, traces } from "#tests/support/other-agency.ts";
import { siteBuild } from "#tests/support/site-build.ts";
import { groupedTraces, tracesIn } from "#tests/support/traces.ts";
import { ofThisTurn } from "#tests/support/turns.ts";

vi.mock("#content/agency.ts", async (original) => {
	const { contentFacts } = await original<typeof import("#content/agency.ts")>();
	const { otherAgency } = await import("#tests/support/other-agency.ts");
	return { agency: otherAgency, contentFacts: { ...contentFacts, identity: otherAgency } };
});

let fetchPage: (path: string) => Promise<string>;

beforeAll(async () => {
	vi.stubEnv("VITE_SITE_ORIGIN", "https://site.example");
	const handle = createRequestHandler(await siteBuild(), "production");
	fetchPage = async (path) => {
		const response = await handle(new Request(`https://site.example${path}`), new RouterContextProvider());
		return response.text();
	};
}, 300_000);

/** These name our city anyway, since it has its own page. */
const aboutCity = /\/locations\/sarasota$|^\/search-index|^\/llms/;

/** What of our agency is in a text, but for its city where that has a page of its own. */
function ours(where: string, text: string) {
	return tracesIn({ where, text }, traces).filter(({ word }) => !(aboutCity.test(where) && word.includes("Sarasota")));
}

test.each(ofThisTurn(locales))(
	"pages in %s name only the agency of content/agency.ts",
	async (locale) => {
		const found: string[] = [];
		const left: ReturnType<typeof ours> = [];
		for (const path of [...prerenderedPaths, "/search", "/nowhere"]) {
			const html = await fetchPage(localizedPath(locale, path));
			for (const name of [otherAgency.name, otherAgency.legalName]) {
				if (!html.includes(name)) found.push(`${path}: not ${name}`);
			}
			left.push(...ours(localizedPath(locale, path), html));
		}
		expect(found).toEqual([]);
		expect(groupedTraces(left)).toBe("");
	},
	60_000,
);

test.each(prerenderedFiles)("%s names only the agency of content/agency.ts", async (path) => {
	expect(groupedTraces(ours(path, await fetchPage(path)))).toBe("");
});
