import { expect, test } from "vitest";
import { testEnv } from "#tests/support/edge.ts";
import { createLimiter } from "../platform/limiter.server.ts";
import { limits } from "../rate-limits.server.ts";
import { formOpenedCookieHeader, readOpenedForm } from "./form-opened-cookie.server.ts";

const now = new Date("2026-11-23T15:00:00Z");
const ip = "2001:db8:1:2::3";
const env = testEnv({ CAPTCHA_SECRET: "a secret of the form" });
const otherEnv = testEnv({ CAPTCHA_SECRET: "another secret" });
const limiter = createLimiter(Buffer.from("key"), () => now);
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

const show = (cookies: string | null, at = now, from = ip, of = env) =>
	formOpenedCookieHeader({ env: of, limiter }, { ip: from, cookies }, at);
const cookie = show(null)?.split(";")[0] ?? "";
const read = (cookies: string | null, at = now, from = ip) => readOpenedForm(env, { ip: from, cookies }, at);

test("reads the time from its cookie among others", () => {
	expect(read(`sf_lang=ht; ${cookie}; x=1`)).toEqual({ at: now, nonce: expect.stringMatching(/^[\w-]{12}$/) });
});

test("ignores a forged, changed, old or absent cookie", () => {
	expect(readOpenedForm(otherEnv, { ip, cookies: cookie }, now)).toBeNull();
	expect(read(cookie.replace(/=\d/, "=9"))).toBeNull();
	expect(read(cookie.replace(/\.[\w-]{12}\./, ".AAAAAAAAAAAA."))).toBeNull();
	expect(read(cookie.replace(/\.[\w-]+$/, "."))).toBeNull();
	expect(read(null)).toBeNull();
	expect(read(cookie, later(239))).not.toBeNull();
	expect(read(cookie, later(240))).toBeNull();
});

test("counts only for the network that it was given to", () => {
	expect(read(cookie, now, "2001:db8:1:ffff::1")).not.toBeNull();
	expect(read(cookie, now, "2001:db8:2:2::3")).toBeNull();
	expect(read(cookie, now, "203.0.113.7")).toBeNull();
});

test("a form that is shown again with errors keeps its first time for an hour", () => {
	expect(show(cookie, later(59))).toBeNull();
	expect(read(show(cookie, later(60)), later(60))).toMatchObject({ at: later(60) });
	expect(show(cookie, now, "203.0.113.7"), "from another network").not.toBeNull();
	expect(show(cookie, now, ip, otherEnv)).not.toBeNull();
});

test("a form that brought several leads is opened anew", () => {
	const spent = show(null)?.split(";")[0] ?? "";
	const nonce = read(spent)?.nonce ?? "";
	for (let lead = 0; lead < 3; lead++) {
		expect(show(spent)).toBeNull();
		expect(limiter.take(limits.leadsPerOpenedForm, nonce)).toBe(true);
	}
	expect(limiter.take(limits.leadsPerOpenedForm, nonce)).toBe(false);
	expect(show(spent)).not.toBeNull();
});

test("cannot be read by scripts, or set by another host of the domain", () => {
	expect(show(null)).toMatch(/^__Host-form_opened=[^;]+; Path=\/; Max-Age=14400; HttpOnly; SameSite=Strict; Secure$/);
});
