import { once } from "node:events";
import { type IncomingHttpHeaders, request } from "node:http";
import { connect } from "node:net";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { redirectingBuild, testApp, testEnv } from "#tests/support/edge.ts";
import { createLog } from "../log.server.ts";
import type { EdgeApp } from "./app.server.ts";
import { type Listening, listen } from "./listen.server.ts";
import { type StaticFile, staticFile } from "./static-files.server.ts";

const env = testEnv({ PORT: "0", HOST: "127.0.0.1" });
const page = Buffer.from(`<!doctype html><script>boot()</script>${"<p>Hello</p>".repeat(200)}`);
const script = Buffer.from("let a = 1;".repeat(100));
const compressed = (body: Buffer) => Buffer.from(brotliCompressSync(body));
const files = new Map<string, StaticFile>([
	["/en", staticFile("en/index.html", page, compressed(page))],
	["/assets/app-abc.js", staticFile("assets/app-abc.js", script, compressed(script))],
	["/assets/font-abc.woff2", staticFile("assets/font-abc.woff2", Buffer.from("font"), null)],
	["/assets/map-abc.svg", staticFile("assets/map-abc.svg", Buffer.from("<svg/>"), null)],
	["/sitemap.xml", staticFile("sitemap.xml", page, compressed(page))],
]);

const lines: string[] = [];
/** The requests that the application did not see. */
const quick: string[] = [];
let app: EdgeApp;
let both: Listening[] = [];

beforeAll(async () => {
	const log = createLog("info", { write: (line) => void lines.push(line) });
	const offeredPath = (path: string) => (path === "/ht/about" ? "/en/about" : undefined);
	app = testApp({ env, files, isForSearch: () => false, log, build: redirectingBuild, offeredPath });
	const fromMemory: EdgeApp["fromMemory"] = (incoming, outgoing) => {
		const isAnswered = app.fromMemory(incoming, outgoing);
		if (isAnswered) quick.push(incoming.url ?? "");
		return isAnswered;
	};
	both = await Promise.all([
		listen({ fetch: app.fetch.bind(app), fromMemory }, env),
		listen({ fetch: app.fetch.bind(app) }, env),
	]);
});
afterAll(() => Promise.all(both.map((listening) => listening.close(0))));

async function ask(origin: string, path: string, headers: Record<string, string>, method: string) {
	// As it is: an URL would resolve dots.
	const asked = request({ host: "127.0.0.1", port: new URL(origin).port, path, method, headers, agent: false }).end();
	const [response] = await once(asked, "response");
	const chunks: Buffer[] = [];
	for await (const chunk of response) chunks.push(chunk);
	const {
		date: _,
		"x-request-id": requestId,
		"content-security-policy": policy,
		...others
	} = response.headers as IncomingHttpHeaders;
	return {
		status: response.statusCode,
		headers: {
			...others,
			id: /^[0-9a-f]{12}-[0-9a-z]+$/.test(String(requestId)) ? "an id" : requestId,
			policy: String(policy).replaceAll(/nonce-[\w-]+/g, "nonce"),
		},
		body: String(policy).includes("nonce-") ? "with a nonce" : Buffer.concat(chunks).toString("base64"),
	};
}

const br = { "accept-encoding": "gzip, deflate, br" };

test.each([
	["a page", "/en", br, "GET", true],
	["a page by HEAD", "/en", br, "HEAD", true],
	["a script", "/assets/app-abc.js", br, "GET", true],
	["a typeface", "/assets/font-abc.woff2", {}, "GET", true],
	["a drawing", "/assets/map-abc.svg", br, "GET", true],
	["a sitemap", "/sitemap.xml", { "accept-encoding": "*" }, "GET", true],
	["a page with a campaign", "/en?utm_source=letter", br, "GET", false],
	["a page for a client without brotli", "/en", { "accept-encoding": "gzip" }, "GET", false],
	["a page for a client without compression", "/en", {}, "GET", false],
	["a page behind an undeclared proxy", "/en", { ...br, "x-forwarded-for": "10.0.0.1" }, "GET", false],
	["a page with a strange host", "/en", { ...br, host: "a b" }, "GET", false],
	["a page in another spelling", "/%65n", br, "GET", false],
	["a form", "/en", { ...br, "content-length": "0" }, "POST", false],
	["a file of another build", "/assets/app-old.js", br, "GET", false],
	["a file beyond the folder", "/assets/../../package.json", br, "GET", false],
	["an unknown page", "/en/nothing", br, "GET", false],
	["the health check", "/healthz", {}, "GET", true],
	["the health check by HEAD", "/healthz", {}, "HEAD", false],
	["the home page in no language", "/", {}, "GET", true],
	["the home page in the browser's language", "/", { "accept-language": "fr, ht;q=0.9, es;q=0.5" }, "GET", true],
	["the home page in the chosen language", "/", { "accept-language": "es", cookie: "a=b; sf_lang=pt" }, "GET", true],
	["the home page in no language, by HEAD", "/", {}, "HEAD", false],
	["the home page in no language, with a campaign", "/?utm_source=letter", {}, "GET", false],
	["an old address", "/about", {}, "GET", true],
	["a printed address", "/daytona", br, "GET", true],
	["an old address of an article", "/blog/old-article", {}, "GET", false],
	["an old address in another spelling", "/About", {}, "GET", false],
	["a page in a language that isn't offered", "/ht/about", br, "GET", false],
	["a slash at the end", "/en/about/", {}, "GET", true],
	["a slash at the end, with a query", "/en/about/?a=b", {}, "GET", false],
	["a slash at the end of a posted form", "/en/about/", { "content-length": "0" }, "POST", false],
	["two slashes at the end", "/en/about//", {}, "GET", false],
	["another host's address", "//evil.example/", {}, "GET", false],
	["a way up with a slash at the end", "/en/../about/", {}, "GET", false],
	["a folder of scripts", "/assets/", {}, "GET", false],
	["a redirect for a strange host", "/", { host: "a b" }, "GET", false],
	["a redirect behind an undeclared proxy", "/", { "x-forwarded-for": "10.0.0.1" }, "GET", false],
] as const)("%s is the same from memory and from the application", async (_name, path, headers, method, isQuick) => {
	quick.length = 0;
	const [memory, application] = await Promise.all(both.map(({ address }) => ask(address, path, headers, method)));
	expect(memory).toEqual(application);
	expect(quick).toHaveLength(isQuick ? 1 : 0);
});

