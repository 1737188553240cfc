import { expect, test } from "vitest";
import { schedulerAddress } from "./scheduler-address.ts";

const page = "https://booking.example/consultation";

test("the scheduler's form is filled in with the visitor's details", () => {
	const address = schedulerAddress(page, {
		name: "Zoé & Ana Núñez",
		email: "zoe+life@mail.example",
		language: "Kreyòl Ayisyen",
		utm: { source: "radio", medium: null, campaign: "fall 2026" },
		leadId: "7f0c",
	});
	expect(address.startsWith(`${page}?`)).toBe(true);
	expect(Object.fromEntries(new URL(address).searchParams)).toEqual({
		name: "Zoé & Ana Núñez",
		email: "zoe+life@mail.example",
		a1: "Kreyòl Ayisyen",
		utm_source: "radio",
		utm_campaign: "fall 2026",
		utm_content: "7f0c",
	});
});

test("unknown details are left out", () => {
	expect(schedulerAddress(page, { name: " ", language: "English" })).toBe(`${page}?a1=English`);
});

test("existing query parameters stay", () => {
	expect(schedulerAddress(`${page}?hide_gdpr_banner=1`, { language: "English" })).toBe(
		`${page}?hide_gdpr_banner=1&a1=English`,
	);
});
