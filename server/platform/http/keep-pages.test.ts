import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { cspNonceContext, requestInfoContext } from "#server/context.server.ts";
import { buildOf, noServices, testApp } from "#tests/support/edge.ts";
import { testSource } from "#tests/support/kept-pages.ts";
import { prepareStaticFiles } from "../../../scripts/prepare-static-files.ts";
import type { PageSource } from "./page-source.server.ts";
import { loadStaticFiles } from "./static-files.server.ts";

const page = (text: string) =>
	`<!doctype html><style>p{color:red}</style><script>boot()</script>${`<p>${text}</p>`.repeat(200)}`;
const sitemap = `<urlset>${"<url/>".repeat(200)}</urlset>`;
const folder = mkdtempSync(join(tmpdir(), "kept-pages-"));

beforeAll(async () => {
	mkdirSync(join(folder, "en"));
	writeFileSync(join(folder, "en/index.html"), page("Hello"));
	writeFileSync(join(folder, "sitemap.xml"), sitemap);
	// As fast as a page that is kept.
	vi.stubEnv("QUICK_BUILD", "1");
	await prepareStaticFiles(folder);
	vi.unstubAllEnvs();
});
afterAll(() => rmSync(folder, { recursive: true }));

interface RouteArguments {
	request: Request;
	context: { get(key: unknown): unknown };
}

/** A site whose pages show a text set by the test, and record their requests. */
function site(source: PageSource, files = new Map()) {
	const told: unknown[] = [];
	const state = { text: "Hello", fails: false };
	const respond = (body: string, type: string) => new Response(body, { headers: { "Content-Type": type } });
	const build = buildOf({
		en: {
			loader({ request, context }: RouteArguments) {
				const nonce = context.get(cspNonceContext);
				told.push({ nonce, cookie: request.headers.get("cookie"), visitor: context.get(requestInfoContext) });
				if (state.fails) throw new Error("a fault");
				return respond(page(state.text), "text/html; charset=utf-8");
			},
		},
		"sitemap.xml": { loader: () => respond(sitemap, "application/xml; charset=utf-8") },
	});
	const none = { name: "none", max: 0, maxPerNetwork: 0, windowMinutes: 1 };
	const app = testApp({
		build,
		files,
		sources: [source],
		// Nobody could have a page rendered.
		limits: { pages: none, posts: none, intake: none, calls: none },
		load: () => "extreme",
		services: noServices,
	});
	const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
		app.request(path, { method, headers });
	return { get, told, state };
}

const versions = { "/en": "1", "/sitemap.xml": "1" };

async function described(response: Response) {
	const { "x-request-id": _, ...headers } = Object.fromEntries(response.headers);
	return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()).toString("base64") };
}

test.each(["/en", "/sitemap.xml"])("%s is sent like the copy from the build", async (path) => {
	const built = testApp({ files: loadStaticFiles(folder) });
	const { get } = site(testSource(versions));
	for (const accepted of ["br, gzip", "gzip", ""]) {
		const headers: Record<string, string> = { "accept-encoding": accepted };
		for (const method of ["GET", "HEAD"]) {
			const expected = await described(await built.request(path, { headers, method }));
			expect(await described(await get(path, headers, method))).toEqual(expected);
		}
		const etag = (await get(path, headers)).headers.get("etag") ?? "";
		expect(await described(await get(path, { ...headers, "if-none-match": etag }))).toEqual(
			await described(await built.request(path, { headers: { ...headers, "if-none-match": etag } })),
		);
		expect((await get(path, { ...headers, "if-none-match": etag })).status).toBe(304);
	}
	const headers = Object.fromEntries((await get("/en", { "accept-encoding": "br" })).headers);
	expect(headers["content-encoding"]).toBe("br");
	expect(headers["content-security-policy"]).toMatch(/script-src 'self' 'sha256-[^']+';.*style-src 'self' 'sha256-/);
	expect(headers["content-security-policy"]).not.toContain("nonce");
});

test("nothing of a visitor's request is in the page that all get", async () => {
	const { get, told } = site(testSource(versions));
	await get("/en?utm_source=theirs", {
		cookie: "session=theirs",
		"user-agent": "theirs",
		"x-forwarded-for": "1.2.3.4",
	});
	await get("/en", { cookie: "session=another's" });
	expect(told).toEqual([{ nonce: null, cookie: null, visitor: expect.objectContaining({ ip: "", userAgent: "" }) }]);
});

test("a build that is outdated is replaced, also without a database", async () => {
	const files = loadStaticFiles(folder);
	const { get, state } = site(testSource(versions, { builtVersion: "0", mayStillShow: () => false }), files);
	state.text = "Hello again";
	const response = await get("/en", { "accept-encoding": "br" });
	expect(brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString()).toBe(page("Hello again"));
	expect(files.has("/en")).toBe(false);
});

test("a page that can't be kept is rendered on request, under the limits of requests", async () => {
	const { get, state } = site(testSource(versions));
	state.fails = true;
	expect((await get("/en")).status).toBe(503);
});

test("a form posted to a kept page reaches the router", async () => {
	const { get } = site(testSource(versions));
	await get("/en");
	expect((await get("/en", {}, "POST")).status).not.toBe(200);
});
