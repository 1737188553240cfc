import * as v from "valibot";
import { expect, test } from "vitest";
import type { Locale } from "#domain/locale/locales.ts";
import { unprovenComparisons } from "./comparisons.ts";
import { contentProblems } from "./content-problems.ts";

const claimed: [Locale, string][] = [
	["en", "We compare carriers and give you a plain summary."],
	["en", "We put several offers side by side."],
	["en", "You get prices from several insurers."],
	["en", "We get you quotes from more than one insurer."],
	["en", "We shop the market for you."],
	["es", "Buscamos su precio en distintas aseguradoras."],
	["pt", "Buscamos o seu preço em diferentes seguradoras."],
	["ht", "Nou chwazi pami plizyè konpayi."],
	["es", "Comparamos aseguradoras y le damos un resumen."],
	["es", "Usted recibe precios de varias aseguradoras."],
	["pt", "Colocamos as seguradoras lado a lado."],
	["pt", "Um agente licenciado pode comparar seguradoras por você."],
	["ht", "Nou konpare konpayi yo epi nou ba w yon rezime."],
	["ht", "W ap jwenn pri nan plizyè konpayi."],
];

test.each(claimed)("finds in %s: %s", (locale, text) => {
	expect(unprovenComparisons(locale, text)).toHaveLength(1);
	expect(unprovenComparisons(locale, `<carriersCompared>${text}</carriersCompared>`)).toEqual([]);
});

test.each<[Locale, string]>([
	["en", "Compare both contracts side by side before you cancel anything."],
	["en", "A licensed agent can compare an IUL with term life."],
	["en", "Several companies may share a brand name."],
	["es", "Comparamos dos maneras de pagarlo."],
	["pt", "Compare por escrito e não cancele nada."],
	["ht", "Konpare sou papye."],
])("what a reader or one product is compared with is no claim, in %s: %s", (locale, text) => {
	expect(unprovenComparisons(locale, text)).toEqual([]);
});

test("a page fails on a comparison, unless the whole item is the claim", () => {
	const schema = v.object({ items: v.array(v.object({ claim: v.optional(v.string()), text: v.string() })) });
	const page = (claim: object) => ({
		name: "pages/offer",
		schema,
		languages: {
			en: { items: [{ ...claim, text: "We compare insurers." }] },
			es: { items: [{ ...claim, text: "Comparamos aseguradoras." }] },
			pt: { items: [{ ...claim, text: "Comparamos seguradoras." }] },
			ht: { items: [{ ...claim, text: "Nou konpare konpayi yo." }] },
		},
	});
	expect(contentProblems(page({ claim: "carriersCompared" }))).toEqual([]);
	expect(contentProblems(page({})).length).toBeGreaterThanOrEqual(4);
});
