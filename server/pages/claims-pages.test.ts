import { createRequestHandler, RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { setClaims } from "#content/current-claims.server.ts";
import { licensedStates } from "#domain/compliance/licensed-states.ts";
import { pages } from "#domain/pages/page-registry.ts";
import { prerenderedFiles } from "#domain/pages/prerendered-files.ts";
import { localizedPath } from "#domain/site/pages.ts";
import { siteOrigin, testEnv } from "#tests/support/edge.ts";
import { siteBuild } from "#tests/support/site-build.ts";
import { createLog } from "../platform/log.server.ts";
import { claimsPages } from "./claims-pages.server.ts";

test("every kind of page and every file that names somebody follows the team", { timeout: 120_000 }, async () => {
	const handle = createRequestHandler(await siteBuild(), "production");
	setClaims({
		showsSamples: false,
		proven: {},
		team: [
			{
				id: "ana",
				name: "Ana Sèlman",
				title: "agent",
				ownTitle: {},
				bio: {},
				npn: "",
				languages: ["en", "es", "pt", "ht"],
				licenses: licensedStates().map(({ abbr }) => ({ state: abbr, number: "W1" })),
				isAway: false,
				portrait: null,
				permittedUntil: "2099-01-01",
			},
		],
	});
	const env = testEnv();
	const [ofTeam, , ofArticles] = claimsPages(
		{ clock: () => new Date(), env, log: createLog("silent") },
		{ current: null },
	);
	const firstOfKind = [...new Map(pages.toReversed().map((page) => [page.kind, page])).values()];
	const named: string[] = [];
	// Feeds name the authors of articles.
	const files = prerenderedFiles.filter((path) => !path.includes("/blog/"));
	for (const path of [...firstOfKind.map((page) => localizedPath("en", page.path)), ...files]) {
		const response = await handle(new Request(siteOrigin + path), new RouterContextProvider());
		if ((await response.text()).includes("Ana Sèlman")) named.push(path);
	}
	expect(named).toContain("/en");
	const follows = (path: string) => [ofTeam, ofArticles].some((source) => source.versionOf(path) !== null);
	expect(named.filter((path) => !follows(path))).toEqual([]);
});
