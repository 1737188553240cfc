import { words } from "../word-patterns.ts";

/** Articles and nouns of one language by gender, each a list of words. */
interface Genders {
	articles: readonly [masculine: string, feminine: string];
	nouns: readonly [masculine: string, feminine: string];
}

/** Finds an article whose gender is not the noun's: what search and replace leaves behind. */
export function wrongGender({ articles: [he, she], nouns: [his, hers] }: Genders): RegExp {
	const any = (list: string) => `(?:${list.trim().split(/\s+/).join("|")})`;
	return words(`${any(he)} ${any(hers)}|${any(she)} ${any(his)}`);
}
