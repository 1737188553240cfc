import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

/** Runs the check in a Node.js process that reports this version. */
function startOn(version: string) {
	const folder = mkdtempSync(join(tmpdir(), "node-version-"));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	const pretend = join(folder, "pretend.cjs");
	writeFileSync(
		pretend,
		`Object.defineProperty(process, "versions", { value: { ...process.versions, node: "${version}" } })`,
	);
	const run = ["--require", pretend, "--require", "./scripts/require-node.cjs", "--eval", "console.log('started')"];
	const { status, stdout, stderr } = spawnSync(process.execPath, run, { encoding: "utf8" });
	return { status, stdout, stderr };
}

test.each(["20.20.2", "22.21.0"])("Node.js %s is refused in one sentence that says what to do", (version) => {
	const { status, stdout, stderr } = startOn(version);
	expect(status).toBe(1);
	expect(stdout).toBe("");
	expect(stderr).toMatch(
		new RegExp(`^This site needs Node\\.js 24 or newer, not ${version}: run \`npm rebuild node\`.*\\.\n$`),
	);
});

test.each(["24.0.0", "25.1.0"])("Node.js %s is accepted", (version) => {
	expect(startOn(version)).toEqual({ status: 0, stdout: "started\n", stderr: "" });
});

test("npm start, npm test, npm run test:long and npm run dev check the version first", async () => {
	const { default: manifest } = await import("../package.json", { with: { type: "json" } });
	for (const name of ["start", "test", "test:long", "dev"] as const) {
		expect(manifest.scripts[name]).toMatch(/^node (--max-[\w-]+=\d+ )*--require \.\/scripts\/require-node\.cjs /);
	}
});
