import { expect, test } from "vitest";
import { destination, readAdminPath, readReturnPath, secondStepPath, withWelcome } from "./return-path.ts";

test.each([
	"/admin",
	"/admin/conversions?days=7",
	"/admin/leads/0f8fad5b-d9cb-869f-a165-70867728950e?template=calledYou&reply=ht&list=status%3Dnew",
	"/admin/leads/export?status=new&state=FL",
	"/admin/blog/3f2b7c1e-9a40-4d58-8f21-0c6a5e7d9b13/ht/versions",
	"/account",
	"/account/second-factor",
])("a sign-in that should lead to %s leads there", (path) => {
	expect(readReturnPath(path)).toBe(path);
});

test.each([
	["/account/../admin", "/admin"],
	["https://site.invalid/admin", "/admin"],
	["/admin#leads", "/admin"],
	["/admin//evil.example", "/admin//evil.example"],
	["/admin?lead=//evil.example", "/admin?lead=//evil.example"],
	["\\admin\\leads", "/admin/leads"],
])("what %j leads to is a path of the dashboard on this site", (text, path) => {
	expect(readReturnPath(text)).toBe(path);
});

test.each([
	null,
	"",
	"/",
	"/en",
	"/administrator",
	"/auth/sign-out",
	"/admin/../auth/sign-out",
	"/admin/%2e%2e/auth/sign-out",
	"/admin/%2e%2e//evil.example/admin",
	"//evil.example",
	"//evil.example/admin",
	"///evil.example/admin",
	"/\\evil.example/admin",
	"\\\\evil.example/admin",
	"/\t/evil.example/admin",
	"\n//evil.example/admin",
	" //evil.example/admin",
	"/%2Fevil.example/admin",
	"/%5Cevil.example/admin",
	"%2F%2Fevil.example/admin",
	"https://evil.example/admin",
	"https:evil.example/admin",
	"http://site.invalid/admin",
	"https://site.invalid@evil.example/admin",
	"https://site.invalid.evil.example/admin",
	"https://site.invalid//evil.example/admin",
	"javascript:alert(1)//admin",
	"data:text/html,/admin",
	"http://[",
	`/admin?${"x".repeat(2000)}`,
])("a sign-in never leads to %j", (text) => {
	expect(readReturnPath(text)).toBeNull();
});

test("the account is no page of the dashboard", () => {
	expect(readAdminPath("/admin/leads?status=new")).toBe("/admin/leads?status=new");
	expect(readAdminPath("/account")).toBeNull();
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
