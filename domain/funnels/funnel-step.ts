/** One question of a funnel. `key` names the answer in the address, in storage and in the lead. */
export type FunnelStep = NumberStep | RangeStep | SelectStep | StateStep;

interface Step {
	key: string;
	required: boolean;
}

/** A figure typed by the visitor; without bounds of its own, any that can be meant seriously. */
export interface NumberStep extends Step {
	type: "number";
	unit: "years" | "dollars";
	min?: number;
	max?: number;
	/** Names an earlier answer which this one must exceed. */
	above?: string;
}

/** A slider, with a box for those who rather type. */
export interface RangeStep extends Step {
	type: "range";
	unit: "years";
	min: number;
	max: number;
	step: number;
	initial: number;
}

export interface SelectStep extends Step {
	type: "select";
	options: readonly string[];
}

/** Where the visitor lives: one of fifty states, or the District of Columbia. */
export interface StateStep extends Step {
	type: "state";
}

/** Wide enough for anything true; they keep out slips of the finger, and sums exact. */
const plausible = { years: { min: 1, max: 120 }, dollars: { min: 1, max: 10_000_000 } } as const;

/** Both bounds are allowed values. */
export function boundsOf(step: NumberStep | RangeStep): { min: number; max: number } {
	const widest = plausible[step.unit];
	return { min: step.min ?? widest.min, max: step.max ?? widest.max };
}
