import fc from "fast-check";
import { expect, test } from "vitest";
import { estimate } from "#domain/calculators/estimate.ts";
import { premiumBrackets } from "#domain/charts/estimate-series.ts";
import { contradictions, rateDoubts } from "#domain/rate-import/compare-rows.ts";
import type { RateProblem } from "#domain/rate-import/rate-problem.ts";
import type { RateRow } from "#domain/rate-import/rate-rows.ts";
import { type PremiumProduct, premiumProducts, rateFor } from "#domain/rates/rate-table.ts";
import { sampleRates } from "#domain/rates/sample-rates.ts";
import { inputsOf } from "#tests/support/calculator-inputs.ts";
import "#tests/support/seeded-properties.ts";
import { rateTablesOf } from "./read-rate-file.server.ts";

const today = new Date("2026-11-22T12:00:00Z");

const about = "name,Term 2026\neffective_date,2026-10-01\nsource,Rate book 12";
const policy = "insurer,Example Life\nform,EL-204\napproval,A-77\napproved_on,2026-09-15";
const head = "product,age_from,age_to,class,term,state,monthly_per_1000,policy_fee";
const csv = (...rows: string[]) => [about, policy, head, ...rows].join("\n");
/** The first line of rates in a file of `csv`. */
const first = 9;
const sound = "term_life,18,40,non_smoker,20,,0.125,5";

test("a sound file becomes a table, with its insurer, form, approval and day", () => {
	const result = rateTablesOf(csv(sound, "term_life,41,60,non-smoker,20,FL|GA,$0.5,5.00"), today);
	expect(result).toMatchObject({
		ok: true,
		doubts: [],
		tables: {
			term_life: {
				isSample: false,
				effectiveOn: "2026-10-01",
				source: "Term 2026, Rate book 12",
				policy: { insurer: "Example Life", form: "EL-204", approval: "A-77", approvedOn: "2026-09-15" },
				feeCents: 500,
				rangePercent: 10,
				rates: [
					{ fromAge: 18, toAge: 40, smoker: false, term: 20, states: null, perThousand: 1250 },
					{ fromAge: 41, toAge: 60, smoker: false, term: 20, states: ["FL", "GA"], perThousand: 5000 },
				],
			},
		},
	});
});

test("the policy’s texts are read as the form of a claim would have them", () => {
	const result = rateTablesOf(csv(sound).replace("Example Life", "Ri\u0301o\u00a0  Life"), today);
	expect(result.ok && result.tables.term_life?.policy?.insurer).toBe("Río Life");
});

test("the id of a table changes with any of its rates", () => {
	const idOf = (row: string) => {
		const result = rateTablesOf(csv(row), today);
		return result.ok ? result.tables.term_life?.id : undefined;
	};
	expect(idOf(sound)).toMatch(/^2026-10-01-[0-9a-f]{12}$/);
	expect(idOf(sound)).toBe(idOf(sound));
	expect(idOf(sound.replace("0.125", "0.126"))).not.toBe(idOf(sound));
});

test.each<[rows: string[], column: string, code: RateProblem["code"]]>([
	[["burial,50,60,smoker,,,3,0"], "product", "product"],
	[["term_life,17,40,smoker,20,,0.2,0"], "age_from", "age_outside"],
	[["final_expense,45,60,smoker,,,3,0"], "age_from", "age_outside"],
	[["term_life,18,86,smoker,20,,0.2,0"], "age_to", "age_outside"],
	[["term_life,40,30,smoker,20,,0.2,0"], "age_to", "age_order"],
	[["term_life,x,30,smoker,20,,0.2,0"], "age_from", "number"],
	[["term_life,18,30,preferred,20,,0.2,0"], "class", "class"],
	[["term_life,18,30,smoker,,,0.2,0"], "term", "term_missing"],
	[["term_life,18,30,smoker,15,,0.2,0"], "term", "term_unknown"],
	[["whole_life,18,30,smoker,20,,0.2,0"], "term", "term_none"],
	[["term_life,18,30,smoker,20,XX,0.2,0"], "state", "state_unknown"],
	[["term_life,18,30,smoker,20,,-0.2,0"], "monthly_per_1000", "negative"],
	[["term_life,18,30,smoker,20,,0,0"], "monthly_per_1000", "zero"],
	[["term_life,18,30,smoker,20,,0.12345,0"], "monthly_per_1000", "decimals"],
	[["term_life,18,30,smoker,20,,101,0"], "monthly_per_1000", "too_dear"],
	[["term_life,18,30,smoker,20,,0.2,-1"], "policy_fee", "negative"],
	[["term_life,18,30,smoker,20,ALL|FL,0.2,0"], "state", "state_all"],
	[["term_life,18,30,smoker,20,FL|ALL,0.2,0"], "state", "state_all"],
	[["term_life,18,30,smoker,20,FL|fl,0.2,0"], "state", "state_twice"],
	[["term_life,18,30,non_smoker,20,,1,25,5.00"], "", "cells"],
	[["term_life,18,30,non_smoker,20,,1,25,"], "", "cells"],
	[["term_life,18,30,non_smoker,20,,1"], "", "cells"],
])("a wrong value is named by line and column: %j", (rows, column, code) => {
	const result = rateTablesOf(csv(...rows), today);
	expect(result).toEqual({ ok: false, problems: [{ line: first, column, code, values: expect.anything() }] });
});

