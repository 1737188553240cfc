import { parseNumber } from "../questions/parse-number.ts";
import { isPremiumProduct, type PremiumProduct } from "../rates/rate-table.ts";
import type { CalculatorInputs, RawInputs } from "./calculator-inputs.ts";
import { maximumCoverage, minimumCoverage, usualCoverage } from "./coverage-amounts.ts";
import { type InputErrors, readInputs } from "./read-inputs.ts";

export type RefusedFor = "too_young" | "too_old" | "too_large";

/** Why a product is not for this person, and what is open to them instead. */
export interface OpenInstead {
	field: "age" | "coverageAmount";
	reason: RefusedFor;
	/** The age or the amount at which the product starts or ends. */
	bound: number;
	/** Complete inputs of the products that take this age and amount. */
	options: readonly CalculatorInputs[];
}

/** Null if a correction helps more than another product would: a letter in the age, an empty field. */
export function openInstead(raw: RawInputs, errors: InputErrors): OpenInstead | null {
	const { service = "" } = raw;
	if (!isPremiumProduct(service)) return null;
	const { age, coverageAmount } = errors;
	if (age?.code === "above_max") return { field: "age", reason: "too_old", bound: age.bound, options: [] };
	if (age?.code === "below_min") {
		const options = optionsOf(raw);
		return options.length > 0 ? { field: "age", reason: "too_young", bound: age.bound, options } : null;
	}
	if (coverageAmount?.code !== "above_max" || coverageAmount.bound !== maximumCoverage.final_expense) return null;
	return { field: "coverageAmount", reason: "too_large", bound: coverageAmount.bound, options: optionsOf(raw) };
}

/** Term and whole life, where they take this person, each with the amount nearest to what was asked that it has. */
function optionsOf(raw: RawInputs): CalculatorInputs[] {
	return (["term_life", "whole_life"] as const).flatMap((service) => {
		const coverageAmount = String(nearestAmount(service, raw.coverageAmount));
		const reading = readInputs({ ...raw, service, coverageAmount, term: "" });
		return reading.ok ? [reading.inputs] : [];
	});
}

/** If no amount is named, the product's usual one counts. */
function nearestAmount(product: PremiumProduct, asked = ""): number {
	const amount = parseNumber(asked);
	if (amount === undefined) return usualCoverage[product];
	return Math.min(Math.max(amount, minimumCoverage), maximumCoverage[product]);
}
