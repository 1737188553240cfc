import { expect, test } from "vitest";
import type { Testimonial } from "../agency/testimonial.ts";
import {
	fieldsOfTestimonial,
	isPossibleTestimonials,
	maxTestimonials,
	readTestimonialForm,
	type TestimonialError,
} from "./testimonials-form.ts";

// It is still November 23 in Florida.
const at = { now: new Date("2026-11-24T02:00:00Z"), timeZone: "America/New_York" };
const file = "a".repeat(64);
const typed = {
	intent: "save",
	name: " Rosa  M. ",
	city: "Tampa",
	state: "FL",
	language: "es",
	quote_es: "“Nos explicaron\ntodo.”",
	quote_en: "They explained everything to us.",
	rating: "5",
	givenOn: "2026-11-23",
	isPaid: "on",
	relation: "family",
	confirmedOn: "2026-11-20",
	until: "",
};
const rosa: Testimonial = {
	id: "1",
	name: "Rosa M.",
	city: "Tampa",
	state: "FL",
	rating: 5,
	language: "es",
	review: { en: "They explained everything to us.", es: "Nos explicaron todo.", pt: "", ht: "" },
	givenOn: "2026-11-23",
	isPaid: true,
	relation: "family",
	permission: { document: "", confirmedOn: "2026-11-20", until: "2027-11-20", file: "" },
};
const permitted: Testimonial = {
	...rosa,
	permission: { document: "release.pdf", confirmedOn: "2026-11-20", until: "2027-11-20", file },
};

const save = (fields: Record<string, string>, before: readonly Testimonial[] = []) =>
	readTestimonialForm({ ...typed, ...fields }, { ...at, before });

test("what is typed becomes one line of the client's words, and counts for a year", () => {
	expect(save({})).toEqual({ ok: true, facts: [rosa] });
	expect(save({ file, document: "release.pdf" })).toEqual({ ok: true, facts: [permitted] });
});

test("a testimonial can be saved before there is a permission", () => {
	expect(save({ confirmedOn: "" })).toEqual({ ok: true, facts: [{ ...rosa, permission: null }] });
});

test("the newest one comes first, a changed one keeps its place and its file, and a withdrawn one goes", () => {
	const list = [{ ...rosa, id: "7" }, permitted];
	expect(save({}, list)).toEqual({ ok: true, facts: [{ ...rosa, id: "2" }, ...list] });
	expect(save({ id: "1", name: "Rosa" }, list)).toEqual({ ok: true, facts: [list[0], { ...permitted, name: "Rosa" }] });
	expect(save({ intent: "withdraw", id: "7" }, list)).toEqual({ ok: true, facts: [permitted] });
});

test.each<[field: string, value: string, TestimonialError]>([
	["name", "…", "client_name"],
	["name", "R".repeat(61), "client_name"],
	["city", "", "city_missing"],
	["state", "XX", "state_missing"],
	["quote_es", " “” ", "quote_missing"],
	["quote_pt", "a".repeat(601), "quote_long"],
	["givenOn", "2026-11-24", "day_past"],
	["givenOn", "2026-02-30", "day_past"],
	["confirmedOn", "2026-11-24", "permission_date"],
	["until", "2026-11-19", "until_range"],
	["until", "2027-11-21", "until_range"],
])("%s: “%s” is refused: %s", (field, value, code) => {
	expect(save({ [field]: value })).toEqual({ ok: false, errors: { [field]: code } });
});

test("a file needs the day of the permission", () => {
	const errors = { confirmedOn: "permission_date" };
	expect(save({ file, document: "release.pdf", confirmedOn: "" })).toEqual({ ok: false, errors });
	expect(save({ confirmedOn: "", until: "2027-01-01" })).toEqual({ ok: false, errors });
});

test("a list that the page has no room for is refused", () => {
	const full = Array.from({ length: maxTestimonials }, (_, index) => ({ ...rosa, id: String(index) }));
	expect(save({}, full)).toEqual({ ok: false, errors: { name: "list_full" } });
	expect(save({ id: "3" }, full)).toMatchObject({ ok: true });
	expect(isPossibleTestimonials(full, at)).toBe(true);
	expect(isPossibleTestimonials([...full, { ...rosa, id: "99" }], at)).toBe(false);
});

test("the form of a testimonial reads as that testimonial", () => {
	const none = { ...permitted, id: "2", rating: null, isPaid: false, relation: "none" as const, permission: null };
	for (const one of [permitted, none]) {
		expect(readTestimonialForm(fieldsOfTestimonial(one), { ...at, before: [one] })).toEqual({ ok: true, facts: [one] });
	}
	expect(isPossibleTestimonials([permitted, none], at)).toBe(true);
});

test.each<[what: string, change: Partial<Testimonial>]>([
	["an id that is none", { id: "1; --" }],
	["stars that nobody can give", { rating: 6 }],
	["words of two lines", { review: { ...rosa.review, es: "Nos\nexplicaron" } }],
	[
		"a permission that never ends",
		{ permission: { document: "a", confirmedOn: "2026-11-20", until: "2099-01-01", file: "" } },
	],
	[
		"a document without its file",
		{ permission: { document: "a", confirmedOn: "2026-11-20", until: "2027-11-20", file: "" } },
	],
])("a file with %s is refused", (_what, change) => {
	expect(isPossibleTestimonials([{ ...rosa, ...change }], at)).toBe(false);
});

test("two with the same id are refused", () => {
	expect(isPossibleTestimonials([rosa, rosa], at)).toBe(false);
});
