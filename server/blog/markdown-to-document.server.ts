import { MarkdownManager } from "@tiptap/markdown";
import type { PostDocument, PostMark, PostNode } from "#domain/blog/post-document.ts";
import { postExtensions } from "#domain/blog/post-extensions.ts";
import { readPostDocument } from "#domain/blog/read-post-document.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { localizedPath } from "#domain/site/pages.ts";

const manager = new MarkdownManager({ extensions: postExtensions });
const noteMark = /^\[!NOTE\]\s*/;

/**
 * Reads an authored text. A quote that begins with `[!NOTE]` is a note. Its links to pages of this site name no language.
 * @param locale the language of the text, to whose pages its links lead
 * @throws if it has something that a post can't have
 */
export function markdownToDocument(markdown: string, locale: Locale): PostDocument {
	const document = readPostDocument(tidy(manager.parse(markdown) as PostNode, locale));
	if (!document) throw new Error(`This is no text of a post: ${markdown.trim().slice(0, 80)}…`);
	return document;
}

function tidy(node: PostNode, locale: Locale): PostNode {
	if (node.text !== undefined) {
		const marks = node.marks?.map((mark) => localized(mark, locale));
		// A line ends where the file has room for it, not where the reader should see an end.
		return { ...node, text: node.text.replace(/\s*\n\s*/g, " "), ...(marks && { marks }) };
	}
	const content = node.content?.map((child) => tidy(child, locale)).filter((child) => !isEmptyParagraph(child));
	return noteOf({ ...node, ...(content && { content }) });
}

function localized(mark: PostMark, locale: Locale): PostMark {
	const href = mark.attrs?.href;
	if (mark.type !== "link" || typeof href !== "string" || !href.startsWith("/")) return mark;
	return { ...mark, attrs: { ...mark.attrs, href: localizedPath(locale, href) } };
}

function isEmptyParagraph({ type, content = [] }: PostNode): boolean {
	return type === "paragraph" && content.length === 0;
}

function noteOf(node: PostNode): PostNode {
	const [first, ...others] = node.content ?? [];
	const [start, ...inline] = first?.content ?? [];
	if (node.type !== "blockquote" || !first || !start?.text || !noteMark.test(start.text)) return node;
	const text = start.text.replace(noteMark, "");
	const words = text ? [{ ...start, text }, ...inline] : inline;
	return { type: "note", content: [...(words.length > 0 ? [{ ...first, content: words }] : []), ...others] };
}
