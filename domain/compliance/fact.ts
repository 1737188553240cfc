export type Confidence = "high" | "medium" | "low";

/** The kind of source: the law itself, the regulator, published tables that agree, a national model, the agency. */
export type FactSource = "law" | "regulator" | "compilation" | "model" | "agency";

/** A fact about a state, with its source and date. */
export interface Fact<T> {
	value: T;
	source: FactSource;
	/** In legal citation form; the same in every language. */
	citation?: string;
	/** ISO date of the last comparison with its source. */
	verifiedOn: string;
	confidence: Confidence;
}

/** The value, unless the confidence is too low to show it. */
export function shown<T>(fact: Fact<T> | undefined): T | undefined {
	return fact && fact.confidence !== "low" ? fact.value : undefined;
}
