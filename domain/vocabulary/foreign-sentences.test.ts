import { expect, test } from "vitest";
import type { Locale } from "../locale/locales.ts";
import { foreignSentences } from "./foreign-sentences.ts";

test.each([
	["en", "You can call the agency at any time, and we will answer."],
	["es", "Usted puede llamar a la agencia y le respondemos el mismo día."],
	["es", "La evaluación de riesgo la hace la aseguradora, según la ley del estado."],
	["pt", "Você pode ligar para a agência e respondemos no mesmo dia."],
	["ht", "Ou ka rele ajans lan nenpòt lè, epi n ap reponn ou menm jou a."],
	["ht", "AM Best, Fitch, Moody’s, S&P Global"],
] satisfies [Locale, string][])("accepts %s: %s", (locale, text) => {
	expect(foreignSentences(locale, text)).toEqual([]);
});

test("finds the English sentence in a translated text", () => {
	expect(foreignSentences("es", "Usted decide. We will answer you within the day. Llámenos.")).toEqual([
		"We will answer you within the day.",
	]);
	expect(foreignSentences("ht", "You can see the [price list](/services) for your state.")).toHaveLength(1);
});

test("finds copy in a related language", () => {
	expect(foreignSentences("es", "Você não precisa pagar nada quando liga, e isso é uma regra.")).toHaveLength(1);
	expect(foreignSentences("pt", "Usted no paga nada cuando llama, y es una regla con los agentes.")).toHaveLength(1);
});
