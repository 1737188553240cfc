import { expect, test } from "vitest";
import { checkFirstAdmin } from "./first-admin.ts";

const valid = { name: " Rosa Vidal ", email: "Rosa@Agency.example", password: "Sunny-day.1" };

test("the first admin has a name, and the email address and password of a sign-up", () => {
	expect(checkFirstAdmin(valid, new Set())).toEqual({
		ok: true,
		admin: { name: "Rosa Vidal", email: "rosa@agency.example", password: "Sunny-day.1" },
	});
});

test.each([
	[{ name: "  " }, { name: "name_required" }],
	[{ name: "Rosa\nVidal" }, { name: "name_text" }],
	[
		{ email: "rosa", password: "short" },
		{ email: "email_invalid", password: "password_min_8" },
	],
	[
		{ name: undefined, email: "", password: undefined },
		{ name: "name_required", email: "email_invalid", password: "password_min_8" },
	],
])("%j is refused", (changes, errors) => {
	expect(checkFirstAdmin({ ...valid, ...changes }, new Set())).toEqual({ ok: false, errors });
});
