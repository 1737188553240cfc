import { expect, test } from "vitest";
import type { Locale } from "#domain/locale/locales.ts";
import { repeatedNotices } from "./notices-once.ts";

test.each<[Locale, string]>([
	["en", "All benefits depend on the claims-paying ability of the issuing insurer."],
	["es", "Los pagos dependen de la capacidad de la aseguradora emisora para pagar reclamaciones."],
	["pt", "Tudo depende da capacidade da seguradora de pagar indenizações."],
	["ht", "Tout bagay depann de kapasite konpayi asirans lan genyen pou l peye reklamasyon."],
	["en", "It’s an estimate, not a quote and not an offer."],
	["es", "Es una estimación, no una oferta."],
	["pt", "É uma estimativa, não uma oferta."],
	["ht", "Se yon estimasyon, se pa yon òf."],
])("once is enough in %s: %s", (locale, text) => {
	expect(repeatedNotices(locale, "services/term-life", [text, "Other words."])).toEqual([]);
	expect(repeatedNotices(locale, "services/term-life", [text, text])).toHaveLength(1);
});

test("not at all next to a guide's own notices, or where the bar says it", () => {
	expect(repeatedNotices("en", "funnels/fia", ["It depends on the insurer’s ability to pay claims."])).toHaveLength(1);
	expect(repeatedNotices("en", "stories/fia", ["This page is not an offer."])).toHaveLength(1);
});
