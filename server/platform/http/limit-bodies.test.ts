import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { imageUploadPath, maxImageBytes } from "#domain/blog/image-upload.ts";
import { buildOf, siteOrigin, testApp, testEnv } from "#tests/support/edge.ts";
import { rawRequest } from "#tests/support/raw-request.ts";
import type { EdgeTypes, LargeBodySender } from "./edge.server.ts";
import { limitBodies } from "./limit-bodies.server.ts";
import { listen } from "./listen.server.ts";

const kilobyte = 1024;
const megabyte = 1024 * kilobyte;
/** A session of its own account for each host. */
const sessionAt = (host: string) => `signed=at${host.replaceAll(".", "_")}`;

function app(until: Promise<void> = Promise.resolve(), waitMs?: number) {
	const edge = new Hono<EdgeTypes>();
	edge.use(async (c, next) => {
		c.set("address", c.req.header("x-from") ?? "192.0.2.1");
		await next();
	});
	const largeBodySender = async (headers: Headers): Promise<LargeBodySender> => {
		const account = /^signed=(\w+)$/.exec(headers.get("cookie") ?? "")?.[1];
		return account ? { ok: true, account } : { ok: false, code: "unauthorized" };
	};
	edge.use(limitBodies({ largeBodySender }, waitMs));
	const received: string[] = [];
	edge.all("*", async (c) => {
		received.push(c.req.path);
		await until;
		return c.text("received");
	});
	const post = async (path: string, bytes: number, from = "192.0.2.1", method = "POST", cookie = sessionAt(from)) => {
		const headers = { "Content-Length": String(bytes), "X-From": from, Cookie: cookie };
		const body = new Uint8Array(Math.min(bytes, 16 * megabyte));
		return (await edge.request(`https://site.example${path}`, { method, headers, body })).status;
	};
	return { edge, post, received };
}

test.each([
	["/en/contact", 64 * kilobyte, 200],
	["/en/contact", 65 * kilobyte, 413],
	["/admin/people", 65 * kilobyte, 413],
	["/admin/bloggers", 65 * kilobyte, 413],
	["/admin/blog/0/en", 2 * megabyte, 200],
	["/admin/blog/0/en.data", 2 * megabyte, 200],
	["/admin/blog/0/en", 2 * megabyte + 1, 413],
	["/api/blog/draft", 2 * megabyte, 200],
	["/api/blogs/draft", 65 * kilobyte, 413],
	[imageUploadPath, maxImageBytes, 200],
	[`${imageUploadPath}.data`, maxImageBytes, 200],
	[imageUploadPath, maxImageBytes + megabyte, 413],
	["/admin/do-not-call", 65 * kilobyte, 413],
	["/admin/do-not-call/list", 70 * megabyte, 200],
	["/admin/do-not-call/list.data", 81 * megabyte, 413],
	["/admin/do-not-call/results", 8 * megabyte, 200],
	["/admin/do-not-call/results", 9 * megabyte, 413],
	["/admin/settings/testimonials", 12 * megabyte, 200],
	["/admin/settings/testimonials.data", 21 * megabyte, 413],
	["/admin/settings/claims", 12 * megabyte, 200],
	["/admin/settings/insurers", 12 * megabyte, 200],
	["/admin/settings/office", 65 * kilobyte, 413],
	[`${imageUploadPath}/more`, 3 * megabyte, 413],
])("a body for %s may have %d bytes, or not: %d", async (path, bytes, status) => {
	expect(await app().post(path, bytes)).toBe(status);
});

test("few large bodies are received at the same time, of one host and of all", async () => {
	let finish = () => {};
	const { post } = app(new Promise((resolve) => (finish = resolve)));
	const first = [1, 2].map(() => post(imageUploadPath, megabyte));
	await Promise.resolve();
	expect(await post(imageUploadPath, megabyte), "a third one of the same host").toBe(429);
	const others = [3, 4].map((host) => post(imageUploadPath, megabyte, `192.0.2.${host}`));
	expect(await post(imageUploadPath, megabyte, "192.0.2.5"), "a fifth one").toBe(503);
	const small = post(imageUploadPath, kilobyte, "192.0.2.5");
	const text = post("/admin/blog/0/en", megabyte, "192.0.2.5");
	finish();
	expect(await Promise.all([...first, ...others, small, text])).toEqual([200, 200, 200, 200, 200, 200]);
	expect(await post(imageUploadPath, megabyte), "once the others are done").toBe(200);
});

