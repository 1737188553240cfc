import { type PostDocument, type PostNode, textOf } from "./post-document.ts";

export interface PostHeading {
	/** Its anchor. */
	id: string;
	level: 2 | 3;
	title: string;
}

/** A prefix, so that a heading never gets an id that the page around it uses. */
const prefix = "s-";

/** All headings of a document, in its order. Two with the same words get different ids. */
export function headingsOf(document: PostDocument): PostHeading[] {
	const taken = new Set<string>();
	const counts = new Map<string, number>();
	return headingNodes(document).map((node) => {
		const title = textOf(node).trim();
		const id = free(prefix + (postSlug(title) || "section"), taken, counts);
		taken.add(id);
		return { id, level: headingLevel(node.attrs?.level), title };
	});
}

/** The entries of the table of contents: headings with words. */
export function tableOfContents(document: PostDocument): PostHeading[] {
	return headingsOf(document).filter(({ title }) => title !== "");
}

/** @param level what the document says, which may be anything */
export function headingLevel(level: unknown): 2 | 3 {
	return level === 3 ? 3 : 2;
}

/** Words as they appear in an address: lower case, without accents. */
export function postSlug(words: string): string {
	return words
		.normalize("NFD")
		.replace(/[\u0300-\u036f’']/g, "")
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, "-")
		.slice(0, 80)
		.replace(/^-+|-+$/g, "");
}

function headingNodes(node: PostNode): PostNode[] {
	if (node.type === "heading") return [node];
	return (node.content ?? []).flatMap(headingNodes);
}

/** @param counts the last number of each id, so that a thousand equal headings are not counted a thousand times */
function free(id: string, taken: ReadonlySet<string>, counts: Map<string, number>): string {
	if (!taken.has(id)) return id;
	let count = (counts.get(id) ?? 1) + 1;
	while (taken.has(`${id}-${count}`)) count++;
	counts.set(id, count);
	return `${id}-${count}`;
}
