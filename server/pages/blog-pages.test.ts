import { afterEach, expect, test } from "vitest";
import { builtClaims, setClaims } from "#content/current-claims.server.ts";
import { testEnv } from "#tests/support/edge.ts";
import { createPublishedPosts } from "../blog/published-posts.server.ts";
import { createLog } from "../platform/log.server.ts";
import { blogPages } from "./blog-pages.server.ts";
import { claimsPages } from "./claims-pages.server.ts";

afterEach(() => setClaims(builtClaims));

test("a leave renders the pages that name who answers: articles, too, whose price card does", () => {
	const claims = claimsPages({ clock: () => new Date(), env: testEnv(), log: createLog("silent") }, { current: null });
	const [ofTeam] = claims;
	const [articles] = blogPages(
		createPublishedPosts(() => null),
		claims,
	);
	const versions = (change: { isAway?: boolean; name?: string }) => {
		const ana = {
			id: "ana",
			name: "Ana Ruiz",
			title: "care",
			ownTitle: {},
			bio: {},
			npn: "",
			languages: ["en"],
			licenses: [],
			isAway: false,
			portrait: null,
			permittedUntil: "2099-01-01",
		} as const;
		setClaims({ ...builtClaims, team: [{ ...ana, ...change }] });
		return [ofTeam.versionOf("/en"), articles.versionOf("/en/blog/final-expense-jacksonville")];
	};
	const [home, article] = versions({});
	expect(article).not.toBeNull();
	const [homeOfLeave, articleOfLeave] = versions({ isAway: true });
	expect(homeOfLeave).not.toBe(home);
	expect(articleOfLeave).not.toBe(article);
	expect(versions({ name: "Ana Paz" })[1]).not.toBe(article);
});
