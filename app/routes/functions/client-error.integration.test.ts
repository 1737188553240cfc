import { Writable } from "node:stream";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createLog } from "#server/platform/log.server.ts";
import { limits } from "#server/rate-limits.server.ts";
import { routesApp } from "#tests/support/edge.ts";
import { openTestServices, type TestServices } from "#tests/support/test-services.ts";
import { validReports } from "#tests/support/valid-reports.ts";
import * as clientError from "./client-error.ts";

let services: TestServices;
let app: ReturnType<typeof routesApp>;
const lines: string[] = [];

beforeAll(async () => {
	services = await openTestServices("PGlite", { TRUSTED_PROXIES: "1" });
	const destination = new Writable({
		write(chunk, _encoding, done) {
			lines.push(String(chunk));
			done();
		},
	});
	app = routesApp({ ...services, log: createLog("info", destination) }, { "functions/client-error": clientError });
});
afterAll(() => services.close());
beforeEach(() => {
	lines.length = 0;
});

const report = (body: unknown, { type = "text/plain", from = "192.0.2.1" } = {}) =>
	app.request("/functions/client-error", {
		method: "POST",
		headers: { "content-type": type, origin: services.env.siteOrigin, "x-forwarded-for": from },
		body: typeof body === "string" ? body : JSON.stringify(body),
	});
const logged = () => lines.filter((line) => line.includes("clientError"));

test("an error is logged with an id, which the response names", async () => {
	const response = await report(validReports.clientError());
	expect(response.status).toBe(200);
	const { id } = (await response.json()) as { id: string };
	expect(logged()).toHaveLength(1);
	expect(JSON.parse(logged()[0] ?? "")).toMatchObject({
		level: "error",
		clientError: { ...validReports.clientError(), id },
	});
	expect(response.headers.get("set-cookie")).toBeNull();
});

test("an address, a number and a quoted text do not reach the log", async () => {
	const message = 'Bad value "Marie Joseph" of marie@example.com, 305-555-0123 (37)';
	await report({ ...validReports.clientError(), message });
	expect(logged().join()).toContain("Bad value");
	expect(logged().join()).not.toMatch(/Marie|example|555|37\)/);
});

test("the token of a preview link does not reach the log", async () => {
	const page = `/blog/preview/${"secret".repeat(7)}x`;
	expect((await report({ ...validReports.clientError(), page })).status).toBe(200);
	expect(logged()).toHaveLength(1);
	expect(logged().join()).not.toContain("secret");
});

test.each([
	[
		"a name and an illness in plain words",
		{ message: "Marie Joseph has diabetes and lives in Sarasota" },
		/has … and …/,
	],
	["in another script", { message: "Cannot read Марія 玛丽 of undefined" }, /Cannot read … of undefined/],
	["in a property's name", { message: "marie_joseph.diabetes is not a function" }, /"… is not a function/],
	["in the page", { page: "/en/marie-joseph/diabetes/3055550123" }, /"page":"\/…"/],
	["below a page", { page: "/en/calculator/marie-joseph-3055550123" }, /"page":"\/…"/],
	["in the name of the error", { name: "MarieJosephHasDiabetes" }, /"name":"Error"/],
	["a number in a frame", { frames: ["/assets/305-555-0123.js:1:2"] }, /"frames":\[\]/],
	[
		"a frame elsewhere",
		{ frames: ["/marie-joseph.js:1:2", "/assets/a-B2_x9.js:1:512"] },
		/\["\/assets\/a-B2_x9.js:1:512"\]/,
	],
])("%s does not reach the log", async (_name, changes, expected) => {
	expect((await report({ ...validReports.clientError(), ...changes })).status).toBe(200);
	expect(logged().join()).not.toMatch(/marie|joseph|diabetes|sarasota|305-?555|Марія|玛丽/i);
	expect(logged().join()).toMatch(expected);
});

test.each([
	"/en",
	"/",
	"/ht/services/term-life",
	"/es/unsubscribe",
	"/en/search",
	"/admin",
	"/pt/funnels/iul/calc",
	"/en/privacy",
])("the page %s is logged", async (page) => {
	await report({ ...validReports.clientError(), page });
	expect(JSON.parse(logged()[0] ?? "")).toMatchObject({ clientError: { page } });
});

test.each([
	["no JSON", "{", 400],
	["a list", [], 400],
	["null", "null", 400],
	["an unlisted property", { ...validReports.clientError(), email: "ana@example.com" }, 400],
	["a query", { ...validReports.clientError(), page: "/en?age=37" }, 400],
	["a new line in the page", { ...validReports.clientError(), page: '/en\n{"level":"fatal"}' }, 400],
	["a megabyte", { ...validReports.clientError(), message: "x".repeat(1_000_000) }, 413],
])("%s is refused and logs nothing", async (_name, body, status) => {
	expect((await report(body)).status).toBe(status);
	expect(logged()).toEqual([]);
});

test("other methods, types and sites are refused", async () => {
	expect((await app.request("/functions/client-error")).status).toBe(405);
	expect((await report(validReports.clientError(), { type: "text/html" })).status).toBe(415);
	const foreign = await app.request("/functions/client-error", {
		method: "POST",
		headers: { "content-type": "text/plain", origin: "https://evil.example" },
		body: JSON.stringify(validReports.clientError()),
	});
	expect(foreign.status).toBe(403);
	expect(logged()).toEqual([]);
});

test("one address can't fill the log", async () => {
	const from = "198.51.100.7";
	const { max } = limits.clientErrorsPerAddress;
	const statuses: number[] = [];
	for (let count = 0; count <= max; count++) statuses.push((await report(validReports.clientError(), { from })).status);
	expect(statuses.filter((status) => status === 200)).toHaveLength(max);
	expect(statuses.at(-1)).toBe(429);
	expect(logged()).toHaveLength(max);
});
