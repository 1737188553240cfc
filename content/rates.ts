import type { PremiumProduct, RateFacts, RateTables } from "#domain/rates/rate-table.ts";
import { sampleRates } from "#domain/rates/sample-rates.ts";
import { replacedFacts } from "./facts-in-effect.ts";
import ownerRates from "./owner-rates.json" with { type: "json" };

/** The rates that came with the site: the owner's, where `npm run ops -- rates:import` has written them, else the sample rates. */
const builtRates: RateTables = { ...sampleRates, ...(ownerRates as Partial<RateTables>) };

/** The rates in use once an admin has set these. */
export function ratesWith(set: RateFacts = {}): RateTables {
	return { ...builtRates, ...set };
}

function inEffect(product: PremiumProduct) {
	return replacedFacts().rates?.[product] ?? builtRates[product];
}

/** The rates in effect of every premium on the site, in emails and in PDFs: those that an admin has set, else those that came with the site. */
export const rateTables: RateTables = {
	get term_life() {
		return inEffect("term_life");
	},
	get whole_life() {
		return inEffect("whole_life");
	},
	get final_expense() {
		return inEffect("final_expense");
	},
};
