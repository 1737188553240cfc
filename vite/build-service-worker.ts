import { createHash } from "node:crypto";
import { build, type Plugin, type Rolldown } from "vite";
import { islandModules } from "./island-modules.ts";
import { pageEntry } from "./page-entry.ts";

const entry = "app/features/offline/service-worker.ts";

/** The scripts that each page runs, and those of the offline page. */
const partsOfOfflinePage = [
	pageEntry,
	"app/islands/hydrate-island.tsx",
	"app/features/offline/outbox-sender.ts",
	"app/features/offline/kept-here.tsx",
	"app/components/ui/toast.tsx",
];

/**
 * Builds the service worker. It must be at the root to serve every page, under a name that never changes. It is built
 * separately: a chunk shared with the pages would run their code, which needs a window.
 */
export function buildServiceWorker(): Plugin {
	return {
		name: "build-service-worker",
		apply: "build",
		applyToEnvironment: (environment) => environment.name === "client",
		async generateBundle(_, bundle) {
			const files = publicFiles(bundle);
			const built = await build({
				configFile: false,
				logLevel: "warn",
				define: {
					BUILD_ID: JSON.stringify(buildId(bundle)),
					OFFLINE_ASSETS: JSON.stringify(files(partsOfOfflinePage)),
					ISLAND_ASSETS: JSON.stringify(islandAssets(files)),
				},
				build: {
					write: false,
					target: "es2022",
					modulePreload: false,
					rolldownOptions: { input: entry, output: { codeSplitting: false, format: "iife" } },
				},
			});
			const [chunk] = "output" in built ? built.output : [];
			if (!chunk) throw new Error(`${entry} was not built`);
			this.emitFile({ type: "asset", fileName: "sw.js", source: chunk.code });
		},
	};
}

/** Changes with every file of the build. */
function buildId(bundle: Rolldown.OutputBundle): string {
	return createHash("sha256").update(Object.keys(bundle).sort().join()).digest("base64url").slice(0, 12);
}

/** The addresses of the files that hold these modules and what they import. */
function publicFiles(bundle: Rolldown.OutputBundle) {
	const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
	return (modules: readonly string[]): string[] => {
		const found = new Set<string>();
		const queue = chunks.filter(({ moduleIds }) => modules.some((path) => moduleIds.some((id) => id.endsWith(path))));
		for (let chunk = queue.pop(); chunk; chunk = queue.pop()) {
			if (found.has(chunk.fileName)) continue;
			found.add(chunk.fileName);
			const { imports } = chunk;
			queue.push(...chunks.filter(({ fileName }) => imports.includes(fileName)));
		}
		return [...found].map((name) => `/${name}`).sort();
	};
}

/** The files of each island, by its name. */
function islandAssets(files: (modules: readonly string[]) => string[]): Record<string, string[]> {
	const shared = new Set(files(partsOfOfflinePage));
	return Object.fromEntries(
		islandModules().map(([name, path]) => [name, files([path]).filter((file) => !shared.has(file))]),
	);
}
