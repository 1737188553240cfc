import { once } from "node:events";
import { connect } from "node:net";
import { Hono } from "hono";
import { expect, test, vi } from "vitest";
import { siteOrigin, testApp, testEnv } from "#tests/support/edge.ts";
import { createLog } from "../log.server.ts";
import type { EdgeTypes } from "./edge.server.ts";
import { listen } from "./listen.server.ts";
import { readBody, wholeRequest } from "./read-body.server.ts";

const address = "https://site.example/";

function appThat(sees: (text: string) => void) {
	const app = new Hono<EdgeTypes>();
	app.use(readBody(20));
	app.all("*", async (c) => {
		sees(await wholeRequest(c).text());
		return c.text("done");
	});
	return app;
}

/** A body of which the end never comes. */
const unfinished = () =>
	new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode("a=")) });

test("a handler gets the whole body, with its headers", async () => {
	const seen: string[] = [];
	const app = new Hono<EdgeTypes>();
	app.use(readBody());
	app.post("*", async (c) => {
		const request = wholeRequest(c);
		seen.push(String((await request.formData()).get("name")), request.headers.get("origin") ?? "");
		return c.text("done");
	});
	const body = new URLSearchParams({ name: "Marie Ânge" });
	await app.request(address, { method: "POST", body, headers: { origin: "https://site.example" } });
	expect(seen).toEqual(["Marie Ânge", "https://site.example"]);
});

test("a request without a body passes", async () => {
	const seen: string[] = [];
	const app = appThat((text) => seen.push(text));
	expect((await app.request(address)).status).toBe(200);
	expect((await app.request(address, { method: "DELETE" })).status).toBe(200);
	expect(seen).toEqual(["", ""]);
});

test("a body that never ends reaches no handler", async () => {
	const seen: string[] = [];
	const request = new Request(address, { method: "POST", body: unfinished(), duplex: "half" } as RequestInit);
	const response = await appThat((text) => seen.push(text)).request(request);
	expect([response.status, response.headers.get("connection"), seen]).toEqual([408, "close", []]);
});

test.each(["Content-Length: 100", "Transfer-Encoding: chunked"])(
	"a sender who goes away before the end of the body (%s) is no error of the site",
	async (length) => {
		const lines: string[] = [];
		const log = createLog("info", { write: (line: string) => void lines.push(line) });
		const env = testEnv({ PORT: "0", HOST: "127.0.0.1" });
		const listening = await listen(testApp({ env, log }), env);
		const socket = connect(Number(new URL(listening.address).port), "127.0.0.1");
		await once(socket, "connect");
		socket.write(`POST /en/contact HTTP/1.1\r\nHost: a\r\nOrigin: ${siteOrigin}\r\n${length}\r\n\r\n1\r\nx\r\n`);
		await new Promise((resolve) => setTimeout(resolve, 50));
		socket.destroy();
		await vi.waitFor(() => expect(lines.join("")).toContain("/en/contact"), 5000);
		expect(lines.join("")).toContain('"status":400');
		expect(lines.join("")).not.toContain("failed");
		await listening.close();
	},
);
