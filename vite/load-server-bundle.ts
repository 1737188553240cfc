import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import { drawSharedPages } from "../scripts/draw-shared-pages.ts";

/**
 * Loads the server's bundle as soon as it is written, and draws the social images with it. Otherwise the first
 * prerendered page would load it, and on a busy machine that can exceed the ten seconds that React Router allows a
 * page.
 */
export function loadServerBundle(): Plugin {
	return {
		name: "load-server-bundle",
		apply: "build",
		applyToEnvironment: (environment) => environment.name === "ssr",
		writeBundle: {
			order: "post",
			sequential: true,
			async handler({ dir }) {
				process.env.NODE_ENV ??= "production";
				if (!dir) return;
				const server = await import(pathToFileURL(join(dir, "index.js")).href);
				await drawSharedPages(server, join(dir, "../client"));
			},
		},
	};
}
