import { expect, test } from "vitest";
import { dependsOn, type Rate, type RateTable, rateFor } from "./rate-table.ts";
import { sampleRates } from "./sample-rates.ts";

const rate = (from: number, to: number, perThousand: number, more: Partial<Rate> = {}): Rate => ({
	fromAge: from,
	toAge: to,
	smoker: false,
	term: null,
	states: null,
	perThousand,
	...more,
});

function tableOf(...rates: Rate[]): RateTable {
	return {
		isSample: false,
		effectiveOn: "2026-11-01",
		source: "Rate book",
		policy: null,
		feeCents: 0,
		rangePercent: 10,
		rates,
	};
}

const person = { age: 40, smoker: false, term: 20, state: "FL" };

test("a rate is found by age, smoking, term and state", () => {
	const table = tableOf(
		rate(18, 50, 1000, { term: 10 }),
		rate(18, 50, 2000, { term: 20, states: ["TX"] }),
		rate(18, 50, 3000, { term: 20, states: ["FL", "GA"] }),
	);
	expect(rateFor(table, person)?.perThousand).toBe(3000);
	expect(rateFor(table, { ...person, state: "TX" })?.perThousand).toBe(2000);
	expect(rateFor(table, { ...person, term: 10 })?.perThousand).toBe(1000);
	for (const other of [{ age: 51 }, { smoker: true }, { term: 30 }, { state: "OH" }])
		expect(rateFor(table, { ...person, ...other })).toBeNull();
});

test("the sample rates know nobody's term or state", () => {
	for (const table of Object.values(sampleRates))
		expect(dependsOn(table)).toEqual({ smoking: true, term: false, state: false });
	expect(dependsOn(tableOf(rate(18, 85, 1000, { term: 20, states: ["FL"] })))).toEqual({
		smoking: false,
		term: true,
		state: true,
	});
});

test("the sample rates have one rate for everybody to 85", () => {
	for (const [product, { rates }] of Object.entries(sampleRates)) {
		for (let age = product === "final_expense" ? 50 : 18; age <= 85; age += 1) {
			for (const smoker of [false, true]) {
				const found = rates.filter((row) => row.smoker === smoker && row.fromAge <= age && age <= row.toAge);
				expect(found).toHaveLength(1);
			}
		}
	}
});
