import type { marker } from "#app/browser/marker.ts";

/** Shows the marked elements with one of these values and hides the others. @returns whether there are any values */
export function showOnly<Value extends string>(
	root: ParentNode,
	marked: ReturnType<typeof marker<Value>>,
	values: readonly Value[],
): boolean {
	for (const element of marked.all(root)) element.hidden = !values.includes(marked.valueOf(element) as Value);
	return values.length > 0;
}
