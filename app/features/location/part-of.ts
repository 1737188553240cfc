/** A place in the page's own HTML that script fills. @throws where the page has none of that name */
export function partOf<E extends HTMLElement = HTMLElement>(root: ParentNode, name: string): E {
	const part = root.querySelector<E>(`[data-part="${name}"]`);
	if (!part) throw new Error(`The page has no part ${name}`);
	return part;
}

/** Shows, of the elements that carry an attribute, those whose value is among the given. @returns whether there are any */
export function showOnly(root: ParentNode, attribute: string, values: readonly string[]): boolean {
	for (const element of root.querySelectorAll<HTMLElement>(`[${attribute}]`)) {
		element.hidden = !values.includes(element.getAttribute(attribute) ?? "");
	}
	return values.length > 0;
}
