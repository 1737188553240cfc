import * as v from "valibot";
import { expect, test } from "vitest";
import type { Rate, RateFacts, RateTable } from "../rates/rate-table.ts";
import { sampleRates } from "../rates/sample-rates.ts";
import { isPossibleRates, maxRateFileBytes, maxRates, rateFactsSchema } from "./rate-facts.ts";

const at = { now: new Date("2026-11-23T15:00:00Z") };
const rate: Rate = { fromAge: 18, toAge: 85, smoker: false, term: null, states: null, perThousand: 9500 };
const policy = { insurer: "Example Life", form: "EL-204", approval: "A-77", approvedOn: "2026-09-15" };
const whole: RateTable = {
	isSample: false,
	id: "2026-10-01-aa",
	effectiveOn: "2026-10-01",
	source: "Rate book 12",
	policy,
	rangePercent: 10,
	feeCents: 500,
	rates: [rate, { ...rate, smoker: true }],
};
const withRates = (...rates: Rate[]): RateFacts => ({ whole_life: { ...whole, rates } });
const isReadable = (facts: unknown) => v.is(rateFactsSchema, facts);

test("a table is read as it is, in the order in which its id hashes it, whatever order a database gives it", () => {
	const facts: RateFacts = { whole_life: whole };
	const shuffled = JSON.parse(JSON.stringify(facts), (_, value) =>
		value && typeof value === "object" && !Array.isArray(value)
			? Object.fromEntries(Object.entries(value).reverse())
			: value,
	);
	expect(JSON.stringify(shuffled)).not.toBe(JSON.stringify(facts));
	expect(JSON.stringify(v.parse(rateFactsSchema, shuffled))).toBe(JSON.stringify(facts));
	expect(isReadable({})).toBe(true);
});

test.each<[string, unknown]>([
	["a sample", { whole_life: { ...whole, isSample: true } }],
	["no day", { whole_life: { ...whole, effectiveOn: "2026-02-30" } }],
	["markup", { whole_life: { ...whole, source: "<b>" } }],
	["a negative rate", withRates({ ...rate, perThousand: -1 }, { ...rate, smoker: true })],
	["part of a hundredth of a cent", withRates({ ...rate, perThousand: 0.5 }, { ...rate, smoker: true })],
	["a state that doesn't exist", withRates({ ...rate, states: ["XX"] }, rate, { ...rate, smoker: true })],
	["nobody of an age that the site names", withRates({ ...rate, fromAge: 50 }, { ...rate, smoker: true })],
])("facts with %s can't be read", (_, facts) => {
	expect(isReadable(facts)).toBe(false);
});

const years = Array.from({ length: 68 }, (_, index) => ({ ...rate, fromAge: 18 + index, toAge: 18 + index }));

test.each<[string, RateFacts]>([
	["two rates for one person", withRates(rate, { ...rate, fromAge: 85 })],
	["a gap in the ages", withRates({ ...rate, toAge: 40 }, { ...rate, fromAge: 42 })],
	["an age that nobody can enter", withRates({ ...rate, toAge: 90 })],
	["ages in the wrong order", withRates({ ...rate, fromAge: 60, toAge: 50 })],
	["a term that the product lacks", withRates({ ...rate, term: 20 })],
	["term life without a term", { term_life: { ...whole, rates: [rate] } }],
	["a state named twice", withRates({ ...rate, states: ["FL", "FL"] })],
	["a rate for no state", withRates({ ...rate, states: [] })],
	["no source", { whole_life: { ...whole, source: " " } }],
	["a nameless insurer", { whole_life: { ...whole, policy: { ...policy, insurer: "" } } }],
	["a text of a whole file", { whole_life: { ...whole, source: "a".repeat(maxRateFileBytes + 1) } }],
	["rates of a year later", { whole_life: { ...whole, effectiveOn: "2027-11-24" } }],
	["an approval of tomorrow", { whole_life: { ...whole, policy: { ...policy, approvedOn: "2026-11-24" } } }],
	["a fee of more than a hundred dollars", { whole_life: { ...whole, feeCents: 10_001 } }],
	["more rates than a page can carry", withRates(...Array.from({ length: maxRates + 1 }, () => rate))],
])("a file with %s is refused", (_, facts) => {
	expect(isPossibleRates(facts, at)).toBe(false);
});

test("a rate for each year of age is possible, and so are the rules of thumb as a table", () => {
	expect(isPossibleRates(withRates(...years), at)).toBe(true);
	const latest = { ...whole, effectiveOn: "2027-11-23", policy: { ...policy, approvedOn: "2026-11-23" } };
	expect(isPossibleRates({ whole_life: latest }, at)).toBe(true);
	expect(isPossibleRates({ final_expense: { ...whole, rates: sampleRates.final_expense.rates } }, at)).toBe(true);
});
