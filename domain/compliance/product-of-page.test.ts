import { expect, test } from "vitest";
import { locales } from "#domain/locale/locales.ts";
import { productSlugs } from "#domain/products/products.ts";
import { localizedPath, productPath } from "#domain/site/pages.ts";
import { productOfPage } from "./product-of-page.ts";

test.each(productSlugs)("the page of %s, in any language, and its funnel", (service) => {
	expect(productOfPage(productPath(service))).toBe(service);
	for (const locale of locales) {
		expect(productOfPage(localizedPath(locale, productPath(service)))).toBe(service);
		expect(productOfPage(`/${locale}/funnels/${service}/calc`)).toBe(service);
	}
});

test.each([
	["/en/services/final-expense/texas", "final-expense"],
	["/pt/funnels/fia-appointment", "fia"],
	["/funnels/final-expense-quote", "final-expense"],
	["/ht/funnels/iul-landing", "iul"],
	["/es/funnels/whole-life-case-study", "whole-life"],
	["/en", undefined],
	["/en/services", undefined],
	["/en/services/auto", undefined],
	["/en/funnels/term-life-quote-x", undefined],
	["/en/calculator", undefined],
	["/en/blog/services/iul", undefined],
])("%s: %s", (path, service) => {
	expect(productOfPage(path)).toBe(service);
});
