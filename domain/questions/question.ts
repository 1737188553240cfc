/** A question. `name` is its key in forms, URLs, storage and leads. */
export type Question<Name extends string = string> =
	| NumberQuestion<Name>
	| ChoiceQuestion<Name>
	| FlagQuestion<Name>
	| StateQuestion<Name>;

interface NamedQuestion<Name extends string> {
	name: Name;
	required: boolean;
}

export type Unit = "dollars" | "percent" | "years" | "count";

export interface NumberQuestion<Name extends string = string, U extends Unit = Unit> extends NamedQuestion<Name> {
	kind: "number";
	unit: U;
	/** Inclusive, as is `max`. */
	min: number;
	max: number;
	/** A typed value must be a multiple of this. */
	grain: number;
	/** Larger values, up to the question's `max`, can be typed. */
	slider?: { max: number; step: number };
	/** The initial value, also of an optional question that is left empty. */
	initial?: number;
	/** The name of an earlier answer that this one must exceed. */
	above?: string;
}

export interface ChoiceQuestion<Name extends string = string, Option extends string | number = string | number>
	extends NamedQuestion<Name> {
	kind: "choice";
	options: readonly Option[];
	initial?: Option;
}

export interface FlagQuestion<Name extends string = string> extends NamedQuestion<Name> {
	kind: "flag";
}

/** One of fifty states or the District of Columbia. */
export interface StateQuestion<Name extends string = string> extends NamedQuestion<Name> {
	kind: "state";
}

/** Catches typing errors and keeps sums exact. */
export const maxAmount = 10_000_000;
export const maxMonthlyAmount = 100_000;

export const dollars = {
	kind: "number",
	unit: "dollars",
	min: 1,
	max: maxAmount,
	grain: 0.01,
	required: true,
} as const;
export const years = { kind: "number", unit: "years", min: 1, max: 120, grain: 1, required: true } as const;
/** Two decimals, because card agreements state rates such as 21.99%. */
export const percent = { kind: "number", unit: "percent", min: 0, grain: 0.01, required: true } as const;
