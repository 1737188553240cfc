import { expect, test } from "vitest";
import { pathInLanguage } from "./language-path.ts";

test.each([
	["/es", "ht", "/ht"],
	["/es/", "ht", "/ht"],
	["/", "pt", "/pt"],
	["/es/about", "ht", "/ht/about"],
	["/en/services/final-expense/texas", "es", "/es/services/final-expense/texas"],
	["/fr/about", "en", "/en/about"],
	["/about", "en", "/en/about"],
	["/especial", "es", "/es/especial"],
] as const)("%s in %s is %s", (pathname, locale, expected) => {
	expect(pathInLanguage(pathname, locale)).toBe(expected);
});
