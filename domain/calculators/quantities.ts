import type { Payoff, Quantity } from "./estimate-shape.ts";
import { capMonths } from "./payoff.ts";

export function money(cents: number): Quantity {
	return { unit: "cents", value: cents };
}

export function percentage(value: number): Quantity {
	return { unit: "percent", value };
}

/** A factor or count without a unit. */
export function times(value: number): Quantity {
	return { unit: "times", value };
}

export function timeToPayoff(payoff: Payoff): Quantity {
	if (payoff.outcome === "paid") return { unit: "months", value: payoff.months };
	return payoff.outcome === "never" ? { unit: "never" } : { unit: "over_months", value: capMonths };
}

/** Endless interest is not an amount. */
export function interestUntilPayoff(payoff: Payoff): Quantity {
	return payoff.outcome === "paid" ? money(payoff.interestCents) : timeToPayoff(payoff);
}
