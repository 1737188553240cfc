import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { contentSecurityPolicy, inlineHashes, nonceSources } from "./content-security-policy.server.ts";

const env = { recaptcha: null, siteOrigin: "https://site.example" };

const sha256 = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("hashes each inline script and style once", () => {
	const html = `<style id="app-css">a>b{}</style><script>one()</script><script type="module" async="">two("<b>")</script>
		<script>one()</script><SCRIPT data-x="a>b">three()</SCRIPT >`;
	expect(inlineHashes(html)).toEqual({
		scripts: [sha256("one()"), sha256('two("<b>")'), sha256("three()")],
		styles: [sha256("a>b{}")],
	});
});

test("skips external scripts and data blocks", () => {
	const html = `<script src="/assets/a.js"></script><script type="application/ld+json">{}</script>`;
	expect(inlineHashes(html)).toEqual({ scripts: [], styles: [] });
});

test("never allows unsafe inline scripts or style elements", () => {
	const policy = contentSecurityPolicy(env, nonceSources("abc"));
	expect(directive(policy, "script-src")).toBe("'self' 'nonce-abc'");
	expect(directive(policy, "style-src-elem")).toBe("'self' 'nonce-abc'");
	expect(directive(policy, "style-src")).not.toContain("unsafe");
	expect(policy).not.toContain("unsafe-eval");
});

test("allows the captcha's sources only if it is used", () => {
	expect(contentSecurityPolicy(env)).not.toContain("recaptcha");
	const policy = contentSecurityPolicy({ ...env, recaptcha: { siteKey: "k", secretKey: "s", verifyUrl: "" } });
	expect(directive(policy, "script-src")).toBe(
		"'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
	);
	expect(directive(policy, "frame-src")).toContain("https://www.google.com/recaptcha/");
});

test("allows the tag manager's sources only if one is set", () => {
	expect(contentSecurityPolicy(env)).not.toContain("google-analytics");
	const policy = contentSecurityPolicy({ ...env, usesTagManager: true });
	expect(directive(policy, "script-src")).toBe("'self' https://www.googletagmanager.com");
	expect(directive(policy, "connect-src")).toContain("https://*.google-analytics.com");
});

test("allows no other site on staff pages", () => {
	const full = { ...env, recaptcha: { siteKey: "k", secretKey: "s", verifyUrl: "" }, usesTagManager: true };
	const policy = contentSecurityPolicy(full, nonceSources("abc"), "staff");
	expect(policy).not.toContain("https:");
	expect(directive(policy, "script-src")).toBe("'self' 'nonce-abc'");
	expect(policy.split("; ")).toContain("frame-src");
	expect(contentSecurityPolicy(full)).toContain("https://www.youtube-nocookie.com");
});

test("has the directives that restrict the whole page", () => {
	const policy = contentSecurityPolicy(env);
	for (const [name, value] of [
		["default-src", "'self'"],
		["object-src", "'none'"],
		["base-uri", "'none'"],
		["form-action", "'self'"],
		["frame-ancestors", "'self'"],
		["report-uri", "/csp-violation-report"],
		["report-to", "csp"],
		["img-src", "'self' data:"],
	] as const) {
		expect(directive(policy, name)).toBe(value);
	}
});

test("uses only `report-uri` over http", () => {
	const policy = contentSecurityPolicy({ ...env, siteOrigin: "http://localhost:3000" });
	expect(directive(policy, "report-uri")).toBe("/csp-violation-report");
	expect(directive(policy, "report-to")).toBeUndefined();
});

function directive(policy: string, name: string): string | undefined {
	const found = policy.split("; ").find((entry) => entry.startsWith(`${name} `));
	return found?.slice(name.length + 1);
}
