import { expect, test } from "vitest";
import { siteOrigin, testApp } from "#tests/support/edge.ts";
import { isOwnOrigin } from "./origin-check.server.ts";

test.each([
	["the site's own origin", { origin: siteOrigin, host: "10.0.0.1" }, true],
	["the origin of the host that was asked", { origin: "http://192.168.1.4:3000", host: "192.168.1.4:3000" }, true],
	["another site", { origin: "https://evil.example", host: "site.example" }, false],
	["the site's name as a prefix", { origin: "https://site.example.evil.example", host: "site.example" }, false],
	["an opaque origin", { origin: "null", host: "site.example" }, false],
	["nonsense", { origin: "site.example", host: "site.example" }, false],
	["no origin, from the same site by the browser's word", { "sec-fetch-site": "same-origin" }, true],
	["no origin, from a sibling domain", { "sec-fetch-site": "same-site" }, false],
	["no origin and no word", {}, false],
	[
		"another site that claims to be the same",
		{ origin: "https://evil.example", "sec-fetch-site": "same-origin" },
		false,
	],
])("%s", (_name, headers, own) => {
	expect(isOwnOrigin(new Headers(headers as Record<string, string>), siteOrigin)).toBe(own);
});

test.each(["POST", "PUT", "PATCH", "DELETE"])("a %s from another site is refused", async (method) => {
	const response = await testApp().request("/functions/echo", { method, headers: { origin: "https://evil.example" } });
	expect(response.status).toBe(403);
	expect(await response.json()).toMatchObject({ error: { code: "wrong_origin" } });
});

test("a form of the site posts to a page, also behind a TLS proxy", async () => {
	const response = await testApp().request("http://site.example/page", {
		method: "POST",
		headers: { origin: siteOrigin, "content-type": "application/x-www-form-urlencoded" },
		body: "a=b",
	});
	expect(response.status).toBe(200);
});

test("GET needs no origin", async () => {
	expect((await testApp().request("/page", { headers: { origin: "https://evil.example" } })).status).toBe(200);
});