test("one account has no more places than one host, from wherever it sends", async () => {
	let finish = () => {};
	const { post } = app(new Promise((resolve) => (finish = resolve)));
	const from = (host: number, account: string) =>
		post(imageUploadPath, megabyte, `192.0.2.${host}`, "POST", `signed=${account}`);
	const first = [from(1, "ana"), from(2, "ana")];
	expect(await from(3, "ana")).toBe(429);
	const colleague = from(4, "ben");
	finish();
	expect(await Promise.all([...first, colleague])).toEqual([200, 200, 200]);
});

test.each(["POST", "PUT", "PATCH", "DELETE"])("with %s, too, few large bodies are received", async (method) => {
	let finish = () => {};
	const { post } = app(new Promise((resolve) => (finish = resolve)));
	const all = Array.from({ length: 10 }, (_, host) => post(imageUploadPath, megabyte, `192.0.2.${host}`, method));
	finish();
	const statuses = await Promise.all(all);
	expect(statuses.filter((status) => status === 200)).toHaveLength(4);
	expect(statuses.filter((status) => status === 503)).toHaveLength(6);
});

test.each([
	[imageUploadPath, 64 * kilobyte, 200],
	[imageUploadPath, 65 * kilobyte, 401],
	["/admin/blog/0/en", 2 * megabyte, 401],
	["/api/blog/draft", 2 * megabyte + 1, 413],
	["/en/contact", 65 * kilobyte, 413],
])("a stranger's body for %s with %d bytes is answered with %d", async (path, bytes, status) => {
	expect(await app().post(path, bytes, "192.0.2.1", "POST", "signed=")).toBe(status);
});

test.each([
	["/en/contact", ""],
	[imageUploadPath, ""],
	[imageUploadPath, sessionAt("192.0.2.1")],
])(
	"a body for %s whose length nobody knows is refused when it has not arrived in time, and goes no further",
	async (path, cookie) => {
		const { edge, received } = app(undefined, 20);
		let end = () => {};
		const body = new ReadableStream({
			start(controller) {
				controller.enqueue(new TextEncoder().encode("a="));
				end = () => controller.close();
			},
		});
		const headers = { Cookie: cookie };
		const init = { method: "POST", headers, body, duplex: "half" } as RequestInit;
		const answer = await edge.request(new Request(`https://site.example${path}`, init));
		expect([answer.status, answer.headers.get("connection")]).toEqual([408, "close"]);
		end();
		await new Promise((resolve) => setTimeout(resolve, 20));
		expect(received).toEqual([]);
	},
);

test("strangers who never finish large bodies don't keep a writer out", async () => {
	const env = testEnv({ PORT: "0", HOST: "127.0.0.1", TRUSTED_PROXIES: "1" });
	const receive = { action: async ({ request }: { request: Request }) => Response.json((await request.blob()).size) };
	const largeBodySender = async (headers: Headers): Promise<LargeBodySender> =>
		headers.get("cookie") === "writer" ? { ok: true, account: "writer" } : { ok: false, code: "unauthorized" };
	const build = buildOf({ [imageUploadPath.slice(1)]: receive });
	const listening = await listen(testApp({ env, build, largeBodySender }), env);
	const head = (host: string, length: string) =>
		[
			`POST ${imageUploadPath} HTTP/1.1`,
			`Host: a\r\nOrigin: ${siteOrigin}\r\nX-Forwarded-For: ${host}\r\n${length}\r\n\r\n`,
		].join("\r\n");
	const lengths = ["Content-Length: 9000000", "Content-Length: 60000", "Transfer-Encoding: chunked"];
	const strangers = Array.from({ length: 30 }, (_, index) => {
		const socket = connect(Number(new URL(listening.address).port), "127.0.0.1");
		socket.on("error", () => {});
		socket.write(`${head(`198.51.100.${index}`, lengths[index % 3] ?? "")}1\r\nx\r\n`);
		return socket;
	});
	const [answer] = await once(strangers[0] as Socket, "data");
	expect(String(answer), "a large one is refused before it arrives").toMatch(/^HTTP\/1.1 401 /);
	const headers = { origin: siteOrigin, "x-forwarded-for": "192.0.2.1", cookie: "writer" };
	const body = Buffer.alloc(megabyte);
	const sent = await rawRequest(listening.address, { path: imageUploadPath, headers, body });
	expect(sent).toMatchObject({ status: 200, body: String(megabyte) });
	for (const socket of strangers) socket.destroy();
	await listening.close();
});
