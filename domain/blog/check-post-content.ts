import * as v from "valibot";
import { isJurisdiction } from "../location/jurisdictions.ts";
import { isNestedAtMost, toOneLine, toPlainJson } from "../text/plain-text.ts";
import { type PostContent, productFocuses } from "./post-content.ts";
import { type PostDocument, type PostNode, textOf } from "./post-document.ts";
import { postCategories } from "./post-facts.ts";
import { isCoverPath } from "./post-image.ts";
import { readPostDocument } from "./read-post-document.ts";

/** The most characters of a document as JSON. No article is as long. */
const maxDocumentLength = 400_000;
/** Limits the content that readers see, because comparing and rendering it blocks everyone. */
const [maxTextLength, maxNodes] = [150_000, 4000];

/** The most levels of a document as JSON, which has two for each level of the document. No article has as many. */
const maxNesting = 100;

/** One line of text. Characters that don't fit in a line become spaces, so that an editor doesn't lose the rest. */
const line = (maxLength: number) => v.pipe(v.string(), v.transform(toOneLine), v.trim(), v.maxLength(maxLength));

const schema = v.object({
	title: line(200),
	excerpt: line(500),
	metaTitle: line(120),
	metaDescription: line(320),
	author: line(100),
	category: line(60),
	tags: v.pipe(v.array(line(60)), v.maxLength(12)),
	productFocus: v.nullable(v.picklist(productFocuses)),
	stateFocus: v.nullable(v.pipe(v.string(), v.check(isJurisdiction))),
	featured: v.boolean(),
	imageUrl: v.nullable(v.custom<string>(isCoverPath)),
	imageAlt: line(300),
	document: v.pipe(
		v.unknown(),
		v.check((value) => JSON.stringify(value ?? null).length <= maxDocumentLength),
		v.transform(readPostDocument),
		v.custom<PostDocument>((document) => document !== null),
		v.check((document) => textOf(document).length <= maxTextLength),
		v.check((document) => allNodes(document).filter(({ type }) => type !== "text").length <= maxNodes),
	),
});

/** Reads what an editor sends. Drafts may lack anything, but not break anything. */
export function readPostContent(value: unknown): PostContent | null {
	if (!isNestedAtMost(value, maxNesting)) return null;
	const parsed = v.safeParse(schema, toPlainJson(value));
	return parsed.success ? parsed.output : null;
}

/** Problems that keep a post from being published. Messages are in `blogDesk.errors`. */
export type PostProblem =
	| "title_missing"
	| "excerpt_missing"
	| "author_missing"
	| "category_missing"
	| "body_missing"
	| "alt_missing"
	/** An image that was not uploaded here. */
	| "image_foreign";
export type PostProblems = Partial<Record<keyof PostContent, PostProblem>>;

/** Invalid fields of a value that isn't a post. The editor never sends them by itself. */
export function unusableFields(value: unknown): PostProblems {
	return foreignImage(Object(value).imageUrl);
}

function foreignImage(url: unknown): PostProblems {
	return !url || isCoverPath(url) ? {} : { imageUrl: "image_foreign" };
}

/** The missing or invalid fields of a post that is to be published. Empty if it may be. */
export function missingFrom(content: PostContent): PostProblems {
	const nodes = allNodes(content.document);
	const hasText = nodes.some(({ text }) => text?.trim());
	const hasUndescribed = nodes.some(({ type, attrs }) => type === "image" && !words(attrs?.alt));
	return {
		...(!content.title && { title: "title_missing" }),
		...(!content.excerpt && { excerpt: "excerpt_missing" }),
		...(!content.author && { author: "author_missing" }),
		...(!postCategories.some((category) => category === content.category) && { category: "category_missing" }),
		...foreignImage(content.imageUrl),
		...(content.imageUrl && !content.imageAlt && { imageAlt: "alt_missing" }),
		...(!hasText ? { document: "body_missing" } : hasUndescribed && { document: "alt_missing" }),
	};
}

function words(value: unknown): string {
	return typeof value === "string" ? value.trim() : "";
}

function allNodes(node: PostNode): PostNode[] {
	return [node, ...(node.content ?? []).flatMap(allNodes)];
}
