import { describe, expect, test } from "vitest";
import { leadFields, leadFormErrors } from "./lead-forms.ts";

const filled = {
	first_name: "Ana",
	last_name: "Lopez",
	email: "ana@example.com",
	phone: "9415550100",
	message: "I would like a quote for my mother.",
};

describe("the contact form", () => {
	test("accepts a complete message", () => {
		expect(leadFormErrors("contact", filled)).toEqual({});
	});
	test.each([
		["first_name", "A", "first_name_min"],
		["first_name", " A ", "first_name_min"],
		["last_name", "L", "last_name_min"],
		["email", "ana@", "email_invalid"],
		["email", "", "email_invalid"],
		["phone", "941555010", "phone_min"],
		["message", "Hello", "message_min"],
		["message", "x".repeat(5001), "too_long"],
		["first_name", "Ana\r\nBcc: everyone@example.com", "not_text"],
	])("%s = %j: %s", (field, value, code) => {
		expect(leadFormErrors("contact", { ...filled, [field]: value })).toEqual({ [field]: code });
	});
	test("allows line breaks in the message", () => {
		expect(leadFormErrors("contact", { ...filled, message: "Good morning.\nPlease call me." })).toEqual({});
	});
	test("names every field that is missing", () => {
		expect(Object.keys(leadFormErrors("contact", {}))).toEqual([
			"first_name",
			"last_name",
			"email",
			"phone",
			"message",
		]);
	});
});

describe("the other forms", () => {
	const person = { first_name: "Ana", email: "ana@example.com", phone: "9415550100" };
	test("a report needs every field and the box", () => {
		expect(leadFormErrors("report", { email: "ana@" })).toEqual({
			firstName: "required",
			lastName: "required",
			email: "email_invalid",
			phone: "required",
			consent: "consent_required",
		});
		expect(
			leadFormErrors("report", { ...person, firstName: "A", lastName: "L", consent: "on" }),
			"names of one letter are names",
		).toEqual({});
	});
	test("a guide needs a name and an email address", () => {
		expect(leadFormErrors("guide", { ...person, phone: "" })).toEqual({});
		expect(leadFormErrors("guide", { ...person, phone: "555" })).toEqual({ phone: "phone_min" });
		expect(leadFormErrors("guide", { ...person, first_name: " " })).toEqual({ first_name: "required" });
	});
	test.each(["quote", "offer"] as const)("a %s needs a phone number, and the last name is optional", (kind) => {
		expect(leadFormErrors(kind, { ...person, last_name: "" })).toEqual({});
		expect(leadFormErrors(kind, { ...person, phone: "" })).toEqual({ phone: "phone_min" });
	});
	test("a chat needs a phone number or an email address", () => {
		expect(leadFormErrors("chat", { name: "Ana", phone: "9415550100", email: "" })).toEqual({});
		expect(leadFormErrors("chat", { name: "Ana", phone: "", email: "ana@example.com" })).toEqual({});
		expect(leadFormErrors("chat", { name: "Ana", phone: "", email: "" })).toEqual({ phone: "phone_or_email" });
		expect(leadFormErrors("chat", { name: "Ana", phone: "", email: "ana@" })).toEqual({ email: "email_invalid" });
	});
	test("the consent box comes last", () => {
		expect(leadFields("report")).toEqual(["firstName", "lastName", "email", "phone", "consent"]);
		expect(leadFields("chat")).toEqual(["name", "phone", "email"]);
	});
});
