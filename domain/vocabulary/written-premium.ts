import { pricedProducts } from "../claims/figures.ts";
import type { Locale } from "../locale/locales.ts";

const dollars = "(?:US)?\\$\\s?\\d[\\d.,]*";

/** An amount a month in words. */
const monthly: Readonly<Record<Locale, RegExp>> = {
	en: new RegExp(`${dollars} (?:a|per|each|every) month|${dollars} monthly`, "u"),
	es: new RegExp(`${dollars} (?:al|por|cada) mes|${dollars} mensuales`, "u"),
	pt: new RegExp(`${dollars} (?:ao|por|a cada) mês|${dollars} mensais`, "u"),
	ht: new RegExp(`${dollars} (?:chak|pa) mwa`, "u"),
};

/** Amounts a month that no table of rates sets: payments into a policy or an annuity, and toward a debt. */
const others = /(?:^|[/.])(?:iul|fia|ibc|debt-action|debt_plan|debt)(?:[/.-]|$)|indexed|annuity|growth/;

/** A row of an example that names its amount, on the page of a product with rates. */
const exampleValue = new RegExp(`^(?:services|landings)/(?:${pricedProducts.join("|")})$`);

/**
 * A premium written into copy stays when the rates change. So copy names it as a fact (`domain/stories/copy-examples.ts`).
 *
 * @param place of the text: the page, and the path in it
 */
export function writtenPremium(locale: Locale, page: string, place: string, text: string): string | null {
	if (others.test(page) || others.test(place)) return null;
	const isRow = exampleValue.test(page) && place.endsWith(".value");
	return (isRow ? new RegExp(dollars, "u") : monthly[locale]).exec(text)?.[0] ?? null;
}
