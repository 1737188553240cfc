import { isClaimId } from "#domain/agency/claim-evidence.ts";
import { claimTagStatus, claimTags, hasExamples } from "#domain/claims/claim-tags.ts";
import { type Claims, claimStatus } from "#domain/claims/claims.ts";
import { hasFigures } from "#domain/claims/figures.ts";
import type { InsuredProduct } from "#domain/products/products.ts";

interface Fillings {
	facts: Readonly<Record<string, string>>;
	claims: Claims;
	/** Follows each sample of a claim, in the language of the copy. */
	sample: string;
}

interface Marks {
	claim?: string;
	figuresOf?: InsuredProduct;
	exampleOf?: InsuredProduct;
}

/** Replaces a withheld claim in a list. */
const withheld = Symbol("withheld");

/**
 * Replaces each `{name}` in a page's copy with the fact of that name, and resolves claims (decision 033):
 * - `<familiesServed>Trusted by many.</familiesServed>` inside a string is shown or disappears. A string that is only a
 *   withheld claim disappears from a list, and is an empty string elsewhere. `<familiesServedShown>` and
 *   `<familiesServedWithheld>` mark words that claim nothing and are shown next to it or in its place.
 * - An object with `claim: "familiesServed"` in a list disappears as a whole. Elsewhere it becomes `undefined`. So does
 *   one with `figuresOf: "iul"` if the owner switched them off, and one with `exampleOf: "term-life"` if the rates in
 *   use lack a premium that it names.
 * @throws if a string names an unknown fact, so that the build fails instead of showing a brace
 */
export function fillFacts<T>(copy: T, fillings: Fillings): T {
	const filled = fill(copy, fillings);
	if (filled === withheld) return (typeof copy === "string" ? "" : undefined) as T;
	return filled as T;
}

function fill(copy: unknown, fillings: Fillings): unknown {
	if (typeof copy === "string") return fillText(copy, fillings);
	if (Array.isArray(copy)) return copy.map((item) => fill(item, fillings)).filter((item) => item !== withheld);
	if (copy === null || typeof copy !== "object") return copy;
	const { claim, figuresOf, exampleOf, ...properties } = copy as Marks;
	const { claims } = fillings;
	if (claim && isClaimId(claim) && claimStatus(claims, claim) === "withheld") return withheld;
	if (figuresOf && !hasFigures(figuresOf, claims)) return withheld;
	if (exampleOf && !hasExamples(exampleOf, claims)) return withheld;
	return Object.fromEntries(
		Object.entries(properties).map(([key, value]) => [
			key,
			// A search result has no room for the mark of a sample.
			fillFacts(value, key === "meta" ? { ...fillings, sample: "" } : fillings),
		]),
	);
}

const claimed = new RegExp(`<(${claimTags.join("|")})>([\\s\\S]*?)</\\1>`, "g");

function fillText(text: string, { facts, claims, sample }: Fillings): string | typeof withheld {
	const shown = text.replace(claimed, (_, name: string, words: string) => {
		const status = claimTagStatus(claims, name);
		if (status === "withheld") return "";
		// The mark goes before what joins the words to the next ones.
		return status === "sample" && sample ? words.replace(/[,;\s]*$/, ` (${sample})$&`) : words;
	});
	const tidy = shown === text ? text : shown.replace(/(?<=\S) {2,}/g, " ").trim();
	if (tidy === "" && text !== "") return withheld;
	return tidy.replace(/\{(\w+)\}/g, (_, name: string) => {
		const fact = facts[name];
		if (fact === undefined) throw new Error(`The copy names an unknown fact: {${name}}`);
		return fact;
	});
}
