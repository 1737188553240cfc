import { wordFields } from "./changed-sentences.ts";
import { type BlockChange, compareDocuments, compareWords, type TextPart } from "./compare-documents.ts";
import type { PostContent } from "./post-content.ts";

/** The other fields, in the order of the editor. */
const plainFields = [
	...(["author", "category", "tags", "productFocus", "stateFocus", "featured", "imageUrl"] as const),
] as const;

export interface ContentChanges {
	fields: { field: keyof PostContent; parts: TextPart[] }[];
	blocks: BlockChange[];
}

/** The differences between a newer version and an older one. */
export function compareContents(older: PostContent, newer: PostContent): ContentChanges {
	const fields = [...wordFields, ...plainFields].flatMap((field) => {
		const [before, after] = [shown(older[field]), shown(newer[field])];
		return before === after ? [] : [{ field, parts: compareWords(before, after) }];
	});
	return { fields, blocks: compareDocuments(older.document, newer.document) };
}

function shown(value: string | string[] | boolean | null): string {
	return Array.isArray(value) ? value.join(", ") : String(value ?? "");
}
