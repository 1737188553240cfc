/** Every string of a page by its place, e.g. `steps.items.2.title`. */
export function stringsOf(value: unknown, path = ""): Map<string, string> {
	const strings = new Map<string, string>();
	if (typeof value === "string") return strings.set(path, value);
	if (value === null || typeof value !== "object") return strings;
	for (const [key, item] of Object.entries(value)) {
		for (const [place, text] of stringsOf(item, path ? `${path}.${key}` : key)) strings.set(place, text);
	}
	return strings;
}

/** Names instead of text, which are the same in every language. */
export const nameKeys = /(?:^|\.)(?:id|claim|layout|updated)$/;
