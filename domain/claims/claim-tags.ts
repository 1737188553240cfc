import { type ClaimProof, type Claims, claimIds, claimStatus, isClaimId } from "./claims.ts";
import { figureClaims } from "./figures.ts";

/** For words about figures in general: shown while those of any product are. */
const anyFigures = "figures";
const withFigures = Object.values(figureClaims).flatMap((claim) => claim ?? []);
const shown = "Shown";
const withheld = "Withheld";

/**
 * The tags of copy. `<iulGrowth>` marks the words of a claim. `<iulGrowthShown>` marks words that claim nothing, but make
 * sense only beside it ("change the rate"), and `<iulGrowthWithheld>` what is said in its place.
 */
export const claimTags: readonly string[] = [
	...claimIds,
	...[...claimIds, anyFigures].flatMap((name) => [name + shown, name + withheld]),
];
const tags = new Set(claimTags);

const instead = new RegExp(`<(${claimTags.filter((tag) => tag.endsWith(withheld)).join("|")})>[\\s\\S]*?</\\1>`, "g");
const anyTag = new RegExp(`</?(?:${claimTags.join("|")})>`, "g");

/** What development shows of a text, without the marks of samples. */
export function withoutClaimTags(text: string): string {
	return text.replace(instead, "").replace(anyTag, "");
}

/** Whether the words in a tag are shown; `sample` if they want the mark of one. Null: it is no tag of a claim. */
export function claimTagStatus(claims: Claims, tag: string): ClaimProof | null {
	if (isClaimId(tag)) return claimStatus(claims, tag);
	if (!tags.has(tag)) return null;
	const name = tag.slice(0, -(tag.endsWith(shown) ? shown : withheld).length);
	const ids = isClaimId(name) ? [name] : withFigures;
	const isShown = ids.some((id) => claimStatus(claims, id) !== "withheld");
	return isShown === tag.endsWith(shown) ? "proven" : "withheld";
}
