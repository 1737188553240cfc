import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { siteMode } from "./site-mode.ts";

/**
 * `npm run build`. Every build runs React's production code, so the site's own mode has a variable of its own.
 * `npm run build:production` is the build of `NODE_ENV=production` on every system. Tests in a browser need it.
 */

if (existsSync(".env")) process.loadEnvFile(".env");
const mode = process.argv.includes("--production") ? "production" : siteMode();
const { status } = spawnSync("react-router", ["build"], {
	stdio: "inherit",
	shell: process.platform === "win32",
	env: { ...process.env, NODE_ENV: "production", SITE_MODE: mode },
});
process.exit(status ?? 1);
