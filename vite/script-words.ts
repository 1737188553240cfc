import type { Plugin, Rolldown } from "vite";
import { islandModules, islandRegistry } from "./island-modules.ts";
import { pageEntry } from "./page-entry.ts";

const name = "virtual:script-words";

/** Where the script of every public page ends: at the islands, of which a page has only a few. */
const end = `/${islandRegistry}`;

/**
 * Tells the server which words the scripts of a page contain, because a class among them may be put on the page later.
 * A quoted word may also be the name of an element, and is there with a `<` as well. The client is built first. A development server has no list.
 */
export function scriptWords(): Plugin {
	let words: typeof import("virtual:script-words").default = null;
	return {
		name: "script-words",
		resolveId: (source) => (source === name ? `\0${name}` : null),
		load: (id) => (id === `\0${name}` ? `export default ${JSON.stringify(words)}` : null),
		generateBundle() {
			if (this.environment.name !== "client") return;
			const wordsFrom = (path: string) =>
				[...reachable(this, path)].flatMap((id) => wordsOf(this.getModuleInfo(id)?.code));
			const everywhere = new Set(wordsFrom(`/${pageEntry}`));
			const ofIsland = (path: string) => new Set(wordsFrom(`/${path}`).filter((word) => !everywhere.has(word)));
			words = {
				everywhere: [...everywhere].join(" "),
				islands: Object.fromEntries(islandModules().map(([island, path]) => [island, [...ofIsland(path)].join(" ")])),
			};
		},
	};
}

/** The ids of our modules that this one imports, at once or later. */
function reachable(graph: Rolldown.PluginContext, root: string): Set<string> {
	const found = new Set([...graph.getModuleIds()].filter((id) => id.endsWith(root)));
	for (const id of found) {
		if (id.endsWith(end)) continue;
		const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {};
		for (const next of [...importedIds, ...dynamicallyImportedIds])
			if (!next.includes("/node_modules/")) found.add(next);
	}
	return found;
}

function wordsOf(code: string | null | undefined): string[] {
	const quoted = code?.matchAll(/["'`]([a-z][a-z0-9]*)["'`]/g) ?? [];
	return [...(code?.split(/[\s"'`]+/) ?? []), ...Array.from(quoted, ([, name]) => `<${name}`)];
}
