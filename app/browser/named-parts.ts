/**
 * Names the elements of one feature's HTML that script fills. Components spread `part(name)`, scripts call
 * `findPart(root, name)`, and a name that is not in `Name` is a type error in both. There is no list at run time, so
 * that the first script does not grow with it.
 */
export function namedParts<Name extends string>() {
	return {
		part: (name: Name) => ({ "data-part": name }),
		/** @throws if the page has no part of that name */
		findPart<E extends HTMLElement = HTMLElement>(root: ParentNode, name: Name): E {
			const found = root.querySelector<E>(`[data-part="${name}"]`);
			if (!found) throw new Error(`The page has no part ${name}`);
			return found;
		},
	};
}
