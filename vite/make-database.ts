import { chmod, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";
import { templateName } from "../server/platform/database/folder-names.server.ts";
import { makeEmptyFolder } from "../server/platform/database/start-on-folder.server.ts";

/**
 * Makes the empty database that a first start copies: PostgreSQL needs 450 MB and ten seconds to make one, and a box of
 * 512 MB has no room for that.
 */
export function makeDatabase(): Plugin {
	return {
		name: "make-database",
		apply: "build",
		applyToEnvironment: (environment) => environment.name === "ssr",
		async writeBundle({ dir }) {
			if (!dir) return;
			const folder = join(dir, templateName);
			await rm(folder, { recursive: true, force: true });
			await makeEmptyFolder(folder);
			// PostgreSQL lets nobody else read it, but the image is built and run by different users.
			await chmod(folder, 0o755);
			for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
				await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644);
			}
		},
	};
}
