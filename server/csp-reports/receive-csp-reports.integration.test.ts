import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { cspReports } from "#database/schema.ts";
import { testApp } from "#tests/support/edge.ts";
import { openTestServices, ruleKinds, type TestServices } from "#tests/support/test-services.ts";
import { servicesHandle } from "../platform/http/services-handle.server.ts";
import { storeCspReports } from "./store-csp-reports.server.ts";

describe.each(ruleKinds)("%s", (kind) => {
	let services: TestServices;
	beforeAll(async () => {
		services = await openTestServices(kind);
	});
	afterAll(() => services.close());
	beforeEach(async () => {
		await services.database.db.delete(cspReports);
		// A new window of the limits.
		services.setNow(new Date(services.clock().getTime() + 10 * 60_000));
	});

	const send = (body: unknown, type = "application/csp-report") =>
		testApp({ services: servicesHandle(services) }).request("/csp-violation-report", {
			method: "POST",
			headers: { "content-type": type },
			body: typeof body === "string" ? body : JSON.stringify(body),
		});

	const stored = () =>
		services.database.db
			.select({ path: cspReports.document_path, directive: cspReports.directive, blocked: cspReports.blocked })
			.from(cspReports)
			.orderBy(cspReports.blocked);

	test("stores the path, the directive and the blocked origin, without a query", async () => {
		const response = await send({
			"csp-report": {
				"document-uri": "https://site.example/en/auth?email=ana@example.com#x",
				"violated-directive": "script-src 'self'",
				"blocked-uri": "https://evil.example/steal?token=1",
			},
		});
		expect(response.status).toBe(204);
		expect(await stored()).toEqual([{ path: "/en/auth", directive: "script-src", blocked: "https://evil.example" }]);
	});

	test("stores no token of a preview link, which opens a draft", async () => {
		const documentURL = "https://site.example/blog/preview/secret";
		const body = { documentURL, effectiveDirective: "img-src", blockedURL: "inline" };
		expect((await send([{ type: "csp-violation", body }], "application/reports+json")).status).toBe(204);
		expect(await stored()).toEqual([{ path: "/blog/preview/…", directive: "img-src", blocked: "inline" }]);
	});

	test("accepts several reports at once, and skips other types", async () => {
		const violation = (blockedURL: string) => ({
			type: "csp-violation",
			age: 3,
			body: { documentURL: "https://site.example/en", effectiveDirective: "img-src", blockedURL },
		});
		const reports = [violation("inline"), { type: "deprecation", body: {} }, violation("data:text/html,x")];
		expect((await send(reports, "application/reports+json")).status).toBe(204);
		expect(await stored()).toEqual([
			{ path: "/en", directive: "img-src", blocked: "data:" },
			{ path: "/en", directive: "img-src", blocked: "inline" },
		]);
	});

	test.each([
		["not JSON", "{", "application/csp-report", 400],
		["not a report", { hello: 1 }, "application/json", 400],
		["a document that is no address", report({ "document-uri": "\u0000" }), "application/json", 400],
		["a directive that is none", report({ "violated-directive": "<b>\u0000" }), "application/json", 400],
		["too large", "x".repeat(70_000), "application/csp-report", 413],
		["of a wrong type", "{}", "text/plain", 415],
	])("%s is refused, and nothing is stored", async (_name, body, type, status) => {
		expect((await send(body, type)).status).toBe(status);
		expect(await stored()).toEqual([]);
	});

	test("cleans values that cannot be stored", async () => {
		const blocked = `\u0000\ud800${"x".repeat(500)}`;
		const path = `https://site.example/${"a".repeat(500)}`;
		expect((await send(report({ "document-uri": path, "blocked-uri": blocked }))).status).toBe(204);
		expect(await stored()).toEqual([{ path: `/${"a".repeat(199)}`, directive: "img-src", blocked: "other" }]);
	});

	test("an address is limited", async () => {
		const statuses: number[] = [];
		for (let sent = 0; sent < 62; sent++) statuses.push((await send(report())).status);
		expect(statuses.filter((status) => status === 204)).toHaveLength(60);
		expect(statuses.slice(60)).toEqual([429, 429]);
	});

	test("the same violation is stored once, with how often it came", async () => {
		for (let sent = 0; sent < 3; sent++) await send(report());
		const [row, ...others] = await services.database.db.select().from(cspReports);
		expect(row).toMatchObject({ document_path: "/en", directive: "img-src", blocked: "inline", count: 3 });
		expect(others).toEqual([]);
	});

	test("a flood of made-up reports replaces none that came more than once, nor the newest", async () => {
		const db = services.database.db;
		const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute));
		const real = { document_path: "/en", directive: "img-src", blocked: "https://cdn.example" };
		await storeCspReports(db, [real, real], at(0));
		const madeUp = (from: number, to: number) =>
			Array.from({ length: to - from }, (_, index) => ({ ...real, document_path: `/${from + index}` }));
		await storeCspReports(db, madeUp(0, 1000), at(1));
		await storeCspReports(db, madeUp(1000, 1200), at(2));
		const paths = (await db.select({ path: cspReports.document_path }).from(cspReports)).map(({ path }) => path);
		expect(paths).toHaveLength(1000);
		expect(paths).toContain("/en");
		expect(paths).toEqual(expect.arrayContaining(madeUp(1000, 1200).map(({ document_path }) => document_path)));
	});
});

function report(changes: Record<string, string> = {}) {
	return {
		"csp-report": {
			"document-uri": "https://site.example/en",
			"violated-directive": "img-src",
			"blocked-uri": "inline",
			...changes,
		},
	};
}
