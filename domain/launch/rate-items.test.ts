import { expect, test } from "vitest";
import { sampleRates } from "../rates/sample-rates.ts";
import { rateLaunchItems } from "./rate-items.ts";

test("rules of thumb are open and block nothing", () => {
	const items = rateLaunchItems(sampleRates);
	expect(items).toHaveLength(3);
	for (const item of items) {
		expect(item).toMatchObject({ effect: "opens", missing: { code: "roughRates" } });
		expect(item.percent).toBeUndefined();
	}
});

test.each([
	[0.25, 300],
	[1, 0],
	[2, -50],
])("with imported rates of %s times the rule of thumb it says how far off that was", (factor, percent) => {
	const { rates, ...table } = sampleRates.term_life;
	const imported = rates.map((rate) => ({ ...rate, perThousand: rate.perThousand * factor }));
	const items = rateLaunchItems({ ...sampleRates, term_life: { ...table, isSample: false, rates: imported } });
	expect(items.map(({ id, missing }) => [id, missing === null])).toEqual([
		["rates_term_life", true],
		["rates_whole_life", false],
		["rates_final_expense", false],
	]);
	expect(items[0]?.percent).toBe(percent);
});

test("a table that knows none of the people compared says nothing about them", () => {
	const empty = { ...sampleRates.term_life, isSample: false, rates: [] };
	expect(rateLaunchItems({ ...sampleRates, term_life: empty })[0]).toMatchObject({ missing: null });
	expect(rateLaunchItems({ ...sampleRates, term_life: empty })[0]?.percent).toBeUndefined();
});
