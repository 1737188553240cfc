import { claimTags, withoutClaimTags } from "../claims/claim-tags.ts";

/**
 * What a reader may see of a text: with its claims and without them, without tags, and with the words of a link in place
 * of the link. Placeholders stay.
 */
export function textsShown(text: string): string[] {
	const texts = [withoutClaimTags(text), withClaimsWithheld(text)].map(tidy).filter((read) => read !== "");
	return [...new Set(texts)].map(plain);
}

/** The same, only as production shows a text while no claim in it has evidence. */
export function textWithoutEvidence(text: string): string {
	return plain(withClaimsWithheld(text));
}

function withClaimsWithheld(text: string): string {
	return text.replace(/<(\w+)>([\s\S]*?)<\/\1>/g, (element, tag: string, words: string) => {
		if (!claimTags.includes(tag)) return element;
		return tag.endsWith("Withheld") ? words : "";
	});
}

/** Joins the parts of a text with claims as the site does. */
function tidy(text: string, _: number, [shown, withheld]: readonly string[]): string {
	return shown === withheld ? text : text.replace(/ {2,}/g, " ").trim();
}

function plain(text: string): string {
	return text
		.replace(/<\/?\w+>/g, "")
		.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
		.replaceAll("**", "");
}
