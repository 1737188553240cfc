import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { dirname, join, normalize } from "node:path";
import { usesOutsideTransactions } from "./checks/outside-transactions.ts";

/**
 * Fails if two files export the same name, if folders form a cycle, if a transaction uses the database itself, if the app
 * imports more than types from the server, or if a use case throws an HTTP response.
 *
 * Folders are, for example, `server/leads`, `domain/funnels`, `app/features/leads` and `app/components/ui`. Imports of
 * types count, because they couple readers as values do. Two kinds of imports do not count: those of files in a layer's
 * root (`server/services.server.ts`), which belong to no folder, and `import()`, with which a registry starts parts that
 * do not know each other.
 */
const layers = ["app", "content", "database", "domain", "emails", "i18n", "server"];

/** React Router looks for these in each route. */
const frameworkNames = new Set(
	`default loader action meta links headers middleware clientMiddleware handle shouldRevalidate ErrorBoundary
	HydrateFallback Layout clientLoader clientAction`.split(/\s+/),
);

interface SourceFile {
	path: string;
	exports: string[];
	imports: string[];
}

const files: SourceFile[] = [];
const findings: string[] = [];
for await (const path of glob(`{${layers.join(",")}}/**/*.{ts,tsx}`)) {
	if (/\.test\.tsx?$|\.d\.ts$/.test(path)) continue;
	const source = readFileSync(path, "utf8");
	files.push(readSource(path, source));
	findings.push(
		...usesOutsideTransactions(path, source),
		...serverInApp(path, source),
		...thrownResponses(path, source),
	);
}
findings.push(...duplicateNames(files), ...folderCycles(files));
for (const finding of findings) console.error(finding);
if (findings.length > 0) process.exit(1);

function readSource(path: string, source: string): SourceFile {
	const declared = source.matchAll(
		/^export (?:declare )?(?:abstract )?(?:async )?(?:const enum|const|let|function\*?|class|interface|type|enum) (\w+)/gm,
	);
	const imported = source.matchAll(/^(?:import|export)\s(?:[^;"']*?\sfrom\s)?["']([^"']+)["']/gm);
	return {
		path,
		exports: [...new Set(Array.from(declared, ([, name = ""]) => name))],
		imports: Array.from(imported, ([, specifier = ""]) => resolve(path, specifier)).filter(Boolean),
	};
}

/** Types are erased. A value would bring the server into the browser; only routes have a part that stays on the server. */
function serverInApp(path: string, source: string): string[] {
	if (!path.startsWith("app/") || path.startsWith("app/routes/") || path === "app/entry.server.tsx") return [];
	const values = source.matchAll(/^(?:import|export)\s(?!type\s)[^;"']*?["'](#server\/[^"']+)["']/gm);
	return Array.from(values, ([, imported]) => `${path} imports more than types from ${imported}`);
}

/** A use case returns a result (decision 018), and the route answers. Guards and the base layer are about requests. */
function thrownResponses(path: string, source: string): string[] {
	if (!path.startsWith("server/") || /^server\/platform\/|\/require-[\w-]+\.server\.ts$/.test(path)) return [];
	const thrown = source.matchAll(/\bthrow (?:new )?(data|redirect\w*|replace|Response)\b/g);
	return Array.from(thrown, ([, name]) => `${path} throws ${name}: return a result, and let the route answer`);
}

/** The imported file's path in the repository; empty for packages. */
function resolve(from: string, specifier: string): string {
	if (specifier.startsWith("#")) return specifier.slice(1);
	return specifier.startsWith(".") ? normalize(join(dirname(from), specifier)) : "";
}

function duplicateNames(files: readonly SourceFile[]): string[] {
	const places = new Map<string, string[]>();
	for (const { path, exports } of files) {
		for (const name of exports) {
			if (!frameworkNames.has(name)) places.set(name, [...(places.get(name) ?? []), path]);
		}
	}
	return [...places]
		.filter(([, paths]) => paths.length > 1)
		.map(([name, paths]) => `The name ${name} is exported by ${paths.sort().join(", ")}`)
		.sort();
}

function folderOf(path: string): string | undefined {
	const parts = dirname(path).split("/");
	const depth = parts[1] === "features" || parts[1] === "components" ? 3 : 2;
	return parts.length < depth || !layers.includes(parts[0] ?? "") ? undefined : parts.slice(0, depth).join("/");
}

/** The shortest cycles, with one import for each step; a cycle around a shorter one is left out. */
function folderCycles(files: readonly SourceFile[]): string[] {
	const steps = new Map<string, Map<string, string>>();
	for (const { path, imports } of files) {
		const from = folderOf(path);
		for (const imported of imports) {
			const to = folderOf(imported);
			if (!from || !to || from === to) continue;
			if (!steps.has(from)) steps.set(from, new Map());
			if (!steps.get(from)?.has(to)) steps.get(from)?.set(to, `${path} imports ${imported}`);
		}
	}
	const cycles: string[][] = [];
	const ways = [...steps].flatMap(([from, targets]) => [...targets.keys()].map((to) => shortestWay(steps, to, from)));
	for (const way of ways.filter((way) => way !== undefined).sort((one, other) => one.length - other.length)) {
		if (!cycles.some((cycle) => cycle.every((folder) => way.includes(folder)))) cycles.push(way);
	}
	return cycles.map((way) => {
		const reasons = way.map((folder, index) => `\n  ${steps.get(way.at(index - 1) ?? "")?.get(folder)}`);
		return `The folders ${way.join(", ")} form a cycle:${reasons.join("")}`;
	});
}

/** @returns the folders from the first to the last, both included */
function shortestWay(steps: Map<string, Map<string, string>>, first: string, last: string): string[] | undefined {
	const ways = [[first]];
	const seen = new Set([first]);
	for (const way of ways) {
		const folder = way.at(-1) ?? "";
		if (folder === last) return way;
		for (const next of steps.get(folder)?.keys() ?? []) {
			if (!seen.has(next)) ways.push([...way, next]);
			seen.add(next);
		}
	}
}
