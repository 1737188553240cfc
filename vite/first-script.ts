import type { Rolldown } from "vite";

const entry = /\/app\/entry\.client\.tsx$/;

/**
 * Puts all static imports of the pages' entry into one file, since on a slow connection each further file costs a round
 * trip. The bundler splits the dynamic imports.
 */
export const firstScript = {
	debugName: "first script",
	name: (id: string, graph: Rolldown.ChunkingContext) => (isImportedByEntry(id, graph, new Set()) ? "page" : null),
};

/** Follows static imports up to the entry. */
function isImportedByEntry(id: string, graph: Rolldown.ChunkingContext, seen: Set<string>): boolean {
	if (seen.has(id)) return false;
	seen.add(id);
	const importers = graph.getModuleInfo(id)?.importers ?? [];
	return importers.some((importer) => entry.test(importer) || isImportedByEntry(importer, graph, seen));
}
