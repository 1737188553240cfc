import type { Locale } from "#domain/locale/locales.ts";
import type { ProductSlug } from "#domain/products/products.ts";
import { agency } from "./agency.ts";

/** Terms that people type into a search engine. Not part of any page's text. */
const everywhere: Record<Locale, readonly string[]> = {
	en: ["life insurance", "annuities", "independent insurance agency"],
	es: ["seguro de vida", "anualidades", "agencia de seguros independiente"],
	pt: ["seguro de vida", "anuidades", "agência de seguros independente"],
	ht: ["asirans vi", "anwite", "ajans asirans endepandan"],
};

const ofProducts: Record<Locale, Record<ProductSlug, readonly string[]>> = {
	en: {
		"term-life": ["term life insurance", "term life quote"],
		"whole-life": ["whole life insurance", "cash value life insurance"],
		"final-expense": ["final expense insurance", "burial insurance", "funeral costs"],
		iul: ["indexed universal life", "IUL"],
		fia: ["fixed indexed annuity", "retirement income"],
		ibc: ["IBC", "whole life policy loans"],
		"debt-action": ["debt payoff plan", "pay off credit cards"],
	},
	es: {
		"term-life": ["seguro de vida a término", "cotización de seguro de vida"],
		"whole-life": ["seguro de vida entera", "seguro de vida con valor en efectivo"],
		"final-expense": ["seguro de gastos finales", "seguro funerario", "costo de un funeral"],
		iul: ["vida universal indexada", "IUL"],
		fia: ["anualidad fija indexada", "ingresos de jubilación"],
		ibc: ["IBC", "préstamos de póliza"],
		"debt-action": ["plan para pagar deudas", "pagar tarjetas de crédito"],
	},
	pt: {
		"term-life": ["seguro de vida temporário", "cotação de seguro de vida"],
		"whole-life": ["seguro de vida permanente", "seguro de vida com valor em dinheiro"],
		"final-expense": ["seguro funeral", "despesas finais", "custo de um funeral"],
		iul: ["vida universal indexada", "IUL"],
		fia: ["anuidade fixa indexada", "renda de aposentadoria"],
		ibc: ["IBC", "empréstimo da apólice"],
		"debt-action": ["plano para pagar dívidas", "pagar cartão de crédito"],
	},
	ht: {
		"term-life": ["asirans vi pou yon tèm", "pri asirans vi"],
		"whole-life": ["asirans vi pou tout lavi", "asirans vi ak lajan kach"],
		"final-expense": ["asirans pou depans fineray", "asirans lanmò", "pri antèman"],
		iul: ["asirans vi inivèsèl endekse", "IUL"],
		fia: ["anwite fiks endekse", "lajan pou retrèt"],
		ibc: ["IBC", "prete sou polis"],
		"debt-action": ["plan pou peye dèt", "peye kat kredi"],
	},
};

/** The keywords of a page, the most specific ones first. */
export function keywordsOf(locale: Locale, product: ProductSlug | undefined): string {
	const { city, region } = agency.address;
	const specific = product ? ofProducts[locale][product] : [];
	return [...specific, ...everywhere[locale], `${city} ${region}`].join(", ");
}
