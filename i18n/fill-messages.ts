/** A compiled message, or messages by key. A message is a string or a list of nodes (see icu-minify). */
type Node = string | number | Node[] | { [key: string]: Node };

/** Replaces each `{name}` in compiled messages by the fact of that name, so that callers need not pass facts. */
export function fillMessages<T>(messages: T, facts: Readonly<Record<string, string>>): T {
	return fill(messages as Node, facts) as T;
}

function fill(node: Node, facts: Readonly<Record<string, string>>): Node {
	if (typeof node !== "object") return node;
	if (!Array.isArray(node)) {
		return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, fill(value, facts)]));
	}
	const [name] = node;
	// A list of one string is a placeholder, since a message of one part is not a list.
	if (node.length === 1 && typeof name === "string") return facts[name] ?? node;
	return node.map((part) => fill(part, facts));
}
