export type Confidence = "high" | "medium" | "low";

/** The kind of source: the law itself, the regulator, published tables that agree, the agency. */
export type FactSource = "law" | "regulator" | "compilation" | "agency";

/** A fact about a state, with its source, its check and its next review. */
export interface Fact<T> {
	value: T;
	source: FactSource;
	/** In legal citation form; the same in every language. */
	citation?: string;
	confidence: Confidence;
	checked: {
		/** ISO date of the last comparison with the source. */
		on: string;
		/** The licensed person who compared the fact with its source. Empty if only the authors of the records did. */
		by: string;
	};
	/** ISO date by which somebody compares it again. */
	reviewBy: string;
}

/** When a fact of a confidence that was first written in November 2026 is compared again. */
const firstReview: Readonly<Record<Confidence, string>> = {
	high: "2027-11-22",
	medium: "2027-05-22",
	low: "2027-02-22",
};

function fact<T>(on: string, source: FactSource, value: T, confidence: Confidence, citation?: string): Fact<T> {
	const checked = { on, by: "" };
	return { value, source, ...(citation && { citation }), confidence, checked, reviewBy: firstReview[confidence] };
}

/** Compared with the text of the law, or with what an official page or several others say that it says. */
export function lawFact<T>(
	value: T,
	citation: string,
	confidence: Confidence = "high",
	checkedOn = "2026-11-22",
): Fact<T> {
	return fact(checkedOn, "law", value, confidence, citation);
}

/** From published tables that agree; `low` if they do not. */
export function compiledFact<T>(value: T, confidence: Confidence = "medium"): Fact<T> {
	return fact("2026-11-21", "compilation", value, confidence);
}

/** Stated by the agency, without a source that a reader could look up. It is recorded, but not shown as a fact. */
export function agencyFact<T>(value: T): Fact<T> {
	return fact("2026-11-21", "agency", value, "low");
}

/** Which facts may be shown: those with a citation of the law or a check by a licensed person, or also the others. */
export type FactsShown = "proven" | "all";

/**
 * The value, unless the confidence is too low, or its source too weak, to show it. What a statute says may be quoted with
 * its citation and date: no law wants a licensed reader for that.
 */
export function shownFact<T>(fact: Fact<T> | undefined, facts: FactsShown): T | undefined {
	if (!fact || fact.confidence === "low") return undefined;
	const isCitedLaw = fact.source === "law" && fact.citation !== undefined;
	return facts === "all" || isCitedLaw || fact.checked.by ? fact.value : undefined;
}
