export type Confidence = "high" | "medium" | "low";

/** Where a fact was read: the law itself, the regulator, published tables that agree, a national model, the agency. */
export type FactSource = "law" | "regulator" | "compilation" | "model" | "agency";

/** Something that is claimed about a state, with what it takes to check it again. */
export interface Fact<T> {
	value: T;
	source: FactSource;
	/** As lawyers write it; the same in every language. */
	citation?: string;
	/** ISO day on which it was last compared with its source. */
	verifiedOn: string;
	confidence: Confidence;
}

/** The value, or nothing when we are not sure enough of it to tell a visitor. */
export function shown<T>(fact: Fact<T> | undefined): T | undefined {
	return fact && fact.confidence !== "low" ? fact.value : undefined;
}
