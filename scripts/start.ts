import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { siteMode } from "./site-mode.ts";
import { sourceFingerprint } from "./source-fingerprint.ts";

/** `npm start`: builds what has changed since the last build, then serves it. */

if (existsSync(".env")) process.loadEnvFile(".env");
buildIfChanged();
// The C library gives each thread an area of memory and keeps what is freed in it: 245 MB of 690, and 55 MB in a single
// area. It reads the limits when a process begins, so this one becomes another.
if (process.platform === "linux" && !process.env.MALLOC_ARENA_MAX) {
	const environment = { ...process.env, MALLOC_ARENA_MAX: "1", MALLOC_TRIM_THRESHOLD_: "131072" };
	const options = [...process.execArgv, "--disable-warning=ExperimentalWarning"];
	process.execve?.(process.execPath, [process.execPath, ...options, "scripts/serve.ts"], environment);
}
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
