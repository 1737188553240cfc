import { expect, test } from "vitest";
import { localizedPath, servicePath } from "#domain/site/pages.ts";
import { serviceSlugs } from "#domain/site/services.ts";
import { serviceOfPage } from "./service-of-page.ts";

test.each(serviceSlugs)("the page of %s, in any language, and its funnel", (service) => {
	expect(serviceOfPage(servicePath(service))).toBe(service);
	for (const locale of ["en", "es", "pt", "ht"]) {
		expect(serviceOfPage(localizedPath(locale, servicePath(service)))).toBe(service);
		expect(serviceOfPage(`/${locale}/funnels/${service}/calc`)).toBe(service);
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
	expect(serviceOfPage(path)).toBe(service);
});
