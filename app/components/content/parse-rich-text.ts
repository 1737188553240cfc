import { agency } from "#content/agency.ts";

export type RichTextPart =
	| { kind: "text" | "bold"; text: string }
	| { kind: "page"; text: string; path: string }
	| { kind: "external"; text: string; href: string }
	/** A phone number or an email address. */
	| { kind: "reach"; text: string; href: string };

/** How the agency is reached, as copy names it, with the address of each. */
function reachable(): ReadonlyMap<string, string> {
	const { phone, tollFreePhone, email } = agency;
	return new Map([
		[phone.display, `tel:${phone.e164}`],
		[tollFreePhone.display, `tel:${tollFreePhone.e164}`],
		[email, `mailto:${email}`],
	]);
}

/** A link must stay on the site or use https. Anything else stays text. */
function marks(reached: readonly string[]): RegExp {
	const names = reached.map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
	return new RegExp(`\\*\\*(.+?)\\*\\*|\\[([^\\]]+)\\]\\((?:(/(?!/)[^)\\s]*)|(https://[^)\\s]+))\\)|(${names})`, "g");
}

/**
 * Reads the three markup forms of long copy: `**bold**`, `[label](/path)` and `[label](https://…)`. The agency's phone
 * numbers and email address become links.
 */
export function parseRichText(source: string): RichTextPart[] {
	const parts: RichTextPart[] = [];
	const reached = reachable();
	let end = 0;
	for (const match of source.matchAll(marks([...reached.keys()]))) {
		const [whole, bold, label, path, href, reach] = match;
		if (match.index > end) parts.push({ kind: "text", text: source.slice(end, match.index) });
		if (bold) parts.push({ kind: "bold", text: bold });
		else if (label && path) parts.push({ kind: "page", text: label, path });
		else if (reach) parts.push({ kind: "reach", text: reach, href: reached.get(reach) ?? "" });
		else if (label && href) parts.push({ kind: "external", text: label, href });
		end = match.index + whole.length;
	}
	if (end < source.length) parts.push({ kind: "text", text: source.slice(end) });
	return parts;
}
