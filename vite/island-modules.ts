import { readFileSync } from "node:fs";

/** The module of each island, by the island's name. */
export function islandModules(): [name: string, path: string][] {
	const source = readFileSync(islandRegistry, "utf8");
	const entries = source.matchAll(/"?([\w-]+)"?: \(\) =>\s+import\("#([^"]+)"\)/g);
	return Array.from(entries, ([, name = "", path = ""]) => [name, path]);
}

export const islandRegistry = "app/islands/registry.ts";
