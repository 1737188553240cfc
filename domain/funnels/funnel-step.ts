/** One question of a funnel. `key` names the answer in the address, in storage and in the lead. */
export type FunnelStep = NumberStep | RangeStep | SelectStep;

interface Step {
	key: string;
	required: boolean;
}

/** A figure typed by the visitor; without bounds, any that can be meant seriously. */
export interface NumberStep extends Step {
	type: "number";
	unit: "years" | "dollars";
	min?: number;
	max?: number;
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
