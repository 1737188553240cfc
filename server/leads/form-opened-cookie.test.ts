import { expect, test } from "vitest";
import { formOpenedCookieHeader, readFormOpened } from "./form-opened-cookie.server.ts";

const now = new Date("2026-11-23T15:00:00Z");
const cookie = formOpenedCookieHeader("secret", null, now)?.split(";")[0] ?? "";

test("reads the time from its cookie among others", () => {
	expect(readFormOpened("secret", `sf_lang=ht; ${cookie}; x=1`)).toEqual(now);
});

test("ignores a forged, changed or absent cookie", () => {
	expect(readFormOpened("other secret", cookie)).toBeNull();
	expect(readFormOpened("secret", cookie.replace(/=\d/, "=9"))).toBeNull();
	expect(readFormOpened("secret", "form_opened=123.")).toBeNull();
	expect(readFormOpened("secret", null)).toBeNull();
});

test("a form that is shown again with errors keeps its first time for an hour", () => {
	const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
	expect(formOpenedCookieHeader("secret", cookie, later(59))).toBeNull();
	const renewed = formOpenedCookieHeader("secret", cookie, later(60));
	expect(readFormOpened("secret", renewed)).toEqual(later(60));
	expect(formOpenedCookieHeader("other secret", cookie, now)).not.toBeNull();
});
