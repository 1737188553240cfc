import type { Locale } from "../locale/locales.ts";
import { findRegulatedWords, type RegulatedFinding } from "../vocabulary/regulated-words.ts";
import type { PostContent } from "./post-content.ts";
import { documentToText } from "./post-document.ts";

/** The fields besides the text that readers or search engines see. */
const wordFields = ["title", "excerpt", "metaTitle", "metaDescription", "imageAlt"] as const;

/** The regulated words in the fields of a post. */
export function wordsInFields(
	locale: Locale,
	content: Pick<PostContent, (typeof wordFields)[number]>,
): RegulatedFinding[] {
	return wordFields.flatMap((field) => findRegulatedWords(locale, content[field]));
}

/** The regulated words of a whole post. */
export function openWords(locale: Locale, content: PostContent): RegulatedFinding[] {
	return [...wordsInFields(locale, content), ...findRegulatedWords(locale, documentToText(content.document))];
}

/** A reason is a sentence, not an essay. */
export const maxReasonLength = 300;
