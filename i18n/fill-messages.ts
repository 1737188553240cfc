/** A compiled message, or messages by their keys. Texts are strings or lists of nodes (see icu-minify). */
type Node = string | number | Node[] | { [key: string]: Node };

/** Puts facts in the place of `{name}` in compiled messages, so that nobody who shows them needs to know the facts. */
export function fillMessages<T>(messages: T, facts: Readonly<Record<string, string>>): T {
	return fill(messages as Node, facts) as T;
}

function fill(node: Node, facts: Readonly<Record<string, string>>): Node {
	if (typeof node !== "object") return node;
	if (!Array.isArray(node)) {
		return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, fill(value, facts)]));
	}
	const [name] = node;
	// A list of one string is a placeholder: a text of one part is no list.
	if (node.length === 1 && typeof name === "string") return facts[name] ?? node;
	return node.map((part) => fill(part, facts));
}
