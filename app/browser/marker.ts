/** An attribute that marks elements for script: rendered with `mark`, and looked up by the same object. */
export function marker<Value extends string = "">(attribute: `data-${string}`) {
	const selector = `[${attribute}]`;
	return {
		selector,
		mark: (value: Value) => ({ [attribute]: value }),
		all: (root: ParentNode = document) => [...root.querySelectorAll<HTMLElement>(selector)],
		/** @returns null where the element is not marked */
		valueOf: (element: Element) => element.getAttribute(attribute) as Value | null,
	};
}
