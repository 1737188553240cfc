/** The id of the element with an island's props. */
export function propsId(islandId: string): string {
	return `${islandId}-props`;
}
