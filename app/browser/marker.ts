/** An attribute that marks elements for script. The same object renders it and looks it up. */
export function marker<Value extends string = "">(attribute: `data-${string}`) {
	const selector = `[${attribute}]`;
	return {
		selector,
		mark: (value: Value) => ({ [attribute]: value }),
		unmark: (element: Element) => element.removeAttribute(attribute),
		all: (root: ParentNode = document) => [...root.querySelectorAll<HTMLElement>(selector)],
		/** @returns null if the element is not marked */
		valueOf: (element: Element) => element.getAttribute(attribute) as Value | null,
	};
}
