/** Where an island's props stand. */
export function propsId(islandId: string): string {
	return `${islandId}-props`;
}
