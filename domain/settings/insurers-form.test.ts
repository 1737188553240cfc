import * as v from "valibot";
import { expect, test } from "vitest";
import type { Insurer } from "../agency/insurer.ts";
import {
	fieldsOfInsurer,
	type InsurerError,
	insurerEvidence,
	insurersSchema,
	isPossibleInsurers,
	maxInsurers,
	readInsurerForm,
} from "./insurers-form.ts";

// It is still November 23 in Florida.
const at = { now: new Date("2026-11-24T02:00:00Z"), timeZone: "America/New_York" };
const file = { id: "a".repeat(64), name: "letter.pdf" };
const typed = {
	intent: "save",
	name: " Harbor  Life & Annuity Company ",
	naicCode: "12345",
	grade: "A+",
	gradeOn: "2026-11-23",
	"product_whole-life": "on",
	"product_term-life": "on",
	paper: "Letter of 2026-09-01",
	confirmedOn: "2026-11-20",
};
const harbor: Insurer = {
	id: "1",
	name: "Harbor Life & Annuity Company",
	naicCode: "12345",
	rating: { grade: "A+", on: "2026-11-23" },
	products: ["term-life", "whole-life"],
	confirmation: { document: "Letter of 2026-09-01", confirmedOn: "2026-11-20" },
};
const withLetter: Insurer = {
	...harbor,
	confirmation: { document: "Letter of 2026-09-01", confirmedOn: "2026-11-20", file },
};

const save = (fields: Record<string, string>, before: readonly Insurer[] = []) =>
	readInsurerForm({ ...typed, ...fields }, { ...at, before });

test("what is typed becomes an insurer, with or without the letter, and before it is confirmed", () => {
	expect(save({})).toEqual({ ok: true, facts: [harbor] });
	expect(save({ file: file.id, document: file.name })).toEqual({ ok: true, facts: [withLetter] });
	expect(save({ paper: "", confirmedOn: "" })).toEqual({ ok: true, facts: [{ ...harbor, confirmation: null }] });
});

test("insurers are listed by name, a changed one keeps its letter, and a removed one goes", () => {
	const atlas = { ...harbor, id: "4", name: "Atlas Life" };
	expect(save({}, [atlas])).toEqual({ ok: true, facts: [atlas, harbor] });
	const last = { ...atlas, id: "999999" };
	expect(save({}, [last]), "an id that a file can have").toEqual({ ok: true, facts: [last, harbor] });
	expect(save({ id: "1", name: "Aaa Life" }, [atlas, withLetter])).toEqual({
		ok: true,
		facts: [{ ...withLetter, name: "Aaa Life" }, atlas],
	});
	expect(save({ intent: "withdraw", id: "4" }, [atlas, withLetter])).toEqual({ ok: true, facts: [withLetter] });
});

test.each<[field: string, value: string, at: string, InsurerError]>([
	["name", "…", "name", "insurer_name"],
	["name", "<b>Harbor</b>", "name", "insurer_name"],
	["name", "H".repeat(101), "name", "insurer_name"],
	["naicCode", "1234", "naicCode", "naic_code"],
	["naicCode", "00000", "naicCode", "naic_code"],
	["grade", "A+++", "grade", "grade_missing"],
	["gradeOn", "2026-11-24", "gradeOn", "day_past"],
	["gradeOn", "2026-02-30", "gradeOn", "day_past"],
	["product_debt-action", "on", "products", "product_unknown"],
	["product_pets", "on", "products", "product_unknown"],
	["paper", "", "paper", "paper_missing"],
	["confirmedOn", "", "confirmedOn", "day_past"],
	["confirmedOn", "2026-11-24", "confirmedOn", "day_past"],
])("%s: “%s” is refused at %s: %s", (field, value, place, code) => {
	expect(save({ [field]: value })).toEqual({ ok: false, errors: { [place]: code } });
});

test("an insurer without a product is refused", () => {
	const { "product_term-life": _, "product_whole-life": __, ...none } = typed;
	expect(readInsurerForm(none, { ...at, before: [] })).toEqual({ ok: false, errors: { products: "products_missing" } });
});

test("a list has room for thirty", () => {
	const full = Array.from({ length: maxInsurers }, (_, index) => ({ ...harbor, id: String(index) }));
	expect(save({}, full)).toEqual({ ok: false, errors: { name: "insurers_full" } });
	expect(save({ id: "3" }, full)).toMatchObject({ ok: true });
	expect(isPossibleInsurers(full, at)).toBe(true);
	expect(isPossibleInsurers([...full, { ...harbor, id: "99" }], at)).toBe(false);
});

test("an insurer reads the same from its form and from a file", () => {
	const list = [withLetter, { ...harbor, id: "2", confirmation: null }];
	for (const one of list) {
		expect(readInsurerForm(fieldsOfInsurer(one), { ...at, before: [one] })).toEqual({ ok: true, facts: [one] });
	}
	expect(v.parse(insurersSchema, JSON.parse(JSON.stringify(list)))).toEqual(list);
	expect(isPossibleInsurers(list, at)).toBe(true);
	expect(isPossibleInsurers([harbor, harbor], at)).toBe(false);
	expect(isPossibleInsurers([{ ...harbor, id: "1; --" }], at)).toBe(false);
	expect(isPossibleInsurers([{ ...harbor, naicCode: "1" }], at)).toBe(false);
});

test("a letter that isn't here confirms nothing", () => {
	expect(insurerEvidence.filesOf([withLetter, harbor])).toEqual([file.id]);
	expect(insurerEvidence.withFiles([withLetter], new Set([file.id]))).toEqual([withLetter]);
	expect(insurerEvidence.withFiles([withLetter, harbor], new Set())).toEqual([
		{ ...withLetter, confirmation: null },
		harbor,
	]);
});
