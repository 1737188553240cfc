import { expect, test } from "vitest";
import { licensedStates } from "#domain/compliance/licensed-states.ts";
import { prerenderedPaths } from "#domain/pages/page-registry.ts";
import { citySlugs, locationPath, statePath } from "#domain/site/pages.ts";
import { request } from "#tests/support/site-page.ts";

async function htmlOf(path: string): Promise<string> {
	return (await request(path === "/" ? "/en" : `/en${path}`)).text();
}

test("no picture is on more than two pages", async () => {
	const pagesOfScene = new Map<string, string[]>();
	for (const path of prerenderedPaths) {
		const html = await htmlOf(path);
		for (const scene of new Set([...html.matchAll(/data-scene="([^"]+)"/g)].map(([, name = ""]) => name))) {
			pagesOfScene.set(scene, [...(pagesOfScene.get(scene) ?? []), path]);
		}
	}
	expect(pagesOfScene.size).toBeGreaterThan(25);
	expect([...pagesOfScene].filter(([, paths]) => paths.length > 2)).toEqual([]);
});

test("each state and city has a drawn map", async () => {
	for (const { abbr, slug } of licensedStates()) {
		expect(await htmlOf(statePath(slug)), slug).toContain(`data-map="${abbr}"`);
	}
	for (const slug of citySlugs) expect(await htmlOf(locationPath(slug)), slug).toContain('data-map="FL"');
});
