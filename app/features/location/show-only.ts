import type { marker } from "#app/browser/marker.ts";

/** Shows, of the marked elements, those whose value is among the given. @returns whether there are any */
export function showOnly<Value extends string>(
	root: ParentNode,
	marked: ReturnType<typeof marker<Value>>,
	values: readonly Value[],
): boolean {
	for (const element of marked.all(root)) element.hidden = !values.includes(marked.valueOf(element) as Value);
	return values.length > 0;
}
