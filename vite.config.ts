import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { buildServiceWorker } from "./vite/build-service-worker.ts";
import { compileMessages } from "./vite/compile-messages.ts";
import { loadServerBundle } from "./vite/load-server-bundle.ts";
import { pageScripts } from "./vite/page-scripts.ts";

/** The start of canonical URLs, sitemaps and shared links, so the build must know it. */
const siteOrigin = process.env.SITE_ORIGIN || `http://localhost:${process.env.PORT ?? 3000}`;

/** The owner's NODE_ENV, from `scripts/build.ts`: the build itself always runs with "production". */
const siteMode = process.env.SITE_MODE ?? "development";

export default defineConfig({
	define: {
		"import.meta.env.VITE_SITE_ORIGIN": JSON.stringify(siteOrigin.replace(/\/$/, "")),
		"import.meta.env.VITE_SITE_MODE": JSON.stringify(siteMode),
		"import.meta.env.VITE_BUILT_AT": JSON.stringify(new Date().toISOString()),
	},
	plugins: [compileMessages(), tailwindcss(), reactRouter(), buildServiceWorker(), loadServerBundle()],
	resolve: { alias: { "use-intl/format-message": "use-intl/format-message/format-only" } },
	// What it imports may be hoisted for a development tool alone, and then an installation without those lacks it.
	ssr: { noExternal: ["use-intl", "@formatjs/fast-memoize"] },
	environments: {
		client: { build: { rolldownOptions: { output: { codeSplitting: { groups: pageScripts } } } } },
		ssr: { build: { rollupOptions: { input: "./server/entry.server.ts" } } },
	},
	build: { target: "es2022", assetsInlineLimit: 0 },
});
