import { describe, expect, test } from "vitest";
import { localFacts } from "#content/local-facts.server.ts";
import { englishDocuments } from "#content/notices.ts";
import { locales } from "#domain/locale/locales.ts";
import { productSlugs } from "#domain/products/products.ts";
import { localizedPath, productPath } from "#domain/site/pages.ts";
import { openPage, textOf } from "#tests/support/site-page.ts";

const conceptPages = ["/", productPath("ibc"), "/funnels/ibc/lp", "/funnels/ibc/calc", "/funnels/ibc/offer"];
const applicationPages = [
	"/",
	"/calculator",
	"/funnels/term-life-quote",
	...productSlugs.flatMap((slug) => [productPath(slug), `/funnels/${slug}/lp`, `/funnels/${slug}/book`]),
];

describe.each(locales)("the standing notices in %s", (locale) => {
	test.each(conceptPages)("%s says whose mark the name of the concept is", async (path) => {
		const { page } = await openPage(localizedPath(locale, path));
		expect(textOf(page)).toContain(localFacts(locale, { showsSamples: true, proven: {} }).ibcNotice);
	});
	test("the pages where somebody asks for insurance say that its papers are in English", async () => {
		for (const path of applicationPages) {
			const text = textOf((await openPage(localizedPath(locale, path))).page);
			const notice = englishDocuments[locale];
			if (notice) expect.soft(text, path).toContain(notice);
			else for (const other of Object.values(englishDocuments)) if (other) expect(text).not.toContain(other);
		}
	});
});