test.each<[row: string, column: string, code: RateProblem["code"], values: object]>([
	["term_life,42,60,non_smoker,20,,0.5,5", "age_from", "gap", { from: 41, to: 41, other: 9 }],
	[
		"term_life,40,60,non_smoker,20,,0.5,5",
		"age_from",
		"overlap",
		{ from: 40, to: 60, other: 9, otherFrom: 18, otherTo: 40 },
	],
	[
		"term_life,30,35,non_smoker,20,FL,0.5,5",
		"age_from",
		"overlap",
		{ from: 30, to: 35, other: 9, otherFrom: 18, otherTo: 40 },
	],
	["term_life,41,60,non_smoker,20,,0.5,6", "policy_fee", "fee_differs", { other: 9 }],
])("lines that contradict each other are named: %s", (row, column, code, values) => {
	const result = rateTablesOf(csv(sound, row), today);
	expect(result).toEqual({
		ok: false,
		problems: [{ line: first + 1, column, code, values }],
	});
});

test.each([
	["term_life,41,60,non_smoker,20,,0.1,5", "falls_with_age"],
	["term_life,18,40,smoker,20,,0.1,5", "smokers_pay_less"],
	["term_life,18,40,non_smoker,30,,0.1,5", "longer_costs_less"],
])("what is possible but unlikely is a doubt: %s", (row, code) => {
	const result = rateTablesOf(csv(sound, row), today);
	expect(result.ok && result.doubts).toEqual([
		{ line: first + 1, column: "monthly_per_1000", code, values: expect.objectContaining({ other: 9 }) },
	]);
});

test("what stands above the table is checked, too", () => {
	const problems = (text: string) => {
		const result = rateTablesOf(text, today);
		return result.ok ? [] : result.problems.map(({ line, column }) => `${line} ${column}`);
	};
	expect(problems([head, sound].join("\n"))).toEqual(["1 name", "1 source", "1 effective_date"]);
	expect(problems([about.replace("10-01", "13-01"), head, sound].join("\n"))).toEqual(["2 effective_date"]);
	expect(problems([about.replace("Rate book 12", '"  "'), head, sound].join("\n"))).toEqual(["3 source"]);
	expect(problems([about, "insurer,Example Life", head, sound].join("\n"))).toEqual([
		"1 form",
		"1 approval",
		"1 approved_on",
	]);
	expect(problems([about, policy.replace("EL-204", "E".repeat(121)), head, sound].join("\n"))).toEqual(["5 form"]);
	expect(problems([about, "range_percent,60", head, sound].join("\n"))).toEqual(["4 range_percent"]);
	expect(problems([about, head].join("\n"))).toEqual(["4 product"]);
	expect(problems([about, "product,age_from"].join("\n"))).toHaveLength(6);
	expect(problems([about, "source,Other", head, sound].join("\n"))).toEqual(["4 source"]);
	expect(problems([about, "range_precent,5", head, sound].join("\n"))).toEqual(["4 range_precent"]);
	expect(problems([`${about}, page 4`, head, sound].join("\n"))).toEqual(["3 source", "1 source"]);
	expect(problems([about, `${head},policy_fee`, `${sound},6`].join("\n"))).toEqual(["4 policy_fee"]);
	expect(problems([about, `${head},note`, `${sound},x`].join("\n"))).toEqual(["4 note"]);
	expect(problems('name,"open')).toHaveLength(1);
});

test.each([
	["2027-11-22", true],
	["2027-11-23", false],
	["2026-02-30", false],
	["10/01/2026", false],
])("rates of %s: %s", (day, ok) => {
	expect(rateTablesOf([about.replace("2026-10-01", day), head, sound].join("\n"), today).ok).toBe(ok);
});

test("rates that begin later are possible, but the site would show them at once", () => {
	const result = rateTablesOf([about.replace("2026-10-01", "2026-12-01"), head, sound].join("\n"), today);
	expect(result.ok && result.doubts).toEqual([
		{ line: 4, column: "effective_date", code: "starts_later", values: { day: "2026-12-01" } },
	]);
});

test("an approval lies in the past", () => {
	expect(rateTablesOf(csv(sound).replace("2026-09-15", "2026-11-23"), today).ok).toBe(false);
	expect(rateTablesOf(csv(sound).replace("2026-09-15", "2026-11-22"), today).ok).toBe(true);
});

