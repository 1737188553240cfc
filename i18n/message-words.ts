import { claimTags } from "#domain/claims/claim-tags.ts";

/** The nodes are described in `fill-messages.ts`. */
type Text = string | Node[];
type Node = string | [string, ...Node[]];

/** The compiled messages of a catalog by their place, in its order. */
export function messageLeaves(catalog: object, path = ""): [place: string, message: unknown][] {
	return Object.entries(catalog).flatMap(([key, value]: [string, unknown]): [string, unknown][] => {
		const place = path ? `${path}.${key}` : key;
		const isBranch = typeof value === "object" && value !== null && !Array.isArray(value);
		return isBranch ? messageLeaves(value, place) : [[place, value]];
	});
}

/**
 * A compiled message as it is written, with `{name}` and the tags of claims. Null if it counts something or has elements
 * of its own: such a message is no plain text.
 */
export function messageSource(message: unknown): string | null {
	if (typeof message === "string") return message;
	if (!Array.isArray(message)) return null;
	const parts = message.map(nodeSource);
	return parts.includes(null) ? null : parts.join("");
}

function nodeSource(node: unknown): string | null {
	if (typeof node === "string") return node;
	if (!Array.isArray(node)) return null;
	const [name, ...children] = node as [string, ...unknown[]];
	if (children.length === 0) return `{${name}}`;
	if (!claimTags.includes(name)) return null;
	const inside = messageSource(children);
	return inside === null ? null : `<${name}>${inside}</${name}>`;
}

const element = new RegExp(`<(${claimTags.join("|")})>([\\s\\S]*?)</\\1>|\\{(\\w+)\\}`, "g");

/** The compiled message of a text as somebody typed it: nothing but placeholders and claims is more than text. */
export function messageOf(source: string): Text {
	const nodes = nodesOf(source);
	return nodes.every((node) => typeof node === "string") ? nodes.join("") : nodes;
}

function nodesOf(source: string): Node[] {
	const nodes: Node[] = [];
	let end = 0;
	for (const { 0: whole, 1: tag, 2: words = "", 3: placeholder, index } of source.matchAll(element)) {
		if (index > end) nodes.push(source.slice(end, index));
		if (tag) nodes.push([tag, ...nodesOf(words)]);
		else if (placeholder) nodes.push([placeholder]);
		end = index + whole.length;
	}
	if (end < source.length) nodes.push(source.slice(end));
	return nodes;
}
