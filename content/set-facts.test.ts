import { createRequestHandler, RouterContextProvider } from "react-router";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { locales } from "#domain/locale/locales.ts";
import { offlinePath } from "#domain/pages/offline-page.ts";
import { prerenderedPaths } from "#domain/pages/page-registry.ts";
import { prerenderedFiles } from "#domain/pages/prerendered-files.ts";
import { localizedPath } from "#domain/site/pages.ts";
import { otherAgency, settableTraces } from "#tests/support/other-agency.ts";
import { siteBuild } from "#tests/support/site-build.ts";
import { ofThisTurn } from "#tests/support/turns.ts";

let fetchPage: (path: string) => Promise<string>;

beforeAll(async () => {
	vi.stubEnv("VITE_SITE_ORIGIN", "https://site.example");
	const handle = createRequestHandler(await siteBuild(), "production");
	const { currentClaims, setClaims } = await import("./current-claims.server.ts");
	const { phone, tollFreePhone, email, hours, closedOn, booking, social } = otherAgency;
	const office = { phone, tollFreePhone, email, hours, closedOn };
	setClaims({ ...currentClaims(), facts: { office, links: { booking, social } } });
	fetchPage = async (path) => {
		const response = await handle(new Request(`https://site.example${path}`), new RouterContextProvider());
		return response.text();
	};
}, 300_000);
afterAll(async () => {
	const { replaceFacts } = await import("./facts-in-effect.ts");
	replaceFacts();
});

function tracesIn(path: string, text: string): string[] {
	return settableTraces.flatMap((trace) => {
		const found = trace.exec(text);
		return found ? [`${path}: ${text.slice(Math.max(0, found.index - 60), found.index + 60)}`] : [];
	});
}

test.each(ofThisTurn(locales))(
	"pages in %s know only what an admin has set",
	async (locale) => {
		const found: string[] = [];
		const paths = [...prerenderedPaths, "/search", "/nowhere"].map((path) => localizedPath(locale, path));
		for (const address of [...paths, offlinePath(locale)]) {
			const html = await fetchPage(address);
			if (!html.includes(otherAgency.phone.e164)) found.push(`${address}: not the new number`);
			found.push(...tracesIn(address, html));
		}
		expect(found).toEqual([]);
	},
	60_000,
);

test.each(prerenderedFiles)("%s knows only what an admin has set", async (path) => {
	expect(tracesIn(path, await fetchPage(path))).toEqual([]);
});
