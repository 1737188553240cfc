import fc from "fast-check";
import * as v from "valibot";
import { expect, test } from "vitest";
import { type ClaimId, claimIds, type Evidence } from "../agency/claim-evidence.ts";
import {
	type ClaimError,
	claimEvidence,
	claimFactsSchema,
	fieldsOfEvidence,
	isPossibleClaims,
	readClaimForm,
} from "./claims-form.ts";

// It is still November 23 in Florida.
const at = { now: new Date("2026-11-24T02:00:00Z"), timeZone: "America/New_York" };
const file = { id: "a".repeat(64), name: "list.pdf" };
const typed = {
	intent: "save",
	id: "familiesServed",
	proof: " Client list\nof 2026-10-01 ",
	approvedBy: "Ana  Diaz",
	approvedOn: "2026-11-23",
	expiresOn: "",
	value: "1,200",
};
const approved: Evidence = {
	proof: "Client list of 2026-10-01",
	approvedBy: "Ana Diaz",
	approvedOn: "2026-11-23",
	expiresOn: "2027-11-23",
};
const words: Evidence = { ...approved, value: 1200 };
const policy = { insurer: "Example Life", form: "EL-204", approval: "2026-118", approvedOn: "2026-09-15" };
const ratesOf = "2026-10-01-0123456789ab";
const rates: Evidence = { ...approved, policy, ratesOf, file };

const save = (fields: Record<string, string>, before: Parameters<typeof readClaimForm>[1]["before"] = {}) =>
	readClaimForm({ ...typed, ...fields }, { ...at, before });

test("what is typed becomes evidence that counts for a year, with the document that was uploaded", () => {
	expect(save({})).toEqual({ ok: true, facts: { familiesServed: words } });
	expect(save({ file: file.id, document: file.name })).toEqual({
		ok: true,
		facts: { familiesServed: { ...words, file } },
	});
});

test("a change keeps the document and the other claims, and a withdrawn claim stays withdrawn", () => {
	const before = { familiesServed: { ...words, file }, independence: null };
	expect(save({ value: "900" }, before)).toEqual({
		ok: true,
		facts: { familiesServed: { ...words, value: 900, file }, independence: null },
	});
	expect(save({ intent: "withdraw" }, before)).toEqual({
		ok: true,
		facts: { familiesServed: null, independence: null },
	});
});

const typedRates = { ...fieldsOfEvidence("termLifeRates", rates), intent: "save" };
const typedStates = { ...typed, id: "debtConsultation", covers_FL: "on", covers_TX: "on", covers_XX: "on" };

test("a claim about rates names the policy and the table, and one about states those that the site knows", () => {
	expect(readClaimForm(typedRates, { ...at, before: {} })).toEqual({ ok: true, facts: { termLifeRates: rates } });
	expect(readClaimForm(typedStates, { ...at, before: {} })).toMatchObject({
		facts: { debtConsultation: { states: ["FL", "TX"] } },
	});
});

test.each<[fields: Record<string, string>, field: string, value: string, ClaimError]>([
	[typed, "id", "constructor", "claim_unknown"],
	[typed, "proof", " … ", "proof_missing"],
	[typed, "proof", "a".repeat(501), "proof_missing"],
	[typed, "approvedBy", "<b>Ana</b>", "approver_missing"],
	[typed, "approvedOn", "2026-11-24", "day_past"],
	[typed, "approvedOn", "2026-02-30", "day_past"],
	[typed, "expiresOn", "2026-11-22", "expires_range"],
	[typed, "expiresOn", "2027-11-24", "expires_range"],
	[typed, "expiresOn", "2027-02-30", "expires_range"],
	[typed, "value", "0", "value_number"],
	[typed, "value", "-5", "value_number"],
	[typed, "value", "1.5", "value_number"],
	[typed, "value", "1,20", "value_number"],
	[typed, "value", "many", "value_number"],
	[{ ...typed, id: "foundedYear" }, "value", "", "value_number"],
	[{ ...typed, id: "foundedYear" }, "value", "2027", "year_past"],
	[{ ...typed, id: "foundedYear" }, "value", "15", "year_past"],
	[typedRates, "insurer", "<i>Example</i>", "policy_text"],
	[typedRates, "form", "", "policy_text"],
	[typedRates, "policyOn", "2026-11-24", "day_past"],
	[typedRates, "ratesOf", "", "rates_missing"],
])("%#: of what is typed, %s “%s” is refused: %s", (fields, field, value, code) => {
	expect(readClaimForm({ ...fields, [field]: value }, { ...at, before: {} })).toEqual({
		ok: false,
		errors: { [field]: code },
	});
});

test("without a state that the opinion covers, there is nothing to say", () => {
	const errors = { states: "states_missing" };
	expect(readClaimForm({ ...typed, id: "debtConsultation" }, { ...at, before: {} })).toEqual({ ok: false, errors });
});

test("any evidence that was saved reads the same from its form and from a file", () => {
	const day = fc.integer({ min: 0, max: 364 }).map((days) => new Date(Date.UTC(2026, 10, 23 - days)));
	const line = fc.stringMatching(/^[A-Za-z0-9éñ.,’()-]{1,30}$/).filter((text) => /[A-Za-z0-9]/.test(text));
	const form = fc.record({
		id: fc.constantFrom(...claimIds),
		proof: line,
		approvedBy: line,
		approvedOn: day.map((date) => date.toISOString().slice(0, 10)),
		value: fc.integer({ min: 1800, max: 2026 }).map(String),
		insurer: line,
		form: line,
		approval: line,
		policyOn: day.map((date) => date.toISOString().slice(0, 10)),
		ratesOf: fc.constant(ratesOf),
		covers_FL: fc.constant("on"),
	});
	fc.assert(
		fc.property(form, (fields) => {
			const read = readClaimForm(fields, { ...at, before: {} });
			const facts = read.ok ? read.facts : expect.fail(JSON.stringify(read));
			const evidence = facts[fields.id as ClaimId] ?? expect.fail("withdrawn");
			const again = readClaimForm(fieldsOfEvidence(fields.id, evidence), { ...at, before: {} });
			expect(again).toEqual(read);
			expect(v.parse(claimFactsSchema, JSON.parse(JSON.stringify(facts)))).toEqual(facts);
			expect(isPossibleClaims(facts, at)).toBe(true);
		}),
	);
});

test.each<[what: string, change: Partial<Evidence>]>([
	["a value that the claim has no use for", { ratesOf }],
	["an approval of tomorrow", { approvedOn: "2026-11-24" }],
	["words of two lines", { proof: "Client list\nof 2026" }],
	["evidence that never ends", { expiresOn: "2099-01-01" }],
])("a file with %s is refused", (_what, change) => {
	expect(isPossibleClaims({ familiesServed: { ...words, ...change } }, at)).toBe(false);
});

test("evidence of a founding year that was stored before the year was part of it can be in a file", () => {
	expect(isPossibleClaims({ foundedYear: { ...approved, file } }, at)).toBe(true);
	expect(isPossibleClaims({ foundedYear: { ...approved, value: 15, file } }, at)).toBe(false);
});

test("evidence whose document isn't here keeps its words alone", () => {
	const facts = { familiesServed: { ...words, file }, independence: null, termLifeRates: rates };
	expect(claimEvidence.filesOf(facts)).toEqual([file.id, file.id]);
	expect(claimEvidence.withFiles(facts, new Set([file.id]))).toEqual(facts);
	expect(claimEvidence.withFiles(facts, new Set())).toEqual({
		familiesServed: words,
		independence: null,
		termLifeRates: { ...approved, policy, ratesOf },
	});
});
