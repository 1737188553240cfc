import { expect, test } from "vitest";
import { builtInSlugs } from "./authored-posts.ts";
import { isPostSlug, missingPostSlug } from "./post-slug.ts";

test("an article's address is plain words, and none that is something else", () => {
	expect(isPostSlug("fees-in-2026")).toBe(true);
	for (const slug of ["Fees", "fees--2026", "-fees", "fees/2026", "", "a".repeat(81)]) {
		expect([slug, isPostSlug(slug)]).toEqual([slug, false]);
	}
	for (const slug of ["404", missingPostSlug, "preview", ...builtInSlugs]) {
		expect([slug, isPostSlug(slug)]).toEqual([slug, false]);
	}
});
