import { expect, test } from "vitest";
import { deviceCookie, readDevice } from "./device-cookie.server.ts";

const env = { authSecret: "one", siteOrigin: "https://site.example" };
const email = "ana@example.com";
const now = new Date("2026-11-23T15:00:00Z");
const headers = new Headers({ cookie: deviceCookie(env, email, now) });

test("a device is known for one account, for half a year", () => {
	expect(readDevice(env, headers, email, now)).toMatch(/^[\w-]{22}$/);
	expect(readDevice(env, headers, "bea@example.com", now)).toBeNull();
	expect(readDevice(env, headers, email, new Date("2027-05-23T15:00:00Z"))).toBeNull();
});

test("a device cannot be made up", () => {
	expect(readDevice({ ...env, authSecret: "two" }, headers, email, now)).toBeNull();
	expect(readDevice(env, new Headers(), email, now)).toBeNull();
	const longer = headers.get("cookie")?.replace(/\.\d/, ".9") ?? "";
	expect(readDevice(env, new Headers({ cookie: longer }), email, now)).toBeNull();
});
