import { expect, test } from "vitest";
import { destination, readReturnPath, secondStepPath, withWelcome } from "./return-path.ts";

test.each([
	["/admin", "/admin"],
	["/account", "/account"],
	["/account/../admin", null],
	["/admin/conversions?days=7", "/admin/conversions"],
	["/account/second-factor", "/account/second-factor"],
	["/account/second-factor/", null],
	["//evil.example", null],
	["https://evil.example/admin", null],
	["/auth/sign-out", null],
	[null, null],
])("a sign-in that should lead to %j leads to %j", (next, path) => {
	expect(readReturnPath(next)).toBe(path);
});

test("viewers go to their account or home, never to the dashboard", () => {
	expect(destination("viewer", "/admin")).toBe("/");
	expect(destination("viewer", "/account/second-factor")).toBe("/account/second-factor");
	expect(destination("viewer", "/account")).toBe("/account");
	expect(destination("agent", "/admin")).toBe("/admin");
	expect(destination("admin", "//evil.example")).toBe("/");
});

test("the way is kept through the second step", () => {
	expect(secondStepPath("/admin/quarantine")).toBe("/auth/second-factor?next=%2Fadmin%2Fquarantine");
	expect(secondStepPath("//evil.example")).toBe("/auth/second-factor");
	expect(withWelcome("/admin?lead=1")).toBe("/admin?lead=1&notice=welcome-back");
});
