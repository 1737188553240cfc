import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { emitServiceWorker } from "./app/features/offline/emit-service-worker.ts";
import { compileMessages } from "./i18n/compile-messages.ts";
import { loadServerBundle } from "./scripts/load-server-bundle.ts";

/** Canonical addresses, sitemaps and shared links start with it, so it is known when the pages are built. */
const siteOrigin = process.env.SITE_ORIGIN ?? `http://localhost:${process.env.PORT ?? 3000}`;

/** What every page starts with comes in one file: on a slow line each further file costs a journey. */
const firstScript = {
	name: "page",
	test: /preload-helper|\/app\/(?:enhancements\/(?!kept)|enhancements\/queued-leads|islands\/(?:start-islands|read-page-context|page-context)|features\/(?:consent\/consent\.|tracking\/(?:start-)?track|language\/language-|session\/(?:browser-visit|visit)|offline\/(?:background-sync|indexed-db-store)|profiler\/running-profiler)|components\/ui\/toast-queue)|\/domain\/locale\/locales|\/domain\/profiling\/journey-key/,
};

export default defineConfig({
	define: { "import.meta.env.VITE_SITE_ORIGIN": JSON.stringify(siteOrigin.replace(/\/$/, "")) },
	plugins: [compileMessages(), tailwindcss(), reactRouter(), emitServiceWorker(), loadServerBundle()],
	resolve: { alias: { "use-intl/format-message": "use-intl/format-message/format-only" } },
	ssr: { noExternal: ["use-intl"] },
	environments: {
		client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [firstScript] } } } } },
		ssr: { build: { rollupOptions: { input: "./server/entry.server.ts" } } },
	},
	build: { target: "es2022", assetsInlineLimit: 0 },
});
