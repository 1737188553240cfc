import { randomBytes } from "node:crypto";
import { brotliDecompressSync } from "node:zlib";
import { type HandleDocumentRequestFunction, RouterContextProvider } from "react-router";
import { describe, expect, test } from "vitest";
import { renderedPageContext } from "#server/context.server.ts";
import { buildOf, siteOrigin, testApp, testEnv } from "#tests/support/edge.ts";
import { createLimiter } from "../limiter.server.ts";
import { missingPageHeader } from "./edge.server.ts";
import { type LoadLevel, levelOf } from "./load-gauge.server.ts";

const own = { origin: siteOrigin };
const behindProxy = testEnv({ TRUSTED_PROXIES: "1" });
const from = (address: string) => ({ headers: { "x-forwarded-for": address } });

/** Routes whose standard pages name their language and what they are. */
function siteOf(changes: Parameters<typeof testApp>[0] = {}) {
	const rendered: string[] = [];
	const page = () => null;
	const missing = {
		default: page,
		loader: () => {
			throw new Response(null, { status: 404 });
		},
	};
	const build = buildOf({ ":locale": { default: page }, ":locale/*": missing, "functions/echo": { loader: page } });
	const handle: HandleDocumentRequestFunction = (request, status, headers, _routes, context) => {
		const kind = (context as unknown as RouterContextProvider).get(renderedPageContext);
		if (status === 404 && kind === "addressed") {
			return new Response(null, { status, headers: { [missingPageHeader]: "missing" } });
		}
		rendered.push(`${kind} ${new URL(request.url).pathname}`);
		headers.set("Content-Type", "text/html; charset=utf-8");
		return new Response(`<p>${kind}</p><script>start()</script>${"x".repeat(2000)}`, { status, headers });
	};
	build.entry.module.default = handle;
	return { app: testApp({ env: behindProxy, build, ...changes }), rendered };
}

describe("a missing page", () => {
	test("is rendered once for all addresses of a language", async () => {
		const { app, rendered } = siteOf();
		for (const path of ["/es/a", "/es/b?c=1", "/es/d/e", "/ht/a"]) {
			const response = await app.request(path, { headers: { "accept-encoding": "br" } });
			expect(response.status).toBe(404);
			expect(response.headers.get("cache-control")).toBe("no-store");
			const body = brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString();
			expect(body).toContain("<p>missing</p>");
		}
		expect(rendered).toEqual(["missing /es/404", "missing /ht/404"]);
	});

	test("has a policy with the hashes of its scripts, and is never 'not modified'", async () => {
		const { app } = siteOf();
		const first = await app.request("/en/a");
		expect(first.headers.get("content-security-policy")).toMatch(/script-src 'self' 'sha256-[\w+/]{43}='/);
		const again = await app.request("/en/a", { headers: { "if-none-match": first.headers.get("etag") ?? "" } });
		expect(again.status).toBe(404);
		expect(await again.text()).toContain("<p>missing</p>");
	});

	test("that can't be rendered is refused, and rendered the next time", async () => {
		const { app, rendered } = siteOf({
			routerContext: (() => {
				let failures = 1;
				return ({ page }) => {
					if (page === "missing" && failures-- > 0) throw new Error("not now");
					const context = new RouterContextProvider();
					context.set(renderedPageContext, page);
					return context;
				};
			})(),
		});
		expect(await (await app.request("/en/a")).json()).toMatchObject({ error: { code: "not_found" } });
		expect(await (await app.request("/en/a")).text()).toContain("<p>missing</p>");
		expect(rendered).toHaveLength(1);
	});
});

describe("one address", () => {
	const few = { name: "few", max: 2, maxPerNetwork: 3, windowMinutes: 1 };
	const limited = () =>
		siteOf({
			limiter: createLimiter(randomBytes(32), () => new Date(0)),
			limits: {
				pages: few,
				posts: { ...few, name: "posts" },
				intake: { ...few, name: "intake" },
				calls: { ...few, name: "calls", max: 1 },
			},
		}).app;

	test("has a few pages rendered in a minute, and is then told to wait on a page", async () => {
		const app = limited();
		const get = (address: string) => app.request("/en", from(address));
		expect([(await get("192.0.2.1")).status, (await get("192.0.2.1")).status]).toEqual([200, 200]);
		const refused = await get("192.0.2.1");
		expect(refused.status).toBe(429);
		expect(refused.headers.get("retry-after")).toBe("60");
		expect(await refused.text()).toContain("<p>busy</p>");
		expect((await get("192.0.2.2")).status, "another host").toBe(200);
		expect((await get("192.0.2.3")).status, "the network's limit").toBe(429);
		expect((await get("198.51.100.1")).status, "another network").toBe(200);
	});

	test("has its calls refused as JSON, while its leads have limits of their own", async () => {
		const app = limited();
		await app.request("/functions/echo", from("192.0.2.1"));
		const refused = await app.request("/functions/echo", from("192.0.2.1"));
		expect(refused.status).toBe(429);
		expect(await refused.json()).toMatchObject({ error: { code: "rate_limited" } });
		const headers = { ...own, "x-forwarded-for": "192.0.2.1" };
		const statuses = async (path: string) => {
			const responses = [1, 2, 3].map(() => app.request(path, { method: "POST", headers }));
			return (await Promise.all(responses)).map(({ status }) => status);
		};
		expect(await statuses("/en")).toEqual([405, 405, 429]);
		expect(await statuses("/functions/hyper-service")).toEqual([415, 415, 429]);
	});

	test("has only a few pages rendered at once", async () => {
		let finish = () => {};
		const waiting = new Promise<null>((resolve) => {
			finish = () => resolve(null);
		});
		const build = buildOf({ slow: { default: () => null, loader: () => waiting } });
		const app = testApp({ env: behindProxy, build });
		const running = Array.from({ length: 8 }, () => app.request("/slow", from("192.0.2.1")));
		expect((await app.request("/slow", from("192.0.2.1"))).status).toBe(429);
		const other = app.request("/slow", from("192.0.2.2"));
		finish();
		expect((await Promise.all([...running, other])).map(({ status }) => status)).toEqual(Array(9).fill(200));
		expect((await app.request("/slow", from("192.0.2.1"))).status, "when they are done").toBe(200);
	});
});

