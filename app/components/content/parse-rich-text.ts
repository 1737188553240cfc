import { linkedPath } from "#domain/site/pages.ts";

export type RichTextPart =
	| { kind: "text" | "bold"; text: string }
	| { kind: "page"; text: string; path: string }
	| { kind: "external"; text: string; href: string };

/** A link leads within the site or to an https address; anything else stays the text that it is. */
const marks = /\*\*(.+?)\*\*|\[([^\]]+)\]\((?:(\/(?!\/)[^)\s]*)|(https:\/\/[^)\s]+))\)/g;

/** Reads the three marks of long copy: `**bold**`, `[label](/path)` and `[label](https://…)`. */
export function parseRichText(source: string): RichTextPart[] {
	const parts: RichTextPart[] = [];
	let end = 0;
	for (const match of source.matchAll(marks)) {
		const [whole, bold, label, path, href] = match;
		if (match.index > end) parts.push({ kind: "text", text: source.slice(end, match.index) });
		if (bold) parts.push({ kind: "bold", text: bold });
		else if (label && path) parts.push({ kind: "page", text: label, path: linkedPath(path) });
		else if (label && href) parts.push({ kind: "external", text: label, href });
		end = match.index + whole.length;
	}
	if (end < source.length) parts.push({ kind: "text", text: source.slice(end) });
	return parts;
}
