import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** All inputs of a build. */
const sources = [
	"app",
	"content",
	"database",
	"docs/signoff.json",
	"domain",
	"emails",
	"i18n",
	"public",
	"scripts",
	"server",
	"vite",
	"package.json",
	"package-lock.json",
	"react-router.config.ts",
	"tsconfig.json",
	"vite.config.ts",
];

/** Changes if the sources, the site's address or the owner's NODE_ENV change, because then the build differs. */
export function sourceFingerprint(siteOrigin: string, siteMode: string): string {
	const hash = createHash("sha256").update(siteOrigin).update(`\0${siteMode}`);
	for (const file of sources.flatMap(filesBelow).sort()) {
		hash.update(`\0${file}\0`).update(readFileSync(file));
	}
	return hash.digest("hex");
}

function filesBelow(path: string): string[] {
	if (!existsSync(path)) return [];
	if (statSync(path).isFile()) return [path];
	return readdirSync(path, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
		.map((entry) => join(entry.parentPath, entry.name));
}
