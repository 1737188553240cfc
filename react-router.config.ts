import { glob, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { localizedPath, prerenderedFiles, prerenderedPaths } from "./domain/site/pages.ts";
import { locales } from "./i18n/locales.ts";
import { compressFolder } from "./scripts/compress-folder.ts";

const pages = locales.flatMap((locale) => prerenderedPaths.map((path) => localizedPath(locale, path)));

/** Visitors' pages are documents: no router in their browser asks for the data behind them. */
async function removeRouterData(client: string): Promise<void> {
	for await (const file of glob("**/*.data", { cwd: client })) await rm(join(client, file));
}

export default {
	appDirectory: "app",
	ssr: true,
	routeDiscovery: { mode: "initial" },
	prerender: { paths: [...pages, ...prerenderedFiles], concurrency: 2 },
	async buildEnd({ reactRouterConfig }) {
		const client = join(reactRouterConfig.buildDirectory, "client");
		await removeRouterData(client);
		await compressFolder(client);
	},
} satisfies Config;
