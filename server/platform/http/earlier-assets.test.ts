import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { testApp } from "#tests/support/edge.ts";
import { createLog } from "../log.server.ts";
import { openEarlierAssets } from "./earlier-assets.server.ts";
import { assetFile } from "./static-files.server.ts";

let dataDir: string;
beforeEach(() => {
	dataDir = mkdtempSync(join(tmpdir(), "earlier-assets-"));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

/** Starts a version of the site with one asset. */
function startVersion(name: string) {
	const files = new Map([[`/assets/${name}.js`, assetFile(`assets/${name}.js`, Buffer.from(`let ${name};`), false)]]);
	const findEarlierAsset = openEarlierAssets(dataDir, files, createLog("silent"));
	const app = testApp({ files, findEarlierAsset });
	return (path: string) => app.request(path);
}

test("an asset of the versions before is served like one of this version, and no other file is", async () => {
	await startVersion("first")("/assets/none.js");
	const get = startVersion("second");
	const [own, earlier] = [await get("/assets/second.js"), await get("/assets/first.js")];
	expect(await earlier.text()).toBe("let first;");
	for (const name of ["cache-control", "content-type"]) expect(earlier.headers.get(name)).toBe(own.headers.get(name));
	expect((await get("/assets/third.js")).status).toBe(404);
	for (const path of ["/assets/..%2fassets", "/assets/", "/assets/first.js.br"]) {
		expect((await get(path)).status, path).toBe(404);
	}
});

test("only the last versions are kept, and one that comes back is among them", async () => {
	for (const name of ["first", "second", "third", "first", "fourth"]) {
		await startVersion(name)("/assets/none.js");
		// Their order is that of their times on disk.
		await new Promise((resolve) => setTimeout(resolve, 10));
	}
	const get = startVersion("fourth");
	expect((await get("/assets/first.js")).status).toBe(200);
	expect((await get("/assets/third.js")).status).toBe(200);
	expect((await get("/assets/second.js")).status).toBe(404);
	expect(readdirSync(join(dataDir, "assets"))).toHaveLength(3);
});

test("a copy that fails leaves nothing, and one that was interrupted is deleted later", async () => {
	const root = join(dataDir, "assets");
	for (const name of [".making-1", ".making-2"]) mkdirSync(join(root, name), { recursive: true });
	utimesSync(join(root, ".making-1"), new Date(), new Date(Date.now() - 2 * 3_600_000));
	// The copy has no such folder.
	await startVersion("none/first")("/assets/none.js");
	expect(readdirSync(root)).toEqual([".making-2"]);
});
