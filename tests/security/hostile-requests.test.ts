import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contactSubmission } from "#tests/support/contact-submission.ts";
import { hostileBodies } from "#tests/support/hostile-bodies.ts";
import { type RawResponse, rawRequest } from "#tests/support/raw-request.ts";
import { sample } from "#tests/support/sample.ts";
import { someAddress } from "#tests/support/send-lead.ts";
import { type Site, startSite } from "#tests/support/site.ts";

const calls = [
	"/functions/hyper-service",
	"/functions/captcha-challenge",
	"/functions/form-opened",
	"/functions/geolocation",
	"/functions/consent",
	"/functions/events",
	"/functions/client-error",
	"/functions/profile",
	"/functions/nothing",
	"/api/session",
	"/api/auth/sign-in/email",
	"/api/auth/sign-up/email",
	"/api/auth/sign-out",
	"/api/auth/get-session",
	"/api/auth/verify-email",
	"/api/auth/send-verification-email",
	"/api/auth/nothing",
	"/csp-violation-report",
];
const pages = ["/", "/en", "/ht", "/en/nothing", "/fr", "/auth", "/auth/sign-out", "/admin", "/nothing", "/healthz"];
const dataRequests = ["/en.data", "/auth.data", "/admin.data", "/admin.data?_routes=__proto__", "/_.data"];
const endpoints = [...calls, ...pages, ...dataRequests];

let site: Site;
let before: unknown;
beforeAll(async () => {
	site = await startSite();
	before = await site.ask("rowCounts");
}, 60_000);
afterAll(() => site.stop());

/** Expects a success or a refusal with a code, never a server error. */
function expectNoServerError(name: string, path: string, { status, headers, body }: RawResponse) {
	expect.soft(status, `${name} to ${path}: ${body.slice(0, 200)}`).toBeGreaterThanOrEqual(200);
	expect.soft(status, `${name} to ${path}: ${body.slice(0, 200)}`).toBeLessThan(500);
	expect.soft(headers["x-content-type-options"], `${name} to ${path}`).toBe("nosniff");
	if (status < 400 || !calls.some((call) => path.startsWith(call))) return;
	const error = (parse(body) as { error?: { code?: unknown; message?: unknown } } | undefined)?.error;
	expect.soft(error?.code, `${name} to ${path}: ${status} ${body.slice(0, 200)}`).toMatch(/^[a-z_]+$/);
	expect.soft(error?.message, `${name} to ${path}`).toEqual(expect.any(String));
}

describe.each(endpoints)("hostile bodies to %s", (path) => {
	test("are handled or refused with a code", { timeout: 120_000 }, async () => {
		for (const { name, type, body } of sample(hostileBodies, 25, path)) {
			const headers = { origin: site.origin, ...(type ? { "content-type": type } : {}), ...someAddress() };
			expectNoServerError(name, path, await rawRequest(site.origin, { path, headers, body }));
		}
	});
});

describe.each(endpoints)("odd methods on %s", (path) => {
	test("are handled or refused with a code", async () => {
		for (const method of ["PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND", "QUERY", "PURGE"]) {
			const response = await rawRequest(site.origin, {
				method,
				path,
				headers: { origin: site.origin, ...someAddress() },
			});
			if (method !== "OPTIONS") expectNoServerError(method, path, response);
			expect.soft(response.status, `${method} ${path}`).toBeLessThan(500);
		}
	});
});

const foreignOrigins = ["https://evil.example", "null", "http://127.0.0.1.evil.example", "not an origin", "file://"];

test("calls from other origins are refused", async () => {
	for (const path of endpoints.filter((endpoint) => endpoint !== "/csp-violation-report")) {
		for (const origin of [...foreignOrigins, undefined]) {
			const headers = { "content-type": "application/json", ...(origin ? { origin } : {}), ...someAddress() };
			const response = await rawRequest(site.origin, { path, headers, body: JSON.stringify(contactSubmission()) });
			expect.soft(response.status, `${origin} to ${path}`).toBe(403);
			expect.soft(response.body, `${origin} to ${path}`).toContain("wrong_origin");
		}
	}
});

test("hostile addresses cause no server error, leak no file and redirect to no other host", async () => {
	const addresses = [
		"/%00",
		"/en%00",
		"/%E0%A4%A",
		"/en?x=%00",
		"/en?x=%E0%A4%A",
		"//evil.example/en",
		"/\\evil.example",
		"/en/../../../../etc/passwd",
		"/assets/..%2f..%2fpackage.json",
		"/assets/%2e%2e/%2e%2e/package.json",
		"/.env",
		"/.git/config",
		"/en/<script>",
		`/${"a".repeat(9_000)}`,
		`/en?${"a=b&".repeat(3_000)}`,
		"/__manifest?p=/admin",
		"/admin.data?_routes=../../x",
		"/auth?confirm=%27%3B--&next=//evil.example",
		"/auth?confirm=a.b.c",
		"http://evil.example/en",
		"*",
	];
	for (const path of addresses) {
		const response = await rawRequest(site.origin, { method: "GET", path, headers: someAddress() });
		expect.soft(response.status, path).toBeLessThan(500);
		expect.soft(response.body, path).not.toMatch(/root:|"devDependencies"|\[core\]/);
		expect.soft(String(response.headers.location ?? ""), path).not.toMatch(/^(?:https?:)?\/\/(?!127\.0\.0\.1:)/);
	}
});

test("hostile headers cause no server error", async () => {
	const headers: Record<string, string>[] = [
		{ cookie: "sf_lang=<script>; sf_lang=__proto__; form_opened=1.1; =;;;" },
		{ cookie: `sf.session_token=${"a".repeat(4_000)}` },
		{ cookie: "sf.session_token=%E0%A4%A.%00; form_opened=99999999999999999999.x" },
		{ "accept-language": `${"a,".repeat(3_000)}en;q=nan,*;q=9` },
		{ "accept-encoding": "br;q=x, ;;;, identity;q=0" },
		{ "if-none-match": 'W/"", "", *' },
		{ "x-forwarded-for": "'; DROP TABLE users; --, <script>" },
		{ "user-agent": "\u0001\u0002'\";--" },
		{ host: "evil.example" },
		{ referer: "javascript:alert(1)" },
		{ "content-length": "5", "transfer-encoding": "chunked" },
	];
	const paths = ["/en", "/auth", "/admin", "/", "/api/session", "/en/nothing"];
	let responses = 0;
	for (const hostile of headers) {
		for (const path of paths) {
			const response = await rawRequest(site.origin, {
				method: "GET",
				path,
				headers: { ...someAddress(), ...hostile },
			}).catch(
				// Node.js refuses to send some of them, and the server closes some connections. Both are fine.
				() => undefined,
			);
			if (!response) continue;
			responses += 1;
			expect.soft(response.status, `${JSON.stringify(hostile).slice(0, 80)} ${path}`).toBeLessThan(500);
		}
	}
	expect(responses).toBeGreaterThan((headers.length * paths.length) / 2);
});

test("after all hostile requests nothing is stored or logged as an error, and the site is ready", async () => {
	expect(await site.ask("rowCounts")).toEqual(before);
	expect((await fetch(`${site.origin}/readyz`)).status).toBe(200);
	const errors = site
		.log()
		.split("\n")
		.filter((line) => /"level":"(?:error|fatal)"/.test(line) || /^\s+at /.test(line))
		// The accounts library logs this refusal as an error.
		.filter((line) => !line.includes("Invalid callbackURL"));
	expect(errors).toEqual([]);
});

function parse(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
