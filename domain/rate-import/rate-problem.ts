/** What is wrong in a file of rates. The words are in `rates.json`. */
export type RateProblemCode =
	| "quotes"
	| "line_unknown"
	| "line_twice"
	| "line_long"
	| "line_missing"
	| "text_signs"
	| "policy_long"
	| "day_invalid"
	| "day_late"
	| "policy_incomplete"
	| "range_invalid"
	| "column_missing"
	| "column_unknown"
	| "column_twice"
	| "cells"
	| "no_rates"
	| "too_many"
	| "product"
	| "number"
	| "amount"
	| "negative"
	| "decimals"
	| "too_dear"
	| "zero"
	| "age_outside"
	| "age_order"
	| "class"
	| "term_missing"
	| "term_none"
	| "term_unknown"
	| "state_all"
	| "state_twice"
	| "state_unknown"
	| "overlap"
	| "gap"
	| "gap_in_states"
	| "fee_differs"
	| "example_missing";

/** What is possible in a file of rates, but unlikely or of consequence, so that its owner should check it. */
export type RateDoubtCode = "falls_with_age" | "smokers_pay_less" | "longer_costs_less" | "starts_later" | "no_price";

/** A problem or a doubt, and its place in the file. */
export interface RateProblem<Code extends RateProblemCode | RateDoubtCode = RateProblemCode> {
	line: number;
	/** Empty if it is about the whole line. */
	column: string;
	code: Code;
	values?: Readonly<Record<string, string | number>>;
}
export type RateDoubt = RateProblem<RateDoubtCode>;
