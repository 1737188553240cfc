import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { Server } from "node:http";
import { connect } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { buildOf, siteOrigin, testApp, testEnv } from "#tests/support/edge.ts";
import { type Listening, listen, PortInUseError } from "./listen.server.ts";

const env = testEnv({ PORT: "0", HOST: "127.0.0.1" });
const opened: Listening[] = [];
afterEach(async () => {
	await Promise.all(opened.splice(0).map((listening) => listening.close()));
});

async function start(app: Parameters<typeof listen>[0] = testApp()): Promise<Listening> {
	const listening = await listen(app, env);
	opened.push(listening);
	return listening;
}

test.each([
	["an invalid Host", "GET /page HTTP/1.1\r\nHost: a b\r\n", 400],
	["no Host", "GET /page HTTP/1.1\r\n", 400],
	["two Hosts", "GET /page HTTP/1.1\r\nHost: a\r\nHost: b\r\n", 400],
	["a method that HTTP does not know", "FOO /page HTTP/1.1\r\nHost: a\r\n", 400],
	["a method that the site does not know", "TRACE /page HTTP/1.1\r\nHost: a\r\n", 405],
	["nonsense", "\u0001\u0002\r\n", 400],
	["headers without end", `GET /page HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(20_000)}\r\n`, 431],
	["two lengths", "POST /page HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n", 400],
	["a backslash", "GET /\\evil.example HTTP/1.1\r\nHost: a\r\n", 400],
	["a target that is no address", "OPTIONS * HTTP/1.1\r\nHost: a\r\n", 400],
])("%s is refused with the security headers", async (_name, head, status) => {
	const response = await sendRaw(await start(), `${head}Connection: close\r\n\r\n`);
	expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
	expect(response.toLowerCase()).toContain("x-content-type-options: nosniff");
	expect(response.toLowerCase()).toContain("content-security-policy: ");
});

test("a connection lasts longer than any address waits for its body", async () => {
	const seen: Server[] = [];
	const see = (message: unknown) => void seen.push((message as { server: Server }).server);
	subscribe("http.server.request.start", see);
	await fetch(`${(await start()).address}/healthz`);
	unsubscribe("http.server.request.start", see);
	expect(seen).toHaveLength(1);
	expect(seen[0]?.requestTimeout).toBeGreaterThan(120_000);
});

test("an action learns that its client has gone", async () => {
	let arrive = () => {};
	const arrived = new Promise<void>((resolve) => (arrive = resolve));
	const gone = Promise.withResolvers<string>();
	const action = ({ request }: { request: Request }) => {
		request.signal.addEventListener("abort", () => gone.resolve("gone"));
		arrive();
		return gone.promise;
	};
	const { address } = await start(testApp({ build: buildOf({ auth: { default: () => null, action } }) }));
	const socket = connect(Number(new URL(address).port), "127.0.0.1");
	socket.write(`POST /auth HTTP/1.1\r\nHost: a\r\nOrigin: ${siteOrigin}\r\nContent-Length: 3\r\n\r\na=b`);
	await arrived;
	socket.destroy();
	expect(await gone.promise).toBe("gone");
});

test("an oversized body without a length is refused", async () => {
	const chunk = `400\r\n${"x".repeat(1024)}\r\n`;
	const response = await sendRaw(
		await start(),
		`POST /functions/echo HTTP/1.1\r\nHost: a\r\nOrigin: http://a\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n${chunk.repeat(65)}0\r\n\r\n`,
	);
	expect(response).toMatch(/^HTTP\/1.1 413 /);
	expect(response).toContain('"payload_too_large"');
});

test("names a port that is in use", async () => {
	const port = new URL((await start()).address).port;
	const second = listen(testApp(), testEnv({ PORT: port, HOST: "127.0.0.1" }));
	await expect(second).rejects.toThrow(PortInUseError);
	await expect(second).rejects.toThrow(`Port ${port} is in use`);
});

test("closing lets a running request finish, and accepts no other", async () => {
	let finish = () => {};
	const listening = await listen(
		{ fetch: () => new Promise<Response>((resolve) => (finish = () => resolve(new Response("whole")))) },
		env,
	);
	const inFlight = fetch(listening.address);
	await delay(50);
	const closed = listening.close();
	await expect(fetch(listening.address)).rejects.toThrow();
	finish();
	expect(await (await inFlight).text()).toBe("whole");
	await closed;
});

test("closing cuts a request that does not finish", async () => {
	const listening = await listen({ fetch: () => new Promise<Response>(() => {}) }, env);
	const inFlight = fetch(listening.address).catch(() => "cut");
	await delay(50);
	await listening.close(50);
	expect(await inFlight).toBe("cut");
});

function sendRaw(listening: Listening, text: string): Promise<string> {
	return new Promise((resolve, reject) => {
		const socket = connect(Number(new URL(listening.address).port), "127.0.0.1");
		const chunks: Buffer[] = [];
		socket.on("data", (chunk) => chunks.push(chunk));
		socket.on("close", () => resolve(Buffer.concat(chunks).toString("latin1")));
		socket.on("error", reject);
		socket.write(text);
	});
}
