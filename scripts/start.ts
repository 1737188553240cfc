import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { siteMode } from "./site-mode.ts";
import { sourceFingerprint } from "./source-fingerprint.ts";

/** `npm start`: builds what has changed since the last build, then serves it. */

if (existsSync(".env")) process.loadEnvFile(".env");
buildIfChanged();
await import("./serve.ts");

function buildIfChanged(): void {
	const file = "build/.fingerprint";
	const fingerprint = sourceFingerprint(process.env.SITE_ORIGIN ?? "", siteMode());
	const built = existsSync("build/server/index.js") && existsSync(file) ? readFileSync(file, "utf8") : "";
	if (built === fingerprint) return;
	rmSync(file, { force: true });
	const { status } = spawnSync("npm", ["run", "build"], {
		stdio: "inherit",
		shell: process.platform === "win32",
	});
	if (status !== 0) process.exit(status ?? 1);
	writeFileSync(file, fingerprint);
}
