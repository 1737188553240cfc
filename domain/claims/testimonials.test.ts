import { expect, test } from "vitest";
import type { Testimonial, TestimonialPermission } from "../agency/testimonial.ts";
import { confirmedTestimonials, permittedTestimonials, permittedUntil, testimonialStanding } from "./testimonials.ts";

const sample: Testimonial = {
	id: "ana",
	name: "Ana",
	city: "Tampa",
	state: "FL",
	rating: 5,
	language: "es",
	review: { en: "", es: "Gracias.", pt: "", ht: "" },
	givenOn: "2026-11-01",
	isPaid: false,
	relation: "none",
	permission: null,
};
const permission: TestimonialPermission = {
	document: "release 1",
	confirmedOn: "2026-11-22",
	until: "2027-12-31",
	file: "",
};

test.each<[name: string, TestimonialPermission | null, today: string, isShown: boolean]>([
	["a sample", null, "2026-11-22", false],
	["on the day of its confirmation", permission, "2026-11-22", true],
	["a year later", permission, "2027-11-22", true],
	["after a year", permission, "2027-11-23", false],
	["on the last day that was chosen", { ...permission, until: "2027-01-31" }, "2027-01-31", true],
	["after that day", { ...permission, until: "2027-01-31" }, "2027-02-01", false],
	["before its confirmation", permission, "2026-11-21", false],
	["without a document", { ...permission, document: " " }, "2026-11-22", false],
	["with a date that is none", { ...permission, confirmedOn: "soon" }, "2026-11-22", false],
])("%s", (_name, given, today, isShown) => {
	expect(confirmedTestimonials([{ ...sample, permission: given }], today)).toEqual(isShown ? ["ana"] : []);
});

test("one that has a permission is ended afterwards, one that never had isn't", () => {
	expect(testimonialStanding({ ...sample, permission }, "2027-11-23")).toBe("ended");
	expect(testimonialStanding({ ...sample, permission: { ...permission, document: "" } }, "2026-11-23")).toBe(
		"unpermitted",
	);
});

test("a permission counts for a year at most", () => {
	expect(permittedUntil(permission)).toBe("2027-11-22");
	expect(permittedUntil({ ...permission, until: "2027-01-31" })).toBe("2027-01-31");
});

test("a list that may be shown as a whole stays the same list", () => {
	const list = [{ ...sample, permission }];
	expect(permittedTestimonials(list, "2026-11-22")).toBe(list);
	expect(permittedTestimonials([...list, sample], "2026-11-22")).toEqual(list);
});
