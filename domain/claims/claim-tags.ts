import { claimIds, isClaimId } from "../agency/claim-evidence.ts";
import type { InsuredProduct } from "../products/products.ts";
import { type ClaimProof, type Claims, claimStatus } from "./claims.ts";
import { hasFigures, insuredProducts, pricedProducts } from "./figures.ts";

const shown = "Shown";
const withheld = "Withheld";

/** The products of each name for figures in tags: `termLifeFigures`, `premiums` of any product, `figures` of any kind. */
const figures = new Map<string, readonly InsuredProduct[]>([
	["figures", insuredProducts],
	["premiums", pricedProducts],
	...insuredProducts.map((product): [string, readonly InsuredProduct[]] => [`${camelCase(product)}Figures`, [product]]),
]);
/** `<termLifeExample>` marks words around a premium that is computed from the rates in use. */
const examples = new Map(pricedProducts.map((product) => [`${camelCase(product)}Example`, product]));

/**
 * The tags of copy. `<familiesServed>` marks the words of a claim. `<familiesServedShown>` marks words that claim
 * nothing, but make sense only next to it, and `<familiesServedWithheld>` words that replace it. `<iulFiguresShown>`
 * and `<iulFiguresWithheld>` mark words for when a product's figures are on, and for when the owner has switched them
 * off.
 */
export const claimTags: readonly string[] = [
	...claimIds,
	...[...claimIds, ...figures.keys()].flatMap((name) => [name + shown, name + withheld]),
	...examples.keys(),
];
const tags = new Set(claimTags);

const instead = new RegExp(`<(${claimTags.filter((tag) => tag.endsWith(withheld)).join("|")})>[\\s\\S]*?</\\1>`, "g");
const anyTag = new RegExp(`</?(?:${claimTags.join("|")})>`, "g");

/** A text as development shows it, without the marks of samples. */
export function withoutClaimTags(text: string): string {
	return text.replace(instead, "").replace(anyTag, "");
}

/** Says if the words in a tag are shown; `sample` if they get the mark of a sample. Null: not one of our tags. */
export function claimTagStatus(claims: Claims, tag: string): ClaimProof | null {
	if (isClaimId(tag)) return claimStatus(claims, tag);
	if (!tags.has(tag)) return null;
	const product = examples.get(tag);
	if (product) return hasExamples(product, claims) ? "proven" : "withheld";
	const name = tag.slice(0, -(tag.endsWith(shown) ? shown : withheld).length);
	const isShown = isClaimId(name)
		? claimStatus(claims, name) !== "withheld"
		: figures.get(name)?.some((product) => hasFigures(product, claims));
	return isShown === tag.endsWith(shown) ? "proven" : "withheld";
}

/** True if copy may name premiums of a product: its figures are on, and its rates know everybody in the examples. */
export function hasExamples(product: InsuredProduct, claims: Claims): boolean {
	return hasFigures(product, claims) && !claims.withoutExamples?.includes(product);
}

function camelCase(product: InsuredProduct): string {
	return product.replace(/-(\w)/, (_, letter: string) => letter.toUpperCase());
}
