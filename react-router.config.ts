import { glob, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { locales } from "./domain/locale/locales.ts";
import { offlinePath } from "./domain/pages/offline-page.ts";
import { prerenderedPaths } from "./domain/pages/page-registry.ts";
import { prerenderedFiles } from "./domain/pages/prerendered-files.ts";
import { localizedPath } from "./domain/site/pages.ts";
import { keepStaffRoutes } from "./scripts/keep-staff-routes.ts";
import { prepareStaticFiles } from "./scripts/prepare-static-files.ts";

const paths = locales.flatMap((locale) => prerenderedPaths.map((path) => localizedPath(locale, path)));

/** Visitors' pages are documents: no router in their browser asks for the data behind them. */
async function removeRouterData(client: string): Promise<void> {
	for await (const file of glob("**/*.data", { cwd: client })) await rm(join(client, file));
}

export default {
	appDirectory: "app",
	// From `scripts/build.ts`.
	buildDirectory: process.env.BUILD_DIRECTORY ?? "build",
	ssr: true,
	routeDiscovery: { mode: "initial" },
	// A page's action in the browser would be a file of its own, which is loaded with the page in any case.
	splitRouteModules: false,
	prerender: { paths: [...paths, ...locales.map(offlinePath), ...prerenderedFiles], concurrency: 2 },
	async buildEnd({ reactRouterConfig }) {
		const client = join(reactRouterConfig.buildDirectory, "client");
		await removeRouterData(client);
		await keepStaffRoutes(client);
		await prepareStaticFiles(client);
	},
} satisfies Config;
