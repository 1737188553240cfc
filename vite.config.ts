import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { emitServiceWorker } from "./app/features/offline/emit-service-worker.ts";
import { compileMessages } from "./i18n/compile-messages.ts";
import { warmServerBuild } from "./scripts/warm-server-build.ts";

export default defineConfig({
	plugins: [compileMessages(), tailwindcss(), reactRouter(), emitServiceWorker(), warmServerBuild()],
	resolve: { alias: { "use-intl/format-message": "use-intl/format-message/format-only" } },
	ssr: { noExternal: ["use-intl"] },
	environments: {
		ssr: { build: { rollupOptions: { input: "./server/entry.server.ts" } } },
	},
	build: { target: "es2022", assetsInlineLimit: 0 },
});
