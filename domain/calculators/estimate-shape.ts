import type { InputsOf } from "./calculator-inputs.ts";

/** A number with its unit, to be written in the reader's language. "times" is a bare factor. */
export type Quantity =
	| { unit: "cents" | "percent" | "years" | "months" | "times"; value: number }
	/** More months than are worth counting. */
	| { unit: "over_months"; value: number }
	| { unit: "never" };

export type FigureCode =
	| "projected_value"
	| "total_contributions"
	| "value_at_fixed_rate"
	| "growth_at_fixed_rate"
	| "monthly_premium"
	| "yearly_premium"
	| "premiums_over_term"
	| "time_to_payoff"
	| "total_interest";

export interface Figure {
	code: FigureCode;
	quantity: Quantity;
}

export interface CentsRange {
	lowCents: number;
	highCents: number;
}

export type SeriesCode =
	/** At 0 %: what was paid in, and nothing else. */
	| "no_growth"
	| "low"
	| "assumed"
	| "high"
	/** The fixed rate of an annuity. */
	| "fixed_rate"
	| "non_smoker"
	| "smoker"
	| "target_payment"
	| "minimum_payment";

/** One line of a chart. `x` counts what the estimate's `axis` says. */
export interface EstimateSeries {
	code: SeriesCode;
	/** A year; only where the line is one of growth. */
	ratePercent?: number;
	points: readonly { x: number; cents: number }[];
}

export type NoteCode =
	| "hypothetical"
	| "charges_not_included"
	| "contract_sets_rates"
	| "share_of_funding"
	| "dividends_not_certain"
	| "not_a_quote"
	| "agent_must_quote"
	| "no_new_debt"
	| "target_never_repays"
	| "minimum_never_repays";

type Operator = "+" | "−" | "×" | "÷" | "^" | "(" | ")";

export type WorkingCode =
	| "monthly_rate"
	| "number_of_payments"
	| "counted_funding"
	| "growth_of_payments"
	| "growth_of_deposit"
	| "value"
	| "paid_in"
	| "thousands_of_coverage"
	| "premium_for_age"
	| "premium_for_smoker"
	| "yearly_premium"
	| "premiums_over_term"
	| "low_end"
	| "high_end"
	| "first_interest"
	| "first_repayment"
	| "first_minimum"
	| "all_payments"
	| "interest_paid";

/** One line of "Show the working": `parts` is the expression, in order; `result` is what it comes to. */
export interface WorkingStep {
	code: WorkingCode;
	parts: readonly (Quantity | Operator)[];
	result: Quantity;
}

/** How a debt ends under a way of paying. */
export type Payoff =
	| { outcome: "paid"; months: number; interestCents: number }
	/** It shrinks, but takes more than a hundred years. */
	| { outcome: "over_cap" }
	/** The payment does not even cover the interest. */
	| { outcome: "never" };

interface Common {
	primary: Figure;
	secondary: Figure;
	series: readonly EstimateSeries[];
	notes: readonly NoteCode[];
	working: readonly WorkingStep[];
}

type GrowthProduct = "iul" | "fia" | "ibc";
type PremiumProduct = "whole_life" | "term_life" | "final_expense";

type GrowthEstimateOf<S extends GrowthProduct> = Common & {
	kind: "growth";
	service: S;
	inputs: InputsOf<S>;
	axis: "year";
	range: CentsRange;
};

type PremiumEstimateOf<S extends PremiumProduct> = Common & {
	kind: "premium";
	service: S;
	inputs: InputsOf<S>;
	axis: "age";
	range: CentsRange;
};

export type GrowthEstimate = { [S in GrowthProduct]: GrowthEstimateOf<S> }[GrowthProduct];
export type PremiumEstimate = { [S in PremiumProduct]: PremiumEstimateOf<S> }[PremiumProduct];

export interface PayoffEstimate extends Common {
	kind: "payoff";
	service: "debt_plan";
	inputs: InputsOf<"debt_plan">;
	axis: "month";
	range: null;
	target: Payoff;
	minimum: Payoff;
}

/** An estimate as plain data: it can be stored, sent and drawn. `kind` tells its shape, `service` its inputs. */
export type Estimate = GrowthEstimate | PremiumEstimate | PayoffEstimate;
