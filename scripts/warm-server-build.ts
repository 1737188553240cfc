import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

/**
 * Loads the server's bundle as soon as it is written. The first prerendered page would load it otherwise, and a busy
 * machine can take longer for that than the ten seconds that React Router grants a page.
 */
export function warmServerBuild(): Plugin {
	return {
		name: "warm-server-build",
		apply: "build",
		applyToEnvironment: (environment) => environment.name === "ssr",
		writeBundle: {
			order: "post",
			sequential: true,
			async handler({ dir }) {
				process.env.NODE_ENV ??= "production";
				if (dir) await import(pathToFileURL(join(dir, "index.js")).href);
			},
		},
	};
}
