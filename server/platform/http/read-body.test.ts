import { Hono } from "hono";
import { expect, test } from "vitest";
import type { EdgeTypes } from "./edge.server.ts";
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
