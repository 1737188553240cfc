import { expect, test } from "vitest";
import { isSampleEmail, isSamplePhone, isSampleStreet, isSampleUrl } from "./sample-values.ts";

test.each([
	["+19415550142", true],
	["+18005550199", true],
	["+18885550199", true],
	["+18005550176", true],
	["+19415550242", false],
	["+19415540142", false],
	["(941) 555-0242", true],
	["", true],
])("the phone %s is a sample: %s", (phone, isSample) => {
	expect(isSamplePhone(phone)).toBe(isSample);
});

test.each([
	["hello@sunfield.example", true],
	["Sunfield <no-reply@sunfield.example>", true],
	["owner@example.com", true],
	["owner@mail.test", true],
	["nobody", true],
	["owner@examples.com", false],
	["Agency <desk@agency.zz>", false],
])("the address %s is a sample: %s", (address, isSample) => {
	expect(isSampleEmail(address)).toBe(isSample);
});

test.each([
	["https://booking.sunfield.example/iul", true],
	["http://localhost:3000", true],
	["http://127.0.0.1:3000", true],
	["not a url", true],
	["https://calendly.com/agency/iul", false],
])("the link %s is a sample: %s", (link, isSample) => {
	expect(isSampleUrl(link)).toBe(isSample);
});

test.each([
	["1500 Sample Street, Suite 840", true],
	["", true],
	["12 Main Street", false],
	["12 Samples Road", false],
])("the street %s is a sample: %s", (street, isSample) => {
	expect(isSampleStreet(street)).toBe(isSample);
});
