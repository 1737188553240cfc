import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { localizedPath, prerenderedFiles, prerenderedPaths } from "./domain/site/pages.ts";
import { locales } from "./i18n/locales.ts";
import { compressFolder } from "./scripts/compress-folder.ts";

const pages = locales.flatMap((locale) => prerenderedPaths.map((path) => localizedPath(locale, path)));

export default {
	appDirectory: "app",
	ssr: true,
	routeDiscovery: { mode: "initial" },
	prerender: { paths: [...pages, ...prerenderedFiles], concurrency: 2 },
	buildEnd: ({ reactRouterConfig }) => compressFolder(join(reactRouterConfig.buildDirectory, "client")),
} satisfies Config;