test("a known tag is answered without the content, from memory and from the application", async () => {
	for (const path of ["/en", "/assets/app-abc.js"]) {
		const etag = String((await ask(both[0]?.address ?? "", path, br, "GET")).headers.etag);
		for (const tag of [etag, `W/${etag}`, `"other", ${etag}`]) {
			quick.length = 0;
			const headers = { ...br, "if-none-match": tag };
			const [memory, application] = await Promise.all(both.map(({ address }) => ask(address, path, headers, "GET")));
			expect(memory).toEqual(application);
			expect(memory).toMatchObject({ status: 304, body: "", headers: { etag } });
			expect(quick).toEqual([path]);
		}
	}
});

test("an asset has no headers of a document, and everything else has all of them", async () => {
	const of = async (path: string) => {
		const { policy, ...others } = (await ask(both[0]?.address ?? "", path, br, "GET")).headers;
		return [...Object.keys(others), policy.split(" ")[0] ?? ""];
	};
	const documentOnly = ["default-src", "reporting-endpoints", "permissions-policy", "referrer-policy"];
	for (const path of ["/assets/app-abc.js", "/assets/font-abc.woff2"]) {
		const names = await of(path);
		expect(names.filter((name) => documentOnly.includes(name))).toEqual([]);
		expect(names).toEqual(
			expect.arrayContaining(["strict-transport-security", "x-content-type-options", "cross-origin-resource-policy"]),
		);
	}
	for (const path of ["/en", "/assets/map-abc.svg", "/assets/app-old.js", "/sitemap.xml"]) {
		expect(await of(path), path).toEqual(expect.arrayContaining(documentOnly));
	}
});

test("both write the same line into the log", async () => {
	const lineOf = async (address: string) => {
		lines.length = 0;
		await ask(address, "/en", br, "GET");
		await expect.poll(() => lines.length).toBe(1);
		const { time, requestId, ms, ...line } = JSON.parse(lines[0] ?? "");
		expect([time, requestId, ms]).toEqual([
			expect.stringMatching(/^\d{4}-.*Z$/),
			expect.stringMatching(/^[0-9a-f]{12}-/),
			expect.any(Number),
		]);
		return { line, names: Object.keys(JSON.parse(lines[0] ?? "")) };
	};
	expect(await lineOf(both[0]?.address ?? "")).toEqual(await lineOf(both[1]?.address ?? ""));
});

test.each(["/en", "/", "/healthz", "/en/about/"])("a request for %s with two hosts is refused", async (path) => {
	const { port } = new URL(both[0]?.address ?? "");
	const socket = connect(Number(port), "127.0.0.1");
	socket.end(`GET ${path} HTTP/1.1\r\nHost: a.example\r\nHost: b.example\r\nAccept-Encoding: br\r\n\r\n`);
	const [answer] = await once(socket.setEncoding("utf8"), "data");
	expect(answer).toMatch(/^HTTP\/1\.1 400 /);
});

test("a link that confirms a request stays in a language that isn't offered any more", async () => {
	const locations = ["/ht/about?from=menu", "/ht/about?request=token"].map(async (path) => {
		const answers = await Promise.all(both.map(({ address }) => ask(address, path, {}, "GET")));
		return answers.map(({ headers }) => headers.location);
	});
	const moved = "/en/about?from=menu";
	expect(await Promise.all(locations)).toEqual([
		[moved, moved],
		[undefined, undefined],
	]);
});

test("the log has no token of a preview link that ends with a slash", async () => {
	const token = "A".repeat(32);
	lines.length = 0;
	for (const { address } of both) {
		expect(await ask(address, `/blog/preview/${token}/`, {}, "GET")).toMatchObject({ status: 308 });
	}
	expect(quick.at(-1)).toContain(token);
	expect(lines.map((line) => JSON.parse(line).path)).toEqual(both.map(() => "/blog/preview/…/"));
});