test("many addresses together have only some pages rendered at once, while leads come in", async () => {
	let finish = () => {};
	const waiting = new Promise<null>((resolve) => {
		finish = () => resolve(null);
	});
	const build = buildOf({ slow: { default: () => null, loader: () => waiting } });
	const app = testApp({ env: behindProxy, build, receiveLeads: () => Response.json({}) });
	const running = Array.from({ length: 12 }, (_, index) => app.request("/slow", from(`192.0.2.${index}`)));
	const refused = await app.request("/slow", from("198.51.100.1"));
	expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "10"]);
	const lead = await app.request("/functions/hyper-service", { method: "POST", headers: own });
	expect(lead.status).toBe(200);
	finish();
	expect((await Promise.all(running)).map(({ status }) => status)).toEqual(Array(12).fill(200));
	expect((await app.request("/slow", from("198.51.100.1"))).status, "when they are done").toBe(200);
});

describe("an overloaded process", () => {
	const status = async (load: LoadLevel, method: string, path: string) =>
		(await testApp({ load: () => load }).request(path, { method, ...(method === "POST" && { headers: own }) })).status;

	test.each([
		["GET", "/page", 200, 503],
		["GET", "/missing", 404, 503],
		["GET", "/auth", 200, 503],
		["POST", "/auth", 405, 503],
		["GET", "/functions/echo", 200, 503],
		["GET", "/functions/geolocation", 503, 503],
		["POST", "/functions/events", 503, 503],
		["POST", "/functions/profile", 503, 503],
		["POST", "/csp-violation-report", 503, 503],
		["POST", "/page", 200, 200],
		["POST", "/functions/hyper-service", 415, 415],
		["GET", "/functions/captcha-challenge", 404, 404],
		["GET", "/functions/form-opened", 404, 404],
		["POST", "/functions/booking-webhook", 404, 404],
		["GET", "/healthz", 200, 200],
	])("%s %s is answered with %i under high load, with %i under extreme load", async (method, path, high, extreme) => {
		expect([await status("high", method, path), await status("extreme", method, path)]).toEqual([high, extreme]);
	});

	test("says when to try again, on a page", async () => {
		const response = await siteOf({ load: () => "extreme" }).app.request("/pt");
		expect(response.status).toBe(503);
		expect(response.headers.get("retry-after")).toBe("10");
		expect(await response.text()).toContain("<p>busy</p>");
	});
});

test.each([
	[-5, "normal"],
	[150, "normal"],
	[151, "high"],
	[301, "extreme"],
])("timers that fire %i ms late mean %s load", (delay, level) => {
	expect(levelOf(delay)).toBe(level);
});

describe("sign-ins", () => {
	/** Sends as many at once, each from another network. @returns how many were answered at once with 503 */
	async function refusedOf(path: string, count: number) {
		let finish = () => {};
		const until = new Promise<Response>((resolve) => (finish = () => resolve(Response.json("wrong password"))));
		const build = buildOf({
			auth: { default: () => null, action: () => until },
			"api/auth/*": { action: () => until },
			":locale": { default: () => null },
		});
		const { app } = siteOf({ build });
		const send = (index: number) =>
			app.request(path, { method: "POST", headers: { ...own, ...from(`10.${index >> 8}.${index & 255}.1`).headers } });
		const all = Array.from({ length: count }, (_, index) => send(index));
		expect((await app.request("/en")).status, "pages have places of their own").toBe(200);
		finish();
		const statuses = (await Promise.all(all)).map(({ status }) => status);
		return statuses.filter((status) => status === 503).length;
	}

	test.each(["/auth", "/auth.data", "/api/auth/sign-in/email"])(
		"at %s have as many places as may wait",
		async (path) => {
			expect(await refusedOf(path, 47)).toBe(0);
			expect(await refusedOf(path, 60)).toBe(12);
		},
	);
});
