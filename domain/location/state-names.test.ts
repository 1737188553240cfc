import { expect, test } from "vitest";
import { locales } from "#domain/locale/locales.ts";
import { statesWithFuneralCost } from "../calculators/funeral-costs.ts";
import { statesByName, stateWords } from "./state-names.ts";

test.each(locales)("fifty states and the District of Columbia have distinct names in %s", (locale) => {
	const states = statesByName(locale);
	expect(states.map(({ code }) => code).sort()).toEqual([...statesWithFuneralCost].sort());
	expect(new Set(states.map(({ name }) => name)).size).toBe(51);
});

test("an accent does not change the sort order", () => {
	const names = statesByName("es").map(({ name }) => name);
	expect(names.indexOf("Hawái")).toBeLessThan(names.indexOf("Idaho"));
});

test.each([
	["FL", "in Florida", "en Florida", "na Flórida", "nan Florid"],
	["TX", "in Texas", "en Texas", "no Texas", "nan Teksas"],
	["NY", "in New York", "en Nueva York", "em Nova York", "nan Nouyòk"],
	["WA", "in Washington", "en Washington", "no estado de Washington", "nan Wachintonn"],
	["DC", "in the District of Columbia", "en el Distrito de Columbia", "no Distrito de Colúmbia", "nan Distri Kolonbi"],
])("%s with its preposition in each language", (code, ...expected) => {
	expect(locales.map((locale) => stateWords(code, locale).inState)).toEqual(expected);
});

test("at the beginning of a sentence the preposition has a capital, and what is no state is named as it is", () => {
	expect(stateWords("CA", "pt")).toEqual({ state: "Califórnia", inState: "na Califórnia", InState: "Na Califórnia" });
	expect(stateWords("PR", "en")).toEqual({ state: "PR", inState: "in PR", InState: "In PR" });
});
