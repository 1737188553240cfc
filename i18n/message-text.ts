/** In compiled messages, choices between texts have these numbers: select, plural and ordinal. */
const choices: readonly unknown[] = [1, 2, 3];

/**
 * A compiled message as text for people who read it, not for a formatter: placeholders stay as `{name}`, and the forms of a
 * plural stand next to each other. A part of a catalog has a line for each message.
 */
export function messageText(message: unknown): string {
	if (typeof message === "number") return "#";
	if (typeof message !== "object" || message === null) return String(message);
	if (Array.isArray(message)) return message.map(nodeText).join("");
	return Object.values(message).map(messageText).join("\n");
}

/** The nodes are described in `fill-messages.ts`. */
function nodeText(node: unknown): string {
	if (!Array.isArray(node)) return messageText(node);
	const [name, first, forms] = node;
	if (choices.includes(first))
		return Object.values(forms as object)
			.map(messageText)
			.join(" / ");
	const isPlaceholder = first === undefined || (typeof first === "number" && first > 0);
	return isPlaceholder ? `{${name}}` : node.slice(1).map(nodeText).join("");
}
