import { expect, test } from "vitest";
import { hasAddress } from "./has-address.ts";

test.each([
	"lee@example.com",
	"To: Lee <LEE@Example.com>",
	"mailto:lee@example.com?subject=x",
	"Write to lee@example.com.",
	"(lee@example.com), or",
	"first\nlee@example.com\nlast",
])("names the address: %j", (text) => expect(hasAddress(text, "lee@example.com")).toBe(true));

test.each([
	"ashlee@example.com",
	"ash.lee@example.com",
	"x+lee@example.com",
	"o'lee@example.com",
	"ólee@example.com",
	"lee@example.com.br",
	"lee@example.community",
	"lee@example.com-pany.org",
	"lee@exampleXcom",
	"lee at example.com",
])("names another: %j", (text) => expect(hasAddress(text, "lee@example.com")).toBe(false));

test("an address may hold signs that mean something in a pattern", () => {
	expect(hasAddress("x a.b+c*d?(e@example.com", "c*d?(e@example.com")).toBe(false);
	expect(hasAddress("<a{1}|b^$+c@example.com>", "a{1}|b^$+c@example.com")).toBe(true);
	expect(hasAddress("<a/b-c@example.com>", "a/b-c@example.com")).toBe(true);
});
