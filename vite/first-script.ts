import type { Rolldown } from "vite";

const entry = /\/app\/entry\.client\.tsx$/;

/**
 * Keeps everything that the pages' entry imports statically in one file, since on a slow line each further file costs a
 * round trip. What it imports dynamically is left to the bundler.
 */
export const firstScript = {
	debugName: "first script",
	name: (id: string, graph: Rolldown.ChunkingContext) => (isImportedByEntry(id, graph, new Set()) ? "page" : null),
};

/** Follows static imports upwards, as far as the entry. */
function isImportedByEntry(id: string, graph: Rolldown.ChunkingContext, seen: Set<string>): boolean {
	if (seen.has(id)) return false;
	seen.add(id);
	const importers = graph.getModuleInfo(id)?.importers ?? [];
	return importers.some((importer) => entry.test(importer) || isImportedByEntry(importer, graph, seen));
}
