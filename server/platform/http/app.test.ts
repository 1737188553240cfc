import { expect, test } from "vitest";
import { previewPath } from "#domain/blog/desk-address.ts";
import { noServices, servicesWith, siteOrigin, testApp, testEnv } from "#tests/support/edge.ts";
import { createLog } from "../log.server.ts";

const own = { origin: siteOrigin };
const tooLong = "x".repeat(64 * 1024 + 1);

const kinds: [name: string, path: string, init: RequestInit, status: number][] = [
	["a rendered page", "/page", {}, 200],
	["a redirect", "/moved", {}, 302],
	["a page that is missing", "/missing", {}, 404],
	["an unknown path", "/unknown/path", {}, 404],
	["a page that fails", "/fails", {}, 500],
	["a call that fails", "/functions/fails", {}, 500],
	["an unknown call", "/functions/unknown", {}, 404],
	["a call by the wrong method", "/functions/fails", { method: "POST", headers: own }, 405],
	["a call that refuses", "/functions/refuses", {}, 403],
	["health", "/healthz", {}, 200],
	["readiness", "/readyz", {}, 200],
	["a wrong origin", "/page", { method: "POST" }, 403],
	["an oversized body", "/functions/echo", { method: "POST", headers: own, body: tooLong }, 413],
	["an unknown method", "/page", { method: "PROPFIND" }, 405],
	["an oversized address", `/page?${"a".repeat(9000)}`, {}, 414],
	["malformed percent-encoding", "/page/%E0%A4%A", {}, 400],
	["a null character in the path", "/page%00", {}, 400],
	["a line break in the path", "/%0a", {}, 400],
	["a tab in the path", "/en/%09page", {}, 400],
	["a control character beyond ASCII in the path", "/page%C2%85", {}, 400],
	["a null character in the query", "/page?a=%00", {}, 400],
	["reports by GET", "/csp-violation-report", {}, 405],
	["reports of a wrong type", "/csp-violation-report", { method: "POST", body: "{}" }, 415],
];

test.each(kinds)("%s carries the security headers", async (_name, path, init, status) => {
	const { headers, status: received } = await testApp().request(path, init);
	expect(received).toBe(status);
	expect(headers.get("content-security-policy")).toMatch(/default-src 'self';.*object-src 'none'/);
	expect(headers.get("content-security-policy")).not.toMatch(/script-src[^;]*unsafe/);
	expect(Object.fromEntries(headers)).toMatchObject({
		"x-content-type-options": "nosniff",
		"x-frame-options": "SAMEORIGIN",
		"referrer-policy": "strict-origin-when-cross-origin",
		"strict-transport-security": "max-age=31536000; includeSubDomains",
		"permissions-policy": "geolocation=(), microphone=(), camera=(), payment=(), usb=()",
		"cross-origin-opener-policy": "same-origin",
		"cross-origin-resource-policy": "same-origin",
		"reporting-endpoints": 'csp="/csp-violation-report"',
		"x-request-id": expect.stringMatching(/^[0-9a-f]{12}-[0-9a-z]+$/),
	});
});

test.each(kinds.filter(([, path, , status]) => /^\/(functions|csp)/.test(path) && status >= 400))(
	"%s responds with a code and a reason",
	async (_name, path, init) => {
		const body = await (await testApp().request(path, init)).json();
		expect(body).toEqual({ error: { code: expect.stringMatching(/^[a-z_]+$/), message: expect.any(String) } });
		expect(JSON.stringify(body)).not.toContain("secret");
	},
);

test("a JSON error of a route is unchanged", async () => {
	expect(await (await testApp().request("/functions/refuses")).json()).toMatchObject({
		error: { code: "captcha_failed" },
	});
});

test("a rendered page's policy has a new nonce each time", async () => {
	const nonces = await Promise.all(
		[1, 2].map(async () => {
			const response = await testApp().request("/page");
			const nonce = /nonce="([^"]+)"/.exec(await response.text())?.[1];
			expect(response.headers.get("content-security-policy")).toContain(`'nonce-${nonce}'`);
			return nonce;
		}),
	);
	expect(nonces[0]).not.toBe(nonces[1]);
});

test("private pages are not cached", async () => {
	for (const path of ["/auth", "/account", "/functions/echo", "/auth.data"]) {
		expect((await testApp().request(path)).headers.get("cache-control")).toBe("no-store");
	}
	expect((await testApp().request("/page")).headers.get("cache-control")).toBe("private, no-cache");
});

