import { glob, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { locales } from "./domain/locale/locales.ts";
import { offlinePath } from "./domain/pages/offline-page.ts";
import { prerenderedPaths } from "./domain/pages/page-registry.ts";
import { prerenderedFiles } from "./domain/pages/prerendered-files.ts";
import { localizedPath } from "./domain/site/pages.ts";
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
	prerender: { paths: [...paths, ...locales.map(offlinePath), ...prerenderedFiles], concurrency: 2 },
	async buildEnd({ reactRouterConfig }) {
		const client = join(reactRouterConfig.buildDirectory, "client");
		await removeRouterData(client);
		await prepareStaticFiles(client);
	},
} satisfies Config;
