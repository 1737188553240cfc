import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { buildRenderings } from "./vite/build-renderings.ts";
import { buildServiceWorker } from "./vite/build-service-worker.ts";
import { compileMessages } from "./vite/compile-messages.ts";
import { emitPlaces } from "./vite/emit-places.ts";
import { loadServerBundle } from "./vite/load-server-bundle.ts";
import { makeDatabase } from "./vite/make-database.ts";
import { buildPageEntry } from "./vite/page-entry.ts";
import { pageScripts } from "./vite/page-scripts.ts";
import { readCommit } from "./vite/read-commit.ts";
import { scriptWords } from "./vite/script-words.ts";
import { signedTexts } from "./vite/signed-texts.ts";
import { onlyStaffRoutes } from "./vite/staff-routes.ts";

/** The start of canonical URLs, sitemaps and shared links, so the build must know it. */
const siteOrigin = process.env.SITE_ORIGIN || `http://localhost:${process.env.PORT ?? 3000}`;

/** The owner's NODE_ENV, from `scripts/build.ts`: the build itself always runs with "production". */
const siteMode = process.env.SITE_MODE ?? "development";

const define = {
	"import.meta.env.VITE_SITE_ORIGIN": JSON.stringify(siteOrigin.replace(/\/$/, "")),
	"import.meta.env.VITE_SITE_MODE": JSON.stringify(siteMode),
	"import.meta.env.VITE_BUILT_AT": JSON.stringify(new Date().toISOString()),
	// A container is built without the checkout's history.
	"import.meta.env.VITE_COMMIT": JSON.stringify(process.env.COMMIT || readCommit()),
};
const resolve = { alias: { "use-intl/format-message": "use-intl/format-message/format-only" } };

/** What reads files of its own at run time stays outside of the server's bundle. */
const external = ["@electric-sql/pglite", "pino", "sharp"];

export default defineConfig(({ command }) => ({
	define,
	resolve,
	plugins: [
		compileMessages(),
		tailwindcss(),
		reactRouter(),
		onlyStaffRoutes(),
		buildPageEntry(),
		scriptWords(),
		signedTexts(),
		buildServiceWorker(),
		buildRenderings({ define, resolve, plugins: [compileMessages()] }),
		emitPlaces(),
		makeDatabase(),
		loadServerBundle(),
	],
	ssr:
		command === "build"
			? // Looking for two thousand small files took half of the time of a start.
				{ noExternal: true, external }
			: // What it imports may be hoisted for a development tool alone, and then an installation without those lacks it.
				{ noExternal: ["use-intl", "@formatjs/fast-memoize"] },
	environments: {
		client: { build: { rolldownOptions: { output: { codeSplitting: { groups: pageScripts } } } } },
		ssr: { build: { rollupOptions: { input: "./server/entry.server.ts" } } },
	},
	build: { target: "es2022", assetsInlineLimit: 0 },
}));
