/**
 * Every string of a page by its place, e.g. `steps.items.2.title`.
 * @param isLeftOut true for a part whose strings don't count
 */
export function stringsOf(value: unknown, path = "", isLeftOut = (_: object) => false): Map<string, string> {
	const strings = new Map<string, string>();
	if (typeof value === "string") return strings.set(path, value);
	if (value === null || typeof value !== "object" || isLeftOut(value)) return strings;
	for (const [key, item] of Object.entries(value)) {
		const inside = stringsOf(item, path ? `${path}.${key}` : key, isLeftOut);
		for (const [place, text] of inside) strings.set(place, text);
	}
	return strings;
}

/** Names instead of text, which are the same in every language. */
export const nameKeys = /(?:^|\.)(?:id|claim|layout|updated)$/;
