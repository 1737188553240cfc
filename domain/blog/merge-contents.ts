import { sorted } from "./compare-documents.ts";
import { type MergePart, mergeDocuments, mergedDocument, type PartChoices } from "./merge-documents.ts";
import type { PostContent } from "./post-content.ts";

/** Fields that are chosen together, in the order of the editor. An image comes with what it shows. */
const groups = [
	["title"],
	["excerpt"],
	["author"],
	["category"],
	["tags"],
	["productFocus"],
	["stateFocus"],
	["featured"],
	["metaTitle"],
	["metaDescription"],
	["imageUrl", "imageAlt"],
] as FieldGroup[];
type FieldGroup = readonly Exclude<keyof PostContent, "document">[];

/** The result of merging two texts of a post with their common base. */
export interface Merge {
	/** Fields that both changed: the writer's own apply unless the others are chosen. */
	open: { key: string; fields: FieldGroup }[];
	/** Fields that only the other text changed. */
	taken: FieldGroup;
	parts: MergePart[];
}

export interface Texts {
	/** The common base of both. */
	base: PostContent;
	mine: PostContent;
	theirs: PostContent;
}

export function mergeContents({ base, mine, theirs }: Texts): Merge {
	const changed = (one: PostContent, other: PostContent) => (fields: FieldGroup) =>
		fields.some((field) => spelled(one[field]) !== spelled(other[field]));
	const differing = groups.filter(changed(mine, theirs));
	const open = differing.filter(changed(base, mine)).filter(changed(base, theirs));
	return {
		open: open.map((fields) => ({ key: `field ${fields[0]}`, fields })),
		taken: differing.filter((fields) => !changed(base, mine)(fields)).flat(),
		parts: mergeDocuments(base.document, mine.document, theirs.document),
	};
}

/** The post that the choices make. */
export function mergedContent(
	{ mine, theirs }: Texts,
	{ open, taken, parts }: Merge,
	choices: PartChoices,
): PostContent {
	const chosen = open.flatMap(({ key, fields }) => (choices[key] === "theirs" ? fields : []));
	const fromTheirs = Object.fromEntries([...taken, ...chosen].map((field) => [field, theirs[field]]));
	return { ...mine, ...fromTheirs, document: mergedDocument(parts, choices) };
}

/** Ignores spaces at the ends: typed or trimmed, the text is the same. */
function spelled(value: PostContent[keyof PostContent]): string {
	return typeof value === "string" ? value.trim() : JSON.stringify(sorted(value));
}
