import { describe, expect, test } from "vitest";
import { checkCredentials } from "./credentials.ts";

const email = "ana@example.com";

describe("signing in", () => {
	test("trims the address and converts it to lower case, and leaves the password unchanged", () => {
		expect(checkCredentials("sign-in", { email: "  Ana@Example.COM ", password: " secret " }, new Set())).toEqual({
			ok: true,
			credentials: { email, password: " secret " },
		});
	});

	test("requires an address and at least six characters", () => {
		expect(checkCredentials("sign-in", { email: "ana@", password: "12345" }, new Set())).toEqual({
			ok: false,
			errors: { email: "email_invalid", password: "password_min_6" },
		});
	});

	test("does not apply the rules for new passwords", () => {
		expect(checkCredentials("sign-in", { email, password: "simple" }, new Set())).toHaveProperty("credentials");
	});

	test.each([
		[{}, { email: "email_invalid", password: "password_min_6" }],
		[
			{ email: [email], password: 12345678 },
			{ email: "email_invalid", password: "password_min_6" },
		],
	])("rejects %j", (input, errors) => {
		expect(checkCredentials("sign-in", input, new Set())).toEqual({ ok: false, errors });
	});
});

describe("signing up", () => {
	const code = (password: string) => {
		const checked = checkCredentials("sign-up", { email, password }, new Set(["sunfield"]));
		return "errors" in checked ? checked.errors.password : "accepted";
	};

	test.each(["Sunny-day.1", "Ñandú#42", 'Ab1"zzzz', "Aa1|aaaa", "Correct, horse 9"])("accepts %s", (password) => {
		expect(code(password)).toBe("accepted");
	});

	test("accepts a password of 128 characters", () => {
		expect(code(`Aa1!${"kx7 zq".repeat(30)}`.slice(0, 128))).toBe("accepted");
	});

	test.each([
		["Aa1!aaa", "password_min_8"],
		["aa1!aaaa", "password_classes"],
		["AA1!AAAA", "password_classes"],
		["Aaa!aaaa", "password_classes"],
		["Aa1aaaaa", "password_classes"],
		["Aa1-aaaa", "password_classes"],
		["Password1!", "password_common"],
		["P@ssw0rd", "password_common"],
		["Admin123!", "password_common"],
		["Sunfield1!", "password_common"],
		[`Aa1!${"a".repeat(125)}`, "password_max"],
	])("refuses %s with %s", (password, expected) => {
		expect(code(password)).toBe(expected);
	});
});
