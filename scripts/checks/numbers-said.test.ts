import { expect, test } from "vitest";
import type { Locale } from "#domain/locale/locales.ts";
import { numberProblems } from "./numbers-said.ts";

test.each([
	["pt", "$1,234.50 at 21.99%", "US$\u00a01.234,50 a 21,99%"],
	["es", "from 8 a.m. to 5:30 p.m.", "de 8 a.\u00a0m. a 5:30 p.\u00a0m."],
	["pt", "from 8 a.m. to 5:30 p.m.", "das 8h às 17h30"],
	["ht", "at 8 a.m.", "a 8è nan maten"],
	["es", "in 2 years", "en dos años"],
	["es", "in two years", "en 2 años"],
	["ht", "20% more", "yon senkyèm anplis"],
	["pt", "section 626.112", "seção 626.112"],
	["ht", "{n, plural, one {1 house} other {# houses}}", "{n, plural, other {# kay}}"],
	["es", "{low} to {high2}", "de {low} a {high2}"],
] satisfies [Locale, string, string][])("in %s, %s is said as %s", (locale, english, translation) => {
	expect(numberProblems(locale, english, translation)).toEqual([]);
});

test("finds an amount, a year, a percentage and a section of a law that differ", () => {
	expect(numberProblems("es", "Trusted by 1000s since 2009", "Más de 10,000 familias desde 2009")).toEqual([
		"lacks the number 1000 of the English text",
		"has the number 10000, which is not in the English text",
	]);
	expect(numberProblems("pt", "$15 a month", "US$\u00a050 por mês")).toHaveLength(2);
	expect(numberProblems("pt", "section 626.112", "seção 626.12")).toHaveLength(2);
	expect(numberProblems("ht", "10% additional tax", "yon taks anplis")).toEqual([
		"lacks the number 10 of the English text",
	]);
});
