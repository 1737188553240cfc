import { describe, expect, test } from "vitest";
import { contactFormErrors, mayContactAgain } from "./contact-form.ts";

const filled = {
	first_name: "Ana",
	last_name: "Lopez",
	email: "ana@example.com",
	phone: "9415550100",
	message: "I would like a quote for my mother.",
};

describe("the contact form", () => {
	test("takes a complete message", () => {
		expect(contactFormErrors(filled)).toEqual({});
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
		expect(contactFormErrors({ ...filled, [field]: value })).toEqual({ [field]: code });
	});
	test("keeps line breaks in the message", () => {
		expect(contactFormErrors({ ...filled, message: "Good morning.\nPlease call me." })).toEqual({});
	});
	test("names every field that is missing", () => {
		expect(Object.keys(contactFormErrors({}))).toEqual(["first_name", "last_name", "email", "phone", "message"]);
	});
});

describe("the five minutes between two messages", () => {
	const last = new Date("2026-11-23T15:00:00Z");
	const later = (minutes: number) => new Date(last.getTime() + minutes * 60_000);
	test("pass", () => {
		expect(mayContactAgain(null, last)).toBe(true);
		expect(mayContactAgain(last, later(4.99))).toBe(false);
		expect(mayContactAgain(last, later(5))).toBe(true);
	});
	test("never lock out a visitor whose clock was ahead", () => {
		expect(mayContactAgain(last, later(-60))).toBe(true);
	});
});
