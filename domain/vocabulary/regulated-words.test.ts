import { expect, test } from "vitest";
import type { Locale } from "../locale/locales.ts";
import { findRegulatedWords } from "./regulated-words.ts";

const found = (locale: Locale, text: string) => findRegulatedWords(locale, text).map(({ name }) => name);

test.each([
	[
		"en",
		"A guaranteed investment and the best retirement plan.",
		["investment", "guaranteed", "retirementPlan", "best"],
	],
	["es", "Una inversión garantizada: su plan de jubilación.", ["investment", "guaranteed", "retirementPlan"]],
	["pt", "Um investimento garantido, melhor que a poupança.", ["investment", "guaranteed", "savingsAccount"]],
	["ht", "Yon envestisman garanti, tankou yon kont epay.", ["investment", "guaranteed", "savingsAccount"]],
	[
		"en",
		"Limited time: free insurance, risk-free, like a CD from your bank.",
		["certificateOfDeposit", "bank", "withoutRisk", "freeInsurance", "limitedOffer"],
	],
] satisfies [Locale, string, string[]][])("finds regulated words in %s: %s", (locale, text, expected) => {
	expect(found(locale, text)).toEqual(expected);
});

test("accepts the English name of the concept alone: a translation would say that the agency is a kind of bank", () => {
	expect(found("en", "The Infinite Banking Concept® (IBC)")).toEqual([]);
	expect(found("es", "El IBC (Infinite Banking Concept®)")).toEqual([]);
	expect(found("en", "Free guide: infinite banking without the slogans")).toEqual(["bank"]);
	expect(found("es", "El concepto de banca infinita (IBC)")).toEqual(["bank"]);
	expect(found("pt", "O conceito de banco infinito (IBC)")).toEqual(["bank"]);
	expect(found("ht", "Konsèp bank enfini (IBC)")).toEqual(["bank"]);
});

test("accepts a missing medical exam beside the health questions", () => {
	expect(found("en", "There is no medical exam.")).toEqual(["noMedicalExam"]);
	expect(found("en", "There is no medical exam, but you answer health questions.")).toEqual([]);
});

test("accepts a denial of a guarantee, but no guarantee", () => {
	expect(found("en", "Dividends are not guaranteed.")).toEqual([]);
	expect(found("es", "Los dividendos no están garantizados, y la tasa no está garantizada.")).toEqual([]);
	expect(found("pt", "Os dividendos não são garantidos.")).toEqual([]);
	expect(found("ht", "Dividann yo pa garanti.")).toEqual([]);
	expect(found("en", "Guaranteed, not estimated")).toEqual(["guaranteed"]);
	expect(found("es", "Los dividendos están garantizados.")).toEqual(["guaranteed"]);
	expect(found("pt", "Os dividendos são garantidos.")).toEqual(["guaranteed"]);
	expect(found("ht", "Dividann yo garanti.")).toEqual(["guaranteed"]);
});

test("reads whole words, accents included", () => {
	expect(found("ht", "Prim nan pi bonè")).toEqual([]);
	expect(found("pt", "Isso não melhora nada")).toEqual([]);
});
