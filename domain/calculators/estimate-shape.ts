import type { PremiumProduct } from "#domain/rates/rate-table.ts";
import type { InputsOf } from "./calculator-inputs.ts";
import type { CalculatorProduct } from "./calculator-products.ts";

/** A number with its unit, formatted later in the reader's language. "times" is a factor without a unit. */
export type Quantity =
	| { unit: "cents" | "percent" | "years" | "months" | "times"; value: number }
	/** Longer than the calculation goes. */
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
	/** The payments alone, at 0%. */
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

/** One line of a chart. The estimate's `axis` is the unit of `x`. */
export interface EstimateSeries {
	code: SeriesCode;
	/** Per year; only for growth. */
	ratePercent?: number;
	points: readonly { x: number; cents: number }[];
}

export type NoteCode =
	| "hypothetical"
	| "charges_not_included"
	| "annuity_charges_not_included"
	/** A yearly rate in twelve parts comes to a little more than once a year. */
	| "credited_monthly"
	| "contract_sets_rates"
	| "share_of_funding"
	| "dividends_not_certain"
	| "not_a_quote"
	| "may_be_graded"
	| "agent_must_quote"
	/** Answers that change nothing in these figures. */
	| "term_unused"
	| "smoking_unused"
	| "state_unused"
	| "age_unused"
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

/** One line of "See the math": the `parts` of the expression in order, and its `result`. */
export interface WorkingStep {
	code: WorkingCode;
	parts: readonly (Quantity | Operator)[];
	result: Quantity;
}

/** How a payment plan ends for a debt. */
export type Payoff =
	| { outcome: "paid"; months: number; interestCents: number }
	/** The debt shrinks, but takes more than a hundred years. */
	| { outcome: "over_cap" }
	/** The payment does not cover the interest. */
	| { outcome: "never" };

interface Figures {
	primary: Figure;
	secondary: Figure;
	series: readonly EstimateSeries[];
	notes: readonly NoteCode[];
	working: readonly WorkingStep[];
}

type EstimateOf<Product extends CalculatorProduct> = {
	[S in Product]: Figures & { product: S; inputs: InputsOf<S> };
}[Product];

export type GrowthEstimate = EstimateOf<"iul" | "fia" | "ibc"> & { kind: "growth"; axis: "year"; range: CentsRange };
export type PremiumEstimate = EstimateOf<PremiumProduct> & {
	kind: "premium";
	axis: "age";
	range: CentsRange;
};
export type PayoffEstimate = EstimateOf<"debt_plan"> & {
	kind: "payoff";
	axis: "month";
	range: null;
	target: Payoff;
	minimum: Payoff;
};

/** Plain data: it can be stored, sent and drawn. `kind` tells its shape, `product` its inputs. */
export type Estimate = GrowthEstimate | PremiumEstimate | PayoffEstimate;
