import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "#tests/support/e2e.ts";
import { measureVisit } from "../../bench/measure-visit.ts";

test("a measured visit counts files that a script fetches late, whole and with their headers", async ({ browser }) => {
	const files: Record<string, [type: string, body: string]> = {
		"/": ["text/html", '<!doctype html><link rel="icon" href="data:,"><script type="module" src="/first.js"></script>'],
		"/first.js": ["text/javascript", 'setTimeout(() => import("/hidden.js"), 1000);'],
		"/hidden.js": ["text/javascript", `export const text = "${"x".repeat(50_000)}";`],
	};
	const server = createServer(({ url = "" }, response) => {
		const [type, body] = files[url] ?? ["text/plain", ""];
		response.setHeader("Content-Type", type).setHeader("X-Padding", "p".repeat(1000)).end(body);
	});
	await once(server.listen(0, "127.0.0.1"), "listening");
	try {
		const requests = await measureVisit(browser, `http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
		expect(requests.map(({ url, type, depth }) => [new URL(url).pathname, type, depth])).toEqual([
			["/", "Document", 0],
			["/first.js", "Script", 1],
			["/hidden.js", "Script", 2],
		]);
		for (const { url, bytes } of requests) {
			expect(bytes, url).toBeGreaterThan(1000 + (files[new URL(url).pathname]?.[1].length ?? 0));
		}
	} finally {
		server.close();
	}
});

test("a page without a tap fetches its scripts in a handful of files", async ({ browser, site }) => {
	const scripts = (await measureVisit(browser, `${site.origin}/en`)).filter(({ type }) => type === "Script");
	expect(scripts.length).toBeLessThanOrEqual(6);
	expect(Math.max(...scripts.map(({ depth }) => depth))).toBeLessThanOrEqual(2);
});
