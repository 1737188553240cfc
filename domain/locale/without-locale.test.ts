import { expect, test } from "vitest";
import { locales } from "./locales.ts";
import { withoutLocale } from "./without-locale.ts";

test.each(locales)("a path in %s loses its language", (locale) => {
	expect(withoutLocale(`/${locale}`)).toBe("/");
	expect(withoutLocale(`/${locale}/about`)).toBe("/about");
	expect(withoutLocale(`/${locale}/services/final-expense/texas`)).toBe("/services/final-expense/texas");
});

test.each(["/", "/about", "/estate", "/fr/about"])("%s has none of our languages", (path) => {
	expect(withoutLocale(path)).toBe(path);
});
