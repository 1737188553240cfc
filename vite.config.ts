import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { buildServiceWorker } from "./vite/build-service-worker.ts";
import { compileMessages } from "./vite/compile-messages.ts";
import { firstScript } from "./vite/first-script.ts";
import { loadServerBundle } from "./vite/load-server-bundle.ts";

/** The start of canonical URLs, sitemaps and shared links, so the build must know it. */
const siteOrigin = process.env.SITE_ORIGIN ?? `http://localhost:${process.env.PORT ?? 3000}`;

export default defineConfig({
	define: { "import.meta.env.VITE_SITE_ORIGIN": JSON.stringify(siteOrigin.replace(/\/$/, "")) },
	plugins: [compileMessages(), tailwindcss(), reactRouter(), buildServiceWorker(), loadServerBundle()],
	resolve: { alias: { "use-intl/format-message": "use-intl/format-message/format-only" } },
	ssr: { noExternal: ["use-intl"] },
	environments: {
		client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [firstScript] } } } } },
		ssr: { build: { rollupOptions: { input: "./server/entry.server.ts" } } },
	},
	build: { target: "es2022", assetsInlineLimit: 0 },
});
