import type { Rolldown } from "vite";

/**
 * Files that every public page loads, made on purpose: on a slow connection each further file costs a round trip, and its
 * headers are as long as a small file. The bundler splits everything else.
 */
export const pageScripts = [
	group("page", ["/app/entry.client.tsx"]),
	/** What a page loads once it is painted and the browser is idle, with what this needs of React. */
	group("idle", [
		"/app/features/consent/connect-cookie-notice.ts",
		"/app/features/location/show-location.ts",
		"/app/features/office-hours/show-opening.ts",
		"/app/features/quick-price/fill-quick-price.ts",
	]),
	/** What hydrates an island. */
	group("island", ["/app/islands/hydrate-island.tsx"]),
];

/** One file for these modules and all that they import statically, as far as no earlier group has it. */
function group(name: string, roots: readonly string[]) {
	const isRoot = (id: string) => roots.some((root) => id.endsWith(root));
	function isImported(id: string, graph: Rolldown.ChunkingContext, seen: Set<string>): boolean {
		if (seen.has(id)) return false;
		seen.add(id);
		if (isRoot(id)) return true;
		return (graph.getModuleInfo(id)?.importers ?? []).some((importer) => isImported(importer, graph, seen));
	}
	return {
		debugName: name,
		// The entry itself stays a file of its own, because the page names it.
		name: (id: string, graph: Rolldown.ChunkingContext) =>
			!id.endsWith("/app/entry.client.tsx") && isImported(id, graph, new Set()) ? name : null,
	};
}
