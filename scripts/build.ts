import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { siteMode } from "./site-mode.ts";

/** `npm run build`. Every build runs React's production code, so the site's own mode has a variable of its own. */

if (existsSync(".env")) process.loadEnvFile(".env");
const { status } = spawnSync("react-router", ["build"], {
	stdio: "inherit",
	shell: process.platform === "win32",
	env: { ...process.env, NODE_ENV: "production", SITE_MODE: siteMode() },
});
process.exit(status ?? 1);
