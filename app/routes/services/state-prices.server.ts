import { agency } from "#content/agency.ts";
import { currentClaims } from "#content/current-claims.server.ts";
import { rateTables } from "#content/rates.ts";
import { estimate } from "#domain/calculators/estimate.ts";
import { withheldReason } from "#domain/claims/figures.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { dependsOn } from "#domain/rates/rate-table.ts";
import { statePriceExamples } from "#domain/stories/page-examples.ts";
import { formatEstimate, formatMoney } from "#i18n/format.ts";
import { translator } from "#i18n/messages.server.ts";

/**
 * The monthly premium of a small final expense policy in a state at three ages, from the site's rates. Null if no
 * figures may be shown, or the rates have none for these ages.
 */
export function statePrices(locale: Locale, state: string) {
	if (withheldReason({ product: "final-expense", state }, currentClaims(), agency)) return null;
	const t = translator(locale, "pages");
	const { coverageAmount, ages } = statePriceExamples;
	const money = (cents: number) => formatEstimate(locale, cents);
	const rows = ages.flatMap((age) => {
		const result = estimate({ service: "final_expense", state, age, coverageAmount, smoker: false }, rateTables);
		if (result?.kind !== "premium" || result.primary.quantity.unit !== "cents") return [];
		const { lowCents, highCents } = result.range;
		return {
			age: t("state.prices.age", { age }),
			premium: money(result.primary.quantity.value),
			range: t("state.prices.range", { low: money(lowCents), high: money(highCents) }),
		};
	});
	if (rows.length === 0) return null;
	return {
		title: t("state.prices.title", { amount: formatMoney(locale, coverageAmount) }),
		lead: t("state.prices.lead"),
		perMonth: t("state.prices.perMonth"),
		note: dependsOn(rateTables.final_expense).state ? "" : t("state.prices.same"),
		quote: t("state.prices.quote"),
		rows,
	};
}
