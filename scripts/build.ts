import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { siteMode } from "./site-mode.ts";

/**
 * `npm run build`. Every build runs React's production code, so the site's own mode has its own variable. `npm run
 * build:production` makes a production build next to the development build: tests in a browser need both.
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