test.each(["\u202eevil", "a\u0000b", "a\tb", '"a\nb"', "a\u2028b", "a\u200bb", "<b>x", "x > y"])(
	"text that is shown is plain: %j",
	(text) => {
		for (const name of ["name", "source", "insurer", "form", "approval"]) {
			const file = csv(sound).replace(new RegExp(`^${name},.*$`, "m"), () => `${name},${text}`);
			const result = rateTablesOf(file, today);
			expect(result.ok ? [] : result.problems.map(({ column }) => column)).toEqual([name]);
		}
	},
);

test("ages that are missing in one state only are found, and lists of states may differ", () => {
	const states = (...lists: string[]) =>
		rateTablesOf(
			csv(
				...lists.map(
					(list, index) => `term_life,${20 + index * 10},${29 + index * 10},smoker,20,${list},0.${index + 1},0`,
				),
			),
			today,
		);
	const result = states("FL|GA", "FL", "GA|FL");
	expect(result.ok ? [] : result.problems).toEqual([
		{
			line: first + 2,
			column: "age_from",
			code: "gap_in_states",
			values: { from: 30, to: 39, other: 9, states: "GA" },
		},
	]);
	expect(states("", "FL", "").ok).toBe(false);
	expect(states("FL|GA", "", "GA|FL").ok).toBe(true);
	expect(states("", "FL", "FL").ok).toBe(true);
});

test("the work to compare rows grows with their number, not with its square", () => {
	let reads = 0;
	const rows = ["FL", "GA", "TX", "OH", "NC", "SC", "AL", "TN", "VA", "MD"].flatMap((state) =>
		[10, 20, 30].flatMap((term) =>
			[false, true].flatMap((smoker) =>
				Array.from({ length: 68 }, (_, index): RateRow => {
					const age = 18 + index;
					const perThousand = 1000 + 10 * age + term + (smoker ? 5000 : 0);
					return {
						line: index,
						get product() {
							reads += 1;
							return "term_life" as const;
						},
						fromAge: age,
						toAge: age,
						smoker,
						term,
						states: [state],
						perThousand,
						feeCents: 0,
					};
				}),
			),
		),
	);
	expect([...contradictions(rows), ...rateDoubts(rows)]).toEqual([]);
	expect(reads).toBeLessThan(rows.length * 6);
});

/** Files with any rates at all, sound or not. */
const anyFile = fc
	.array(
		fc
			.record({
				product: fc.constantFrom(...premiumProducts),
				from: fc.integer({ min: 15, max: 85 }),
				span: fc.integer({ min: 0, max: 60 }),
				group: fc.constantFrom("smoker", "non_smoker"),
				term: fc.constantFrom("", "10", "20", "30"),
				state: fc.constantFrom("", "", "FL", "GA TX"),
				rate: fc.integer({ min: 0, max: 1_000_000 }),
				fee: fc.constantFrom("", "4.50"),
			})
			.map(({ product, from, span, group, term, state, rate, fee }) =>
				[product, from, from + span, group, product === "term_life" ? term : "", state, rate / 10_000, fee].join(","),
			),
		{ minLength: 1, maxLength: 4 },
	)
	.map((rows) => csv(...rows));

test("with any table that passes, everybody gets a figure or a refusal, and nothing throws", () => {
	let passed = 0;
	let refused = 0;
	const people: Record<PremiumProduct, fc.Arbitrary<Parameters<typeof estimate>[0]>> = {
		term_life: inputsOf("term_life"),
		whole_life: inputsOf("whole_life"),
		final_expense: inputsOf("final_expense"),
	};
	fc.assert(
		fc.property(anyFile, fc.tuple(...premiumProducts.map((product) => people[product])), (text, persons) => {
			const result = rateTablesOf(text, today);
			if (!result.ok) {
				for (const { line, code } of result.problems) expect([line > 0, code.length > 0]).toEqual([true, true]);
				return;
			}
			passed += 1;
			const tables = { ...sampleRates, ...result.tables };
			for (const inputs of persons) {
				if (!("coverageAmount" in inputs)) continue;
				const term = inputs.service === "term_life" ? inputs.term : null;
				const of = estimate(inputs, tables);
				expect(of === null).toBe(rateFor(tables[inputs.service], { ...inputs, term }) === null);
				if (of?.kind !== "premium") {
					refused += 1;
					continue;
				}
				const cents = of.primary.quantity.unit === "cents" ? of.primary.quantity.value : Number.NaN;
				expect(Number.isSafeInteger(cents) && cents >= of.range.lowCents && cents <= of.range.highCents).toBe(true);
				expect(premiumBrackets(of).length).toBeLessThanOrEqual(9);
			}
		}),
		{ numRuns: 2000 },
	);
	expect(passed).toBeGreaterThan(50);
	expect(refused).toBeGreaterThan(10);
});
