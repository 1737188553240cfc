import { createRequestHandler, RouterContextProvider } from "react-router";
import { beforeAll, expect, test, vi } from "vitest";
import { locales } from "#domain/locale/locales.ts";
import { prerenderedPaths } from "#domain/pages/page-registry.ts";
import { prerenderedFiles } from "#domain/pages/prerendered-files.ts";
import { localizedPath } from "#domain/site/pages.ts";
import { otherAgency, traces } from "#tests/support/other-agency.ts";
import { siteBuild } from "#tests/support/site-build.ts";
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

/** Each trace with the text around it. */
function tracesIn(path: string, text: string): string[] {
	return traces.flatMap((trace) => {
		const found = trace.exec(text);
		if (!found || (aboutCity.test(path) && found[0].includes("Sarasota"))) return [];
		return [`${path}: ${text.slice(Math.max(0, found.index - 60), found.index + 60)}`];
	});
}

test.each(ofThisTurn(locales))(
	"pages in %s name only the agency of content/agency.ts",
	async (locale) => {
		const found: string[] = [];
		for (const path of [...prerenderedPaths, "/search", "/nowhere"]) {
			const html = await fetchPage(localizedPath(locale, path));
			for (const name of [otherAgency.name, otherAgency.legalName]) {
				if (!html.includes(name)) found.push(`${path}: not ${name}`);
			}
			found.push(...tracesIn(localizedPath(locale, path), html));
		}
		expect(found).toEqual([]);
	},
	60_000,
);

test.each(prerenderedFiles)("%s names only the agency of content/agency.ts", async (path) => {
	expect(tracesIn(path, await fetchPage(path))).toEqual([]);
});
