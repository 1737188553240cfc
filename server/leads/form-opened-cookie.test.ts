import { expect, test } from "vitest";
import { formOpenedCookieHeader, readFormOpened } from "./form-opened-cookie.server.ts";

const now = new Date("2026-11-23T15:00:00Z");
const cookie = formOpenedCookieHeader("secret", now).split(";")[0] ?? "";

test("the time comes back from its own cookie, among others", () => {
	expect(readFormOpened("secret", `sf_lang=ht; ${cookie}; x=1`)).toEqual(now);
});

test("a forged, changed or absent cookie says nothing", () => {
	expect(readFormOpened("other secret", cookie)).toBeNull();
	expect(readFormOpened("secret", cookie.replace(/=\d/, "=9"))).toBeNull();
	expect(readFormOpened("secret", "form_opened=123.")).toBeNull();
	expect(readFormOpened("secret", null)).toBeNull();
});
