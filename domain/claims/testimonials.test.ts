import { expect, test } from "vitest";
import { confirmedTestimonials, type Testimonial, type TestimonialPermission } from "./testimonials.ts";

const words = { en: "", es: "", pt: "", ht: "" };
const sample: Testimonial = {
	id: "ana",
	name: "Ana",
	initials: "A",
	city: "Tampa",
	state: "FL",
	rating: 5,
	product: "iul",
	language: "es",
	review: words,
	permission: null,
};
const permission: TestimonialPermission = { document: "release 1", confirmedOn: "2026-11-22", isPaid: false };

test.each<[name: string, TestimonialPermission | null, today: string, isShown: boolean]>([
	["a sample", null, "2026-11-22", false],
	["on the day of its confirmation", permission, "2026-11-22", true],
	["a year later", permission, "2027-11-22", true],
	["after a year", permission, "2027-11-23", false],
	["before its confirmation", permission, "2026-11-21", false],
	["without a document", { ...permission, document: " " }, "2026-11-22", false],
	["with a date that is none", { ...permission, confirmedOn: "soon" }, "2026-11-22", false],
])("%s", (_name, given, today, isShown) => {
	expect(confirmedTestimonials([{ ...sample, permission: given }], today)).toEqual(isShown ? ["ana"] : []);
});
