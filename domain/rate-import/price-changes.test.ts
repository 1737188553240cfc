import { expect, test } from "vitest";
import type { RateTable } from "../rates/rate-table.ts";
import { sampleRates } from "../rates/sample-rates.ts";
import { priceChanges } from "./price-changes.ts";

const { term_life } = sampleRates;
const doubled: RateTable = {
	...term_life,
	rates: term_life.rates.map((rate) => ({ ...rate, perThousand: rate.perThousand * 2 })),
};

test("typical people pay now and then, with the difference in percent", () => {
	const [term, whole] = priceChanges(sampleRates, { ...sampleRates, term_life: doubled }, "FL");
	expect(
		term?.changes.map(({ inputs, nowCents, nextCents }) => [inputs.age, inputs.coverageAmount, nowCents, nextCents]),
	).toEqual([
		[30, 100_000, 1200, 2400],
		[30, 500_000, 6000, 12_000],
		[45, 100_000, 2000, 4000],
		[45, 500_000, 10_000, 20_000],
		[60, 100_000, 4500, 9000],
		[60, 500_000, 22_500, 45_000],
		[45, 500_000, 16_000, 32_000],
	]);
	expect(new Set(term?.changes.map(({ percent }) => percent))).toEqual(new Set([100]));
	expect(new Set(whole?.changes.map(({ percent }) => percent))).toEqual(new Set([0]));
});

test("somebody for whom the new table has no rate has no price and no difference", () => {
	const young = { ...term_life, rates: term_life.rates.filter(({ toAge, smoker }) => toAge <= 45 && !smoker) };
	const [term] = priceChanges(sampleRates, { ...sampleRates, term_life: young }, "FL");
	const refused = term?.changes.filter(({ nextCents }) => nextCents === null) ?? [];
	expect(refused.map(({ inputs, percent }) => [inputs.age, inputs.smoker, percent])).toEqual([
		[60, false, null],
		[60, false, null],
		[45, true, null],
	]);
});
