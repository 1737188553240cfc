import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Rolldown } from "vite";
import { buildServiceWorker } from "./vite/build-service-worker.ts";
import { compileMessages } from "./vite/compile-messages.ts";
import { loadServerBundle } from "./vite/load-server-bundle.ts";

/** The start of canonical URLs, sitemaps and shared links, so the build must know it. */
const siteOrigin = process.env.SITE_ORIGIN || `http://localhost:${process.env.PORT ?? 3000}`;

/** The owner's NODE_ENV, from `scripts/build.ts`: the build itself always runs with "production". */
const siteMode = process.env.SITE_MODE ?? "development";

const entry = /\/app\/entry\.client\.tsx$/;

/**
 * Puts all static imports of the pages' entry into one file, since on a slow connection each further file costs a round
 * trip. The bundler splits the dynamic imports.
 */
const firstScript = {
	debugName: "first script",
	name: (id: string, graph: Rolldown.ChunkingContext) => (isImportedByEntry(id, graph, new Set()) ? "page" : null),
};

export default defineConfig({
	define: {
		"import.meta.env.VITE_SITE_ORIGIN": JSON.stringify(siteOrigin.replace(/\/$/, "")),
		"import.meta.env.VITE_SITE_MODE": JSON.stringify(siteMode),
		"import.meta.env.VITE_BUILT_AT": JSON.stringify(new Date().toISOString()),
	},
	plugins: [compileMessages(), tailwindcss(), reactRouter(), buildServiceWorker(), loadServerBundle()],
	resolve: { alias: { "use-intl/format-message": "use-intl/format-message/format-only" } },
	// Its imports may be hoisted for a development tool alone, and then an installation without those lacks them.
	ssr: { noExternal: ["use-intl", "@formatjs/fast-memoize"] },
	environments: {
		client: { build: { rolldownOptions: { output: { codeSplitting: { groups: pageScripts } } } } },
		ssr: { build: { rollupOptions: { input: "./server/entry.server.ts" } } },
	},
	build: { target: "es2022", assetsInlineLimit: 0 },
});

/** Follows static imports up to the entry. */
function isImportedByEntry(id: string, graph: Rolldown.ChunkingContext, seen: Set<string>): boolean {
	if (seen.has(id)) return false;
	seen.add(id);
	const importers = graph.getModuleInfo(id)?.importers ?? [];
	return importers.some((importer) => entry.test(importer) || isImportedByEntry(importer, graph, seen));
}