test("the server creates the request id, and passes it to the router with the visitor's address", async () => {
	const app = testApp({ env: testEnv({ TRUSTED_PROXIES: "1" }) });
	const response = await app.request("/functions/echo", {
		headers: { "x-request-id": "theirs", "x-forwarded-for": "198.51.100.7", "user-agent": "a browser" },
	});
	const id = response.headers.get("x-request-id");
	expect(id).not.toBe("theirs");
	expect(await response.json()).toEqual({ id, ip: "198.51.100.7", userAgent: "a browser" });
});

test("the log of requests has neither queries nor the tokens of preview links", async () => {
	const lines: string[] = [];
	const app = testApp({ log: createLog("info", { write: (line) => void lines.push(line) }) });
	const token = "A".repeat(32);
	for (const path of [previewPath(token), `${previewPath(token)}.data`, `/page?t=${token}`, `/blog/previe%77/${token}`])
		await app.request(path);
	expect(lines.map((line) => JSON.parse(line).path)).toEqual([
		"/blog/preview/…",
		"/blog/preview/…",
		"/page",
		"/blog/preview/…",
	]);
	expect(lines.join()).not.toContain(token);
});

test("a body without a length is measured while it is read", async () => {
	const send = (chunks: number) =>
		testApp().request("/functions/echo", {
			method: "POST",
			headers: own,
			duplex: "half",
			body: streamOf("x".repeat(1024), chunks),
		} as RequestInit);
	expect((await send(65)).status).toBe(413);
	const accepted = await send(64);
	expect(accepted.status).toBe(200);
	expect(await accepted.json()).toEqual({ received: "x".repeat(64 * 1024) });
});

test("while the database is down, only routes that need it are unavailable", async () => {
	const app = testApp({ services: noServices, canReceiveLeads: async () => false });
	const call = await app.request("/functions/lead");
	expect(call.status).toBe(503);
	expect(call.headers.get("retry-after")).toBe("10");
	expect(await call.json()).toMatchObject({ error: { code: "unavailable" } });
	expect((await app.request("/page")).status).toBe(200);
	expect((await app.request("/healthz")).status).toBe(200);
	expect((await app.request("/readyz")).status).toBe(503);
});

test("a page that fails without the database responds with 503", async () => {
	const app = testApp({ services: servicesWith(() => Promise.reject(new Error("gone"))) });
	const response = await app.request("/fails");
	expect(response.status).toBe(503);
	expect(response.headers.get("retry-after")).toBe("10");
});

test("a policy report that cannot be stored without the database gets a 503", async () => {
	const app = testApp({ services: servicesWith(() => Promise.reject(new Error("gone"))) });
	const response = await app.request("/csp-violation-report", {
		method: "POST",
		headers: { "content-type": "application/reports+json" },
		body: "[]",
	});
	expect(response.status).toBe(503);
	expect(response.headers.get("x-content-type-options")).toBe("nosniff");
});

test("a site that keeps leads while its database hangs is ready, and says that it hangs", {
	timeout: 5000,
}, async () => {
	const services = servicesWith(() => new Promise(() => {}));
	const response = await testApp({ services }).request("/readyz");
	expect([response.status, await response.json()]).toEqual([200, { status: "database unavailable" }]);
	expect((await testApp({ services, canReceiveLeads: async () => false }).request("/readyz")).status).toBe(503);
});

test("the health check names the version of the site, and nothing else", async () => {
	const response = await testApp().request("/healthz");
	expect(response.headers.get("cache-control")).toBe("no-store");
	expect(await response.json()).toEqual({ status: "ok", version: "1.2.3" });
	const version = { version: "1.2.4", commit: "0123456789ab" };
	expect(await (await testApp({ version }).request("/healthz")).json()).toEqual({ status: "ok", ...version });
});

test("a site that is closing is not ready", async () => {
	const closing = new AbortController();
	const app = testApp({ closing: closing.signal });
	expect((await app.request("/readyz")).status).toBe(200);
	closing.abort();
	expect((await app.request("/readyz")).status).toBe(503);
});

function streamOf(chunk: string, times: number): ReadableStream<Uint8Array> {
	let sent = 0;
	return new ReadableStream({
		pull(controller) {
			if (sent++ < times) controller.enqueue(new TextEncoder().encode(chunk));
			else controller.close();
		},
	});
}

test.each(kinds.slice(0, 10))(
	"of a site that is not ready to go live, %s asks not to be listed",
	async (_name, path, init) => {
		expect((await testApp({ isForSearch: () => false }).request(path, init)).headers.get("x-robots-tag")).toBe(
			"noindex",
		);
		expect((await testApp().request(path, init)).headers.has("x-robots-tag")).toBe(false);
	},
);
