import { agency } from "#content/agency.ts";

export type RichTextPart =
	| { kind: "text" | "bold"; text: string }
	| { kind: "page"; text: string; path: string }
	| { kind: "external"; text: string; href: string }
	/** A phone number or an email address. */
	| { kind: "reach"; text: string; href: string };

const reachable = new Map<string, string>([
	[agency.phone.display, `tel:${agency.phone.e164}`],
	[agency.tollFreePhone.display, `tel:${agency.tollFreePhone.e164}`],
	[agency.email, `mailto:${agency.email}`],
]);
const reachablePattern = [...reachable.keys()].map((text) => text.replace(/[.()]/g, "\\$&")).join("|");

/** A link must stay on the site or use https. Anything else stays text. */
const marks = new RegExp(
	`\\*\\*(.+?)\\*\\*|\\[([^\\]]+)\\]\\((?:(/(?!/)[^)\\s]*)|(https://[^)\\s]+))\\)|(${reachablePattern})`,
	"g",
);

/**
 * Reads the three markup forms of long copy: `**bold**`, `[label](/path)` and `[label](https://…)`. The agency's phone
 * numbers and email address become links.
 */
export function parseRichText(source: string): RichTextPart[] {
	const parts: RichTextPart[] = [];
	let end = 0;
	for (const match of source.matchAll(marks)) {
		const [whole, bold, label, path, href, reach] = match;
		if (match.index > end) parts.push({ kind: "text", text: source.slice(end, match.index) });
		if (bold) parts.push({ kind: "bold", text: bold });
		else if (label && path) parts.push({ kind: "page", text: label, path });
		else if (reach) parts.push({ kind: "reach", text: reach, href: reachable.get(reach) ?? "" });
		else if (label && href) parts.push({ kind: "external", text: label, href });
		end = match.index + whole.length;
	}
	if (end < source.length) parts.push({ kind: "text", text: source.slice(end) });
	return parts;
}
