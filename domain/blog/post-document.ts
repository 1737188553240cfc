/** The body of a post, in the JSON form of the editor. It is the truth; HTML, text and headings derive from it. */
export interface PostDocument {
	type: "doc";
	content: PostNode[];
}

export interface PostNode {
	type: string;
	attrs?: Record<string, unknown>;
	content?: PostNode[];
	marks?: PostMark[];
	text?: string;
}

export interface PostMark {
	type: string;
	attrs?: Record<string, unknown>;
}

/** Nodes that hold other blocks. Their blocks are separated by a line break. */
const containers: ReadonlySet<string> = new Set([
	"doc",
	"bulletList",
	"orderedList",
	"listItem",
	"blockquote",
	"note",
	"table",
	"tableRow",
	"tableCell",
	"tableHeader",
]);

/** The words of a document, a block in each line, for search, word counts and comparisons. */
export function documentToText(document: PostDocument): string {
	return textOf(document)
		.split("\n")
		.map((line) => line.trim())
		.filter(Boolean)
		.join("\n");
}

/** The words of one node. */
export function textOf(node: PostNode): string {
	if (node.type === "hardBreak") return " ";
	const own = node.text ?? "";
	return own + (node.content ?? []).map(textOf).join(containers.has(node.type) ? "\n" : "");
}

const wordsPerMinute = 200;

/** In minutes. */
export function readingTime(text: string): number {
	const words = text.match(/\S+/g)?.length ?? 0;
	return Math.max(1, Math.ceil(words / wordsPerMinute));
}
