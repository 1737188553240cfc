import { expect, test } from "vitest";
import { mayKeep, offlinePageFor, ruleFor } from "./cache-rules.ts";

const origin = "https://sunfield.example";
const rule = (path: string, mode = "navigate", method = "GET") =>
	ruleFor({ method, mode, url: new URL(path, origin).href }, origin);

test.each(["/en", "/es/calculator", "/pt/services/iul", "/"])("%s is a page", (path) => {
	expect(rule(path)).toBe("page");
});

test.each([
	"/admin",
	"/admin.data",
	"/admin/",
	"/auth",
	"/auth?tab=sign-up",
	"/auth/sign-out",
	"/api/session",
	"/functions/geolocation",
	"/functions/hyper-service",
	"/health/ready",
	"/csp-violation-report",
])("%s is never kept", (path) => {
	for (const mode of ["navigate", "cors", "same-origin"]) expect(rule(path, mode)).toBe("network");
});

test("a page whose address holds answers is shown, but not stored", () => {
	expect(rule("/en/calculator?service=term_life&age=38")).toBe("visit");
	expect(rule("/en/unsubscribe?t=token")).toBe("visit");
});

test("files with a hash come from the cache, whoever asks for them", () => {
	expect(rule("/assets/page-B2x9.js", "cors")).toBe("asset");
	expect(rule("/assets/figtree-B2x9.woff2", "cors")).toBe("asset");
});

test("the chat's messages and the search index are kept; other data is not", () => {
	expect(rule("/chat-messages/es.json", "cors")).toBe("page");
	expect(rule("/parts/es.json", "cors")).toBe("page");
	expect(rule("/search-index/ht.json", "cors")).toBe("page");
	expect(rule("/en", "cors")).toBe("network");
	expect(rule("/sw.js", "same-origin")).toBe("network");
});

test("forms and other hosts are left alone", () => {
	expect(rule("/en", "navigate", "POST")).toBe("network");
	expect(rule("https://elsewhere.example/assets/a.js", "no-cors")).toBe("network");
});

const response = (status: number, control: string, extra: object = {}) =>
	({ status, type: "basic", redirected: false, headers: new Headers({ "Cache-Control": control }), ...extra }) as const;

test("only whole responses for everybody are kept", () => {
	expect(mayKeep(response(200, "public, max-age=0, must-revalidate"))).toBe(true);
	for (const refused of [
		response(404, "public, max-age=0"),
		response(304, "public"),
		response(206, "public"),
		response(200, "no-store"),
		response(200, "public, no-store"),
		response(200, "private, max-age=60"),
		response(200, ""),
		response(200, "public", { redirected: true }),
		response(200, "public", { type: "opaque" }),
	]) {
		expect(mayKeep(refused)).toBe(false);
	}
});

test("the offline page has the language of the address", () => {
	expect(["/ht/about", "/es", "/", "/fr/x", "/calculator"].map(offlinePageFor)).toEqual([
		"/ht/offline",
		"/es/offline",
		"/en/offline",
		"/en/offline",
		"/en/offline",
	]);
});
