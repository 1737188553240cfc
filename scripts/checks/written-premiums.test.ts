import { expect, test } from "vitest";
import type { Locale } from "#domain/locale/locales.ts";
import { writtenPremiums } from "./written-premiums.ts";

test.each<[Locale, string, string, string]>([
	["en", "pages/faq", "groups.0.items.0.answer", "A policy costs $15 a month at 25."],
	["es", "messages", "home.hero.text", "Desde $15 al mes."],
	["pt", "guides/term-life", "intro.0", "Custa US$ 20 por mês."],
	["ht", "states/texas", "lead", "Li koute $32 chak mwa."],
	["en", "services/term-life", "example.rows.0.value", "$40 to $60"],
])("a premium written by hand is found in %s: %s %s", (locale, page, place, text) => {
	expect(writtenPremiums(locale, page, place, text)).toHaveLength(1);
});

test.each([
	["services/term-life", "example.rows.0.value", "{termAt35Low} to {termAt35High}"],
	["services/term-life", "faqs.items.0.answer", "Say you have $20,000 of debt."],
	["services/iul", "example.title", "Example: $300 a month for 20 years"],
	["messages", "funnelPages.debt-action.counted", "It takes 47 months at $300 a month."],
])("other amounts stay: %s %s", (page, place, text) => {
	expect(writtenPremiums("en", page, place, text)).toEqual([]);
});
