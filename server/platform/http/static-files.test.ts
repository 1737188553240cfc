import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { siteOrigin, testApp } from "#tests/support/edge.ts";
import { prepareStaticFiles } from "../../../scripts/prepare-static-files.ts";
import { loadStaticFiles, type StaticFiles } from "./static-files.server.ts";

const folder = mkdtempSync(join(tmpdir(), "static-files-"));
const page = `<!doctype html><script>boot()</script>${"<p>Hello</p>".repeat(200)}`;
let files: StaticFiles;

beforeAll(async () => {
	for (const name of ["en", "assets", "parts", ".vite", ".well-known"]) mkdirSync(join(folder, name));
	writeFileSync(join(folder, "en/index.html"), page);
	writeFileSync(join(folder, "en.data"), "[]");
	writeFileSync(join(folder, "page"), "a file named as a route");
	writeFileSync(join(folder, "assets/app-abc.js"), "let a = 1;\n".repeat(100));
	writeFileSync(join(folder, "favicon.svg"), "<svg/>");
	writeFileSync(join(folder, "parts/en.json"), "{}");
	writeFileSync(join(folder, ".vite/manifest.json"), "{}");
	writeFileSync(join(folder, ".well-known/security.txt"), "Contact:");
	await prepareStaticFiles(folder);
	files = loadStaticFiles(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
	testApp({ files }).request(path, { method, headers });

test("lists pages by their address, without hidden files and compressed copies", () => {
	expect([...files.keys()].sort()).toEqual([
		"/.well-known/security.txt",
		"/assets/app-abc.js",
		"/en",
		"/en.data",
		"/favicon.svg",
		"/page",
		"/parts/en.json",
	]);
});

test("serves a prerendered page from memory with its own policy, whatever the query", async () => {
	for (const path of ["/en", "/en?utm_source=newsletter&utm_medium=%zz"]) {
		const response = await get(path);
		expect(response.status).toBe(200);
		expect(await response.text()).toBe(page);
		expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
		expect(response.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
		expect(response.headers.get("vary")).toBe("Accept-Encoding");
		expect(response.headers.get("content-security-policy")).toMatch(/script-src 'self' 'sha256-[^']+';/);
	}
});

test("compressed copies are smaller, complete, and have their own tags", async () => {
	const [plain, br, gzip] = await Promise.all([
		get("/en"),
		get("/en", { "accept-encoding": "gzip, br" }),
		get("/en", { "accept-encoding": "gzip" }),
	]);
	const brBody = Buffer.from(await br.arrayBuffer());
	const gzipBody = Buffer.from(await gzip.arrayBuffer());
	expect(br.headers.get("content-encoding")).toBe("br");
	expect(gzip.headers.get("content-encoding")).toBe("gzip");
	expect(brotliDecompressSync(brBody).toString()).toBe(page);
	expect(gunzipSync(gzipBody).toString()).toBe(page);
	expect(brBody.byteLength).toBeLessThan(page.length);
	expect(new Set([plain, br, gzip].map((response) => response.headers.get("etag"))).size).toBe(3);
});

test("responds with 304 for a known tag", async () => {
	const etag = (await get("/en", { "accept-encoding": "br" })).headers.get("etag") ?? "";
	for (const known of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
		const response = await get("/en", { "accept-encoding": "br", "if-none-match": known });
		expect(response.status).toBe(304);
		expect(await response.text()).toBe("");
		expect(response.headers.get("etag")).toBe(etag);
	}
	expect((await get("/en", { "if-none-match": etag })).status).toBe(200);
});

test("HEAD has the headers of GET", async () => {
	const head = await get("/en", {}, "HEAD");
	expect(head.headers.get("content-length")).toBe(String(page.length));
	expect(await head.text()).toBe("");
});

test("assets are cached for a year, other files for an hour", async () => {
	expect((await get("/assets/app-abc.js")).headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
	expect((await get("/assets/app-abc.js")).headers.get("content-type")).toContain("javascript");
	expect((await get("/favicon.svg")).headers.get("cache-control")).toBe("public, max-age=3600");
	expect((await get("/favicon.svg")).headers.get("content-type")).toBe("image/svg+xml; charset=utf-8");
});

test("what islands read is checked for a newer copy each time, because it must fit their scripts", async () => {
	expect((await get("/parts/en.json")).headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
});

test("an asset of another build is a 404, not a page", async () => {
	expect((await get("/assets/app-old.js")).status).toBe(404);
});

test.each([
	["/en/", "/en"],
	["/en/?a=b", "/en?a=b"],
	["//evil.example/", "/evil.example"],
	["/en//", "/en"],
])("%s moves to %s", async (from, to) => {
	const response = await testApp({ files }).request(new Request(`http://site.example${from}`));
	expect(response.status).toBe(308);
	expect(response.headers.get("location")).toBe(to);
});

test.each([
	"/../package.json",
	"/assets/..%2f..%2fpackage.json",
	"/assets/%2e%2e/%2e%2e/etc/passwd",
	"/.vite/manifest.json",
])("%s does not leave the folder", async (path) => {
	expect((await get(path)).status).toBe(404);
});

test("a form posted to a prerendered page reaches the router", async () => {
	const response = await testApp({ files }).request("/page", {
		method: "POST",
		headers: { origin: siteOrigin },
		body: "x",
	});
	expect(response.headers.get("content-type")).toContain("text/html");
	expect(response.headers.get("content-security-policy")).toContain("nonce-");
});
