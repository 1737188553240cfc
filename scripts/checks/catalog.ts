import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface Tree {
	[key: string]: string | Tree;
}

/** Messages by dotted key. */
export type Leaves = Map<string, string>;

export function leavesOf(tree: Tree, path: readonly string[] = []): Leaves {
	const leaves: Leaves = new Map();
	for (const [key, value] of Object.entries(tree)) {
		const here = [...path, key];
		if (typeof value === "string") leaves.set(here.join("."), value);
		else for (const [leaf, text] of leavesOf(value, here)) leaves.set(leaf, text);
	}
	return leaves;
}

/** All messages of one language; a key begins with its namespace, which is the name of its file. */
export function readCatalog(folder: string): Leaves {
	const tree: Tree = {};
	for (const file of readdirSync(folder).sort()) {
		if (!file.endsWith(".json")) continue;
		tree[file.slice(0, -".json".length)] = JSON.parse(readFileSync(join(folder, file), "utf8")) as Tree;
	}
	return leavesOf(tree);
}
