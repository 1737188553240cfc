import { expect, test } from "vitest";
import { readCookie, setCookieHeader } from "./cookies.server.ts";

const cookie = { name: "sf_confirm", value: "abc.def", maxAgeSeconds: 60, sameSite: "Lax" } as const;
const secure = { siteOrigin: "https://site.example" };
const plain = { siteOrigin: "http://localhost:3000" };

test("cookies of an https site carry the prefix that ties them to the host", () => {
	expect(setCookieHeader(secure, cookie)).toBe(
		"__Host-sf_confirm=abc.def; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure",
	);
	expect(setCookieHeader(plain, cookie)).toBe("sf_confirm=abc.def; Path=/; Max-Age=60; HttpOnly; SameSite=Lax");
});

test("a cookie is read by its whole name", () => {
	expect(readCookie(secure, "a=b; __Host-sf_confirm=abc.def", "sf_confirm")).toBe("abc.def");
	expect(readCookie(secure, "sf_confirm=abc.def", "sf_confirm"), "set by another host of the domain").toBeNull();
	expect(readCookie(plain, "sf_confirm=a=b", "sf_confirm")).toBe("a=b");
	expect(readCookie(plain, "xsf_confirm=1; sf_confirm.x=2", "sf_confirm")).toBeNull();
	expect(readCookie(plain, null, "sf_confirm")).toBeNull();
});
