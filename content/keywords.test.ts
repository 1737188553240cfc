import { expect, test } from "vitest";
import { locales } from "#domain/locale/locales.ts";
import { productSlugs } from "#domain/products/products.ts";
import { keywordsOf } from "./keywords.ts";

test.each(locales)("each product's page has keywords of its own in %s, before those of every page", (locale) => {
	const general = keywordsOf(locale, undefined);
	const all = productSlugs.map((product) => keywordsOf(locale, product));
	expect(new Set(all).size).toBe(productSlugs.length);
	for (const keywords of all) {
		expect(keywords.endsWith(`, ${general}`)).toBe(true);
		const words = keywords.split(", ");
		expect(new Set(words).size).toBe(words.length);
	}
});
