import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { missingExamples } from "#domain/rate-import/missing-examples.ts";
import type { Rate, RateTables } from "#domain/rates/rate-table.ts";
import { sampleRates } from "#domain/rates/sample-rates.ts";
import { caseStudyFigures } from "#domain/stories/case-studies.ts";
import { landingFigures } from "#domain/stories/landings.ts";
import { type PremiumInputs, premiumExamples } from "#domain/stories/premium-examples.ts";
import { importedRates } from "./read-rate-file.server.ts";

const today = new Date("2026-11-22T12:00:00Z");
const imported = (csv: string) => importedRates(csv, { beside: sampleRates, home: "FL", today });
const above = "name,Rates\neffective_date,2026-10-01\nsource,Rate book 12";
const head = "product,age_from,age_to,class,term,state,monthly_per_1000,policy_fee";
const file = (...rows: string[]) => [above, head, ...rows].join("\n");

function buildAll(tables: RateTables): void {
	for (const figures of [...Object.values(caseStudyFigures), ...Object.values(landingFigures)]) figures(tables);
}

/** A rate for the person and for nobody else. */
const rateOf = (inputs: PremiumInputs): Rate => ({
	fromAge: inputs.age,
	toAge: inputs.age,
	smoker: inputs.smoker,
	term: "term" in inputs ? inputs.term : null,
	states: [inputs.state],
	perThousand: 1000,
});

function tablesFor(examples: readonly PremiumInputs[]): RateTables {
	const table = (product: keyof RateTables) => ({
		...sampleRates[product],
		rates: examples.filter(({ service }) => service === product).map(rateOf),
	});
	return {
		term_life: table("term_life"),
		whole_life: table("whole_life"),
		final_expense: table("final_expense"),
	};
}

test("the example file of docs/rates.md is imported, and every story and landing has its figures", () => {
	const docs = readFileSync(new URL("../../docs/rates.md", import.meta.url), "utf8");
	const result = imported(/```\n(name,[^`]*)```/.exec(docs)?.[1] ?? "");
	expect(result).toMatchObject({ ok: true, doubts: [] });
	buildAll({ ...sampleRates, ...(result.ok ? result.tables : {}) });
});

test("a table without a rate for somebody in a story is refused, and all of them are named", () => {
	const result = imported(
		file(
			"term_life,18,37,non_smoker,30,,0.1,0",
			"whole_life,18,45,non_smoker,,,1,0",
			"final_expense,56,85,non_smoker,,GA,3,0",
		),
	);
	expect(result.ok ? [] : result.problems.map(({ line, code, values }) => [line, code, values?.person])).toEqual(
		[
			"termBesideIul: term_life, age 38, non_smoker, term 30, FL",
			"wholeLifeSmoker: whole_life, age 45, smoker, TX",
			"wholeLifeLater: whole_life, age 46, non_smoker, TX",
			"termBesideWholeLife: term_life, age 45, non_smoker, term 20, TX",
			"burialAt55: final_expense, age 55, non_smoker, FL",
			"burialAt60: final_expense, age 60, non_smoker, FL",
			"burialAt70: final_expense, age 70, non_smoker, FL",
			"burialAt80: final_expense, age 80, non_smoker, FL",
			"burialSmokerAt70: final_expense, age 70, smoker, FL",
		].map((person) => [4, "example_missing", person]),
	);
});

test("rates for the listed persons alone are enough for every story and landing", () => {
	const tables = tablesFor(Object.values(premiumExamples));
	expect(missingExamples(tables)).toEqual([]);
	buildAll(tables);
});

test.each(Object.entries(premiumExamples))(
	"without a rate for %s a page breaks, so the import names it",
	(name, left) => {
		const rates = Object.values(premiumExamples).filter(
			(inputs) => JSON.stringify(rateOf(inputs)) !== JSON.stringify(rateOf(left)) || inputs.service !== left.service,
		);
		const tables = tablesFor(rates);
		expect(missingExamples(tables).map((text) => text.split(":")[0])).toContain(name);
		expect(() => buildAll(tables)).toThrow("for an example");
	},
);

test("prices that guides and state pages will leave out are named, and nothing is refused for them", () => {
	const result = imported(file("final_expense,50,85,non_smoker,,FL|GA,3,0", "final_expense,50,85,smoker,,FL|GA,4,0"));
	const doubts = result.ok ? result.doubts.map(({ code, values }) => `${code} ${values?.person}`) : [];
	expect(doubts.length).toBeGreaterThan(0);
	expect(doubts.join("\n")).toContain("no_price final-expense/texas: final_expense, age 60, non_smoker, TX");
	expect(doubts.join("\n")).not.toMatch(/\b(FL|GA)$/m);
});
