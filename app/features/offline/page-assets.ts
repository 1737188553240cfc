/** The files that a page needs to work without a connection: those it names, and the scripts of its islands. */
export function assetsOfPage(html: string, ofIslands: Readonly<Record<string, readonly string[]>>): string[] {
	const named = [...html.matchAll(/["'(\s](\/(?:assets|parts)\/[\w.-]+)/g)].map(([, path = ""]) => path);
	const islands = [...html.matchAll(/data-island="([\w-]+)"/g)].map(([, name = ""]) => name);
	return [...new Set([...named, ...islands.flatMap((name) => ofIslands[name] ?? [])])];
}
