import { expect, test } from "vitest";
import { productSlugs } from "../products/products.ts";
import { pages } from "./page-registry.ts";
import { relatedPages } from "./related-pages.ts";

test("every path belongs to one page", () => {
	expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
});

test.each(productSlugs)("the page of %s links only to pages that exist", (slug) => {
	const paths = pages.map(({ path }) => path);
	for (const { path } of relatedPages(slug)) expect(paths).toContain(path);
});

test("an annuity links to its pages in this order: first what it would come to", () => {
	expect(relatedPages("fia")).toEqual([
		{ kind: "calc", path: "/funnels/fia/calc" },
		{ kind: "appointment", path: "/funnels/fia-appointment" },
		{ kind: "caseStudy", path: "/funnels/fia-case-study" },
		{ kind: "landing", path: "/funnels/fia-landing" },
		{ kind: "lp", path: "/funnels/fia/lp" },
		{ kind: "book", path: "/funnels/fia/book" },
		{ kind: "offer", path: "/funnels/fia/offer" },
	]);
});
