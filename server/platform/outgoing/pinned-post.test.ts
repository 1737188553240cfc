import { createServer, type RequestListener } from "node:http";
import { createServer as createTlsServer } from "node:https";
import type { AddressInfo, Server } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { ownCertificate } from "#tests/support/own-certificate.ts";
import { pinnedPost, type Resolve, readCallableUrl } from "./pinned-post.server.ts";
import type { AllowedTargets } from "./reachable-address.server.ts";

const servers: { close: () => void; closeAllConnections: () => void }[] = [];
afterEach(() => {
	for (const server of servers.splice(0)) {
		server.closeAllConnections();
		server.close();
	}
	vi.unstubAllEnvs();
});

async function listening<S extends Server & { closeAllConnections: () => void }>(server: S): Promise<number> {
	servers.push(server);
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	return (server.address() as AddressInfo).port;
}

const answering = (listener: RequestListener) => listening(createServer(listener));
const toOwnMachine: Resolve = async () => ["127.0.0.1"];

function call(url: string, targets: AllowedTargets = "ownMachine") {
	return { url, targets, headers: { "content-type": "application/json" }, body: '{"a":1}' };
}

test("posts to the address that was checked, under the name that was asked for", async () => {
	const seen: unknown[] = [];
	const port = await answering((request, response) => {
		let body = "";
		request.on("data", (chunk) => {
			body += chunk;
		});
		request.on("end", () => {
			seen.push([request.method, request.url, request.headers.host, request.headers["content-type"], body]);
			response.writeHead(200, { "retry-after": "7" }).end("thanks");
		});
	});
	const resolve = vi.fn(toOwnMachine);
	const answer = await pinnedPost({ resolve })(call(`http://hooks.example:${port}/in?a=b`));
	expect(answer).toEqual({ status: 200, retryAfter: "7", text: "thanks" });
	expect(seen).toEqual([["POST", "/in?a=b", `hooks.example:${port}`, "application/json", '{"a":1}']]);
	expect(resolve.mock.calls).toEqual([["hooks.example"]]);
});

test("a name that leads elsewhere the second time is asked for once", async () => {
	const port = await answering((_request, response) => response.end("own"));
	const answers = [["127.0.0.1"], ["10.0.0.7"]];
	const resolve = vi.fn<Resolve>(async () => answers.shift() ?? []);
	expect(await pinnedPost({ resolve })(call(`http://hooks.example:${port}`))).toMatchObject({ status: 200 });
	expect(resolve).toHaveBeenCalledTimes(1);
});

test.each<[string, string[]]>([
	["a private address", ["10.0.0.7"]],
	["this machine", ["127.0.0.1"]],
	["one private address among others", ["93.184.216.34", "192.168.0.1"]],
	["a metadata service", ["169.254.169.254"]],
	["IPv4 inside of IPv6", ["::ffff:127.0.0.1"]],
])("a name that leads to %s is not called", async (_name, addresses) => {
	const answer = await pinnedPost({ resolve: async () => addresses })(call("https://hooks.example/", "public"));
	expect(answer).toEqual({ failure: "privateAddress", code: null });
});

test.each([
	"http://hooks.example/",
	"ftp://hooks.example/",
	"https://user:secret@hooks.example/",
	"https://127.0.0.1/",
	"https://2130706433/",
	"https://0x7f.1/",
	"https://[::1]/",
	"https://[::ffff:10.0.0.1]/",
	"https://[fd00:ec2::254]/",
	"//hooks.example",
	"",
])("the address %s is refused before anything is asked", async (url) => {
	const resolve = vi.fn(toOwnMachine);
	expect(await pinnedPost({ resolve })(call(url, "public"))).toEqual({ failure: "addressRefused", code: null });
	expect(resolve).not.toHaveBeenCalled();
	expect(readCallableUrl(url, "public")).toBeNull();
});

test("a redirect is not followed", async () => {
	let isFollowed = false;
	const target = await answering((_request, response) => {
		isFollowed = true;
		response.end();
	});
	const port = await answering((_request, response) => {
		response.writeHead(307, { location: `http://127.0.0.1:${target}/` }).end();
	});
	const answer = await pinnedPost({ resolve: toOwnMachine })(call(`http://hooks.example:${port}`));
	expect([answer, isFollowed]).toEqual([{ status: 307, retryAfter: null, text: "" }, false]);
});

test.each<[string, RequestListener]>([
	["never answers", () => {}],
	["sends its answer one byte at a time, before the headers end", (_request, response) => response.socket?.write("H")],
])("a server that %s is given up", async (_name, listener) => {
	const port = await answering(listener);
	const answer = await pinnedPost({ resolve: toOwnMachine, timeoutMs: 200 })(call(`http://hooks.example:${port}`));
	expect(answer).toEqual({ failure: "timeout", code: null });
});

test("a name server that never answers is given up", async () => {
	const post = pinnedPost({ resolve: () => new Promise(() => {}), timeoutMs: 100 });
	expect(await post(call("https://hooks.example/"))).toEqual({ failure: "timeout", code: null });
});

test("an answer without an end counts by its status, and only its beginning is read", async () => {
	const port = await answering((_request, response) => {
		const more = () => response.write("x\0".repeat(10_000), () => setImmediate(more));
		more();
	});
	const answer = await pinnedPost({ resolve: toOwnMachine })(call(`http://hooks.example:${port}`));
	expect(answer).toEqual({ status: 200, retryAfter: null, text: "x\uFFFD".repeat(2048) });
});

test.each<[string, string, object]>([
	["the right name and a trusted authority", "hooks.example", { status: 200 }],
	["another name", "other.example", { failure: "certificate", code: "ERR_TLS_CERT_ALTNAME_INVALID" }],
])("a certificate with %s", async (_name, host, expected) => {
	const port = await listening(createTlsServer(ownCertificate, (_request, response) => response.end()));
	const post = pinnedPost({ resolve: toOwnMachine, ca: ownCertificate.cert });
	expect(await post(call(`https://${host}:${port}/`))).toMatchObject(expected);
});

test("a certificate that nobody vouches for is refused, whatever the environment says", async () => {
	vi.stubEnv("NODE_TLS_REJECT_UNAUTHORIZED", "0");
	const port = await listening(createTlsServer(ownCertificate, (_request, response) => response.end()));
	const answer = await pinnedPost({ resolve: toOwnMachine })(call(`https://hooks.example:${port}/`));
	expect(answer).toMatchObject({ failure: "certificate" });
});

test("the proxy of the environment is not asked", async () => {
	const port = await answering((_request, response) => response.end("direct"));
	for (const name of ["HTTP_PROXY", "http_proxy", "HTTPS_PROXY", "ALL_PROXY"]) vi.stubEnv(name, "http://127.0.0.1:9");
	const answer = await pinnedPost({ resolve: toOwnMachine })(call(`http://hooks.example:${port}`));
	expect(answer).toMatchObject({ text: "direct" });
});

test("the reasons for a failed connection are told apart", async () => {
	const unknown = pinnedPost({ resolve: () => Promise.reject(Object.assign(new Error("no"), { code: "ENOTFOUND" })) });
	expect(await unknown(call("https://hooks.example/"))).toEqual({ failure: "nameUnknown", code: "ENOTFOUND" });
	const closed = await answering(() => {});
	servers.splice(0).forEach((server) => void server.close());
	const answer = await pinnedPost({ resolve: toOwnMachine })(call(`http://hooks.example:${closed}`));
	expect(answer).toEqual({ failure: "connection", code: "ECONNREFUSED" });
});
