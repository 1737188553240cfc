import { expect, test } from "vitest";
import { pages } from "#domain/pages/page-registry.ts";
import { currentClaims, setClaims } from "./current-claims.server.ts";
import { sharedPages } from "./shared-pages.server.ts";

test("social images have a title, and say the same whatever may be claimed", () => {
	const samples = { showsSamples: true, proven: {} };
	setClaims(samples);
	const shared = sharedPages();
	expect(currentClaims()).toBe(samples);
	expect(shared).toHaveLength(4 * pages.length);
	expect(shared.filter(({ title, eyebrow }) => !title || !eyebrow)).toEqual([]);
	expect(shared).toContainEqual({
		locale: "en",
		path: "/",
		title: "Life insurance in Florida",
		eyebrow: "Sarasota, Florida",
	});
	setClaims({ showsSamples: false, proven: { licensedStates: {} } });
	expect(sharedPages()).toEqual(shared);
});
