import { describe, expect, test } from "vitest";
import { leadFields, leadFormErrors, typedField } from "./lead-forms.ts";

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
	test("a quote needs a phone number or an email address, and the last name is optional", () => {
		expect(leadFormErrors("quote", { ...person, last_name: "", phone: "" })).toEqual({});
		expect(leadFormErrors("quote", { ...person, email: "" })).toEqual({});
		expect(leadFormErrors("quote", { ...person, email: "", phone: "" })).toEqual({ phone: "phone_or_email" });
		expect(leadFormErrors("quote", { ...person, phone: "555" })).toEqual({ phone: "phone_min" });
	});
	test("an offer is answered by email, and asks for no more than a name", () => {
		expect(leadFormErrors("offer", { ...person, last_name: "", phone: "" })).toEqual({});
		expect(leadFormErrors("offer", { ...person, email: "" })).toEqual({ email: "email_invalid" });
	});
	test("a chat needs a phone number or an email address", () => {
		expect(leadFormErrors("chat", { name: "Ana", phone: "9415550100", email: "" })).toEqual({});
		expect(leadFormErrors("chat", { name: "Ana", phone: "", email: "ana@example.com" })).toEqual({});
		expect(leadFormErrors("chat", { name: "Ana", phone: "", email: "" })).toEqual({ phone: "phone_or_email" });
		expect(leadFormErrors("chat", { name: "Ana", phone: "", email: "ana@" })).toEqual({ email: "email_invalid" });
	});
	describe("an application", () => {
		const applicant = {
			role: "agent",
			languages: "ht,en",
			license: "none",
			state: "NY",
			name: "Ana",
			phone: "9415550100",
		};
		test("needs a phone number or an email address, and no license", () => {
			expect(leadFormErrors("application", { ...applicant, email: "" })).toEqual({});
			expect(leadFormErrors("application", { ...applicant, phone: "", email: "ana@example.com" })).toEqual({});
			expect(leadFormErrors("application", { ...applicant, phone: "", email: "" })).toEqual({
				phone: "phone_or_email",
			});
		});
		test.each([
			["role", "boss"],
			["languages", ""],
			["languages", "ht,fr"],
			["languages", "ht,ht"],
			["license", ""],
			["state", ""],
			["state", "ZZ"],
		])("%s can't be “%s”", (field, value) => {
			expect(leadFormErrors("application", { ...applicant, email: "", [field]: value })).toEqual({
				[field]: "required",
			});
		});
		test("several ticked boxes become one text, and none becomes an empty one", () => {
			const form = new FormData();
			expect(typedField(form, "languages")).toBe("");
			for (const language of ["es", "pt"]) form.append("languages", language);
			expect(typedField(form, "languages")).toBe("es,pt");
		});
	});
	test("the consent box comes last", () => {
		expect(leadFields("report")).toEqual(["firstName", "lastName", "email", "phone", "consent"]);
		expect(leadFields("chat")).toEqual(["name", "phone", "email"]);
	});
});
