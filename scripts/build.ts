import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { siteMode } from "./site-mode.ts";

/**
 * `npm run build`. Every build runs React's production code, so the site's own mode has a variable of its own.
 * `npm run build:production` makes a build for production beside the one of development: tests in a browser need both.
 */

if (existsSync(".env")) process.loadEnvFile(".env");
const beside = { SITE_MODE: "production", BUILD_DIRECTORY: "build/production" };
const { status } = spawnSync("react-router", ["build"], {
	stdio: "inherit",
	shell: process.platform === "win32",
	env: {
		...process.env,
		NODE_ENV: "production",
		SITE_MODE: siteMode(),
		...(process.argv.includes("--production") && beside),
	},
});
process.exit(status ?? 1);
