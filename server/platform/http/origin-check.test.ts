import { expect, test } from "vitest";
import { siteOrigin, testApp } from "#tests/support/edge.ts";
import { isOwnOrigin } from "./origin-check.server.ts";

const production = { siteOrigin, mode: "production" } as const;
const development = { siteOrigin: "http://localhost:3000", mode: "development" } as const;

test.each([
	["the site's own origin", { origin: siteOrigin, host: "10.0.0.1" }, true],
	["its name without encryption", { origin: "http://site.example", host: "site.example" }, false],
	["its name over another protocol", { origin: "ws://site.example", host: "site.example" }, false],
	["an address of the local network", { origin: "http://192.168.1.4:3000", host: "192.168.1.4:3000" }, false],
	["another site", { origin: "https://evil.example", host: "site.example" }, false],
	["another name of this server", { origin: "https://evil.example", host: "evil.example" }, false],
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
])("in production: %s", (_name, headers, own) => {
	expect(isOwnOrigin(new Headers(headers as Record<string, string>), production)).toBe(own);
});

test.each([
	["the default origin", "http://localhost:3000", "localhost:3000", true],
	["an address of the local network", "http://192.168.1.4:3000", "192.168.1.4:3000", true],
	["an IPv6 address", "http://[fd00::4]:3000", "[fd00::4]:3000", true],
	["a name of the local network", "http://workshop:3000", "Workshop:3000", true],
	["a name announced in the local network", "http://workshop.local:3000", "workshop.local:3000", true],
	["a public name that points here", "http://evil.example:3000", "evil.example:3000", false],
	["another port", "http://192.168.1.4:4000", "192.168.1.4:3000", false],
	["another protocol", "https://192.168.1.4:3000", "192.168.1.4:3000", false],
	["half an address", "http://[", "[", false],
])("outside production: %s", (_name, origin, host, own) => {
	expect(isOwnOrigin(new Headers({ origin, host }), development)).toBe(own);
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
