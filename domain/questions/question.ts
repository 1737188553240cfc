/** A question of a form. `name` names the answer in the form, in the address, in storage and in the lead. */
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
	/** Both bounds are allowed values. */
	min: number;
	max: number;
	/** A typed value must be a multiple of this. */
	grain: number;
	/** `max` is where it ends; larger values up to the question's own maximum are typed. */
	slider?: { max: number; step: number };
	/** Shown before the visitor writes anything. An optional question that is left empty has this value. */
	initial?: number;
	/** Names an earlier answer that this one must exceed. */
	above?: string;
}

export interface ChoiceQuestion<Name extends string = string, Option extends string | number = string | number>
	extends NamedQuestion<Name> {
	kind: "choice";
	options: readonly Option[];
	initial?: Option;
}

/** A box to tick. */
export interface FlagQuestion<Name extends string = string> extends NamedQuestion<Name> {
	kind: "flag";
}

/** Where the visitor lives: one of fifty states, or the District of Columbia. */
export interface StateQuestion<Name extends string = string> extends NamedQuestion<Name> {
	kind: "state";
}

/** Amounts have no upper bound of their own. This one catches typing errors and keeps sums exact. */
export const maxAmount = 10_000_000;
export const maxMonthlyAmount = 100_000;

/** Any amount and any age that can be meant seriously. */
export const dollars = {
	kind: "number",
	unit: "dollars",
	min: 1,
	max: maxAmount,
	grain: 0.01,
	required: true,
} as const;
export const years = { kind: "number", unit: "years", min: 1, max: 120, grain: 1, required: true } as const;
/** Card agreements state rates such as 21.99%. */
export const percent = { kind: "number", unit: "percent", min: 0, grain: 0.01, required: true } as const;
