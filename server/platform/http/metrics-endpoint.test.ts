import { describe, expect, test } from "vitest";
import { testApp, testEnv } from "#tests/support/edge.ts";
import type { EdgeTypes } from "./edge.server.ts";

const token = "a-token-of-a-scraper";
const from = (remoteAddress: string) =>
	({ incoming: { socket: { remoteAddress }, rawHeaders: [] } }) as unknown as EdgeTypes["Bindings"];
const remote = from("203.0.113.9");
const local = from("::ffff:127.0.0.1");

const siteWith = (METRICS_TOKEN: string, more: Record<string, string> = {}) =>
	testApp({ env: testEnv({ SITE_ORIGIN: "http://localhost:3000", METRICS_TOKEN, ...more }) });
const ask = async (site: ReturnType<typeof testApp>, headers: Record<string, string>, bindings = remote) =>
	site.request("/metrics", { headers }, bindings);

describe("metrics", () => {
	test("are for whoever has the token", async () => {
		const response = await ask(siteWith(token), { authorization: `Bearer ${token}` });
		expect(response.status).toBe(200);
		expect(response.headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
		expect(response.headers.get("cache-control")).toBe("no-store");
	});

	test.each([
		["no token", token, {}],
		["another token", token, { authorization: "Bearer another" }],
		["another scheme", token, { authorization: `Basic ${token}` }],
		["an empty token, where none is set", "", { authorization: "Bearer " }],
		["any token, where none is set", "", { authorization: "Bearer undefined" }],
		["the address of this machine in a header", token, { "x-forwarded-for": "127.0.0.1", host: "localhost" }],
	])("are a missing page for a stranger with %s", async (_with, set, headers) => {
		const response = await ask(siteWith(set), headers);
		expect(response.status).toBe(404);
		expect(await response.text()).not.toContain("site_");
	});

	test("are for this machine, but not for those whose requests a proxy on it passes on", async () => {
		expect((await ask(siteWith(""), {}, local)).status).toBe(200);
		for (const name of ["X-Forwarded-For", "X-Real-IP", "Forwarded", "Via", "X-Forwarded-Proto"]) {
			expect((await ask(siteWith(""), { [name]: "127.0.0.1" }, local)).status, name).toBe(404);
		}
	});

	test.each([
		["a site without encryption has no proxy", {}, 200],
		["a proxy that is not counted may name nobody", { SITE_ORIGIN: "https://agency.example" }, 404],
		[
			"a proxy that is counted names each visitor",
			{ SITE_ORIGIN: "https://agency.example", TRUSTED_PROXIES: "1" },
			200,
		],
	])("are for this machine if no visitor can look like it: %s", async (_why, settings, status) => {
		expect((await ask(siteWith(token, settings), {}, local)).status).toBe(status);
		const named = { "x-forwarded-for": "127.0.0.1" };
		expect((await ask(siteWith(token, settings), named, local)).status).toBe(404);
		const scraper = { ...named, authorization: `Bearer ${token}` };
		expect((await ask(siteWith(token, settings), scraper, local)).status).toBe(200);
	});

	test("are not for whoever reaches this machine under the site's name", async () => {
		const response = await siteWith("").request("http://agency.example/metrics", {}, local);
		expect(response.status).toBe(404);
	});

	test("count requests by kind and status, without an address", async () => {
		const site = siteWith("");
		for (const path of ["/page", "/page", "/fails", "/functions/fails", "/auth", "/healthz", "/assets/none.js"]) {
			await site.request(path);
		}
		const text = await (await ask(site, {}, local)).text();
		const counted = [...text.matchAll(/^site_requests_total\{kind="(\w+)",status="(\w+)"\} (\d+)$/gm)];
		expect(counted.map(([, ...parts]) => parts.join(" ")).sort()).toEqual(
			["asset 4xx 1", "call 5xx 1", "page 2xx 2", "page 5xx 1", "probe 2xx 1", "staff 2xx 1"].sort(),
		);
		expect(text).toMatch(/^site_renders_total \d+$/m);
		expect(text).not.toMatch(/\/page|none\.js/);
	});
});
