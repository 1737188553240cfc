import { expect, test } from "vitest";
import { sampleRates } from "#domain/rates/sample-rates.ts";
import { caseStudySlugs, landingSlugs } from "#domain/site/pages.ts";
import { caseStudyFigures } from "./case-studies.ts";
import { creditedPercent, indexedYears, landingFigures } from "./landings.ts";

const bars = ({ bars }: { bars: readonly { id: string; cents: number }[] }) =>
	Object.fromEntries(bars.map(({ id, cents }) => [id, cents / 100]));

test("the annuity's figures are those of yearly interest on the deposit", () => {
	const figures = caseStudyFigures.fia(sampleRates);
	expect(bars(figures)).toEqual({ zero: 150_000, low: 182_849.16, fixed: 201_587.46, high: 268_627.15 });
	expect(figures.cents).toMatchObject({ free: 1_500_000, charge: 120_000, rider: 150_000, afterRider: 13_565_731 });
	// Ten years at 3%.
	expect(figures.cents.buyingPower).toBe(11_161_409);
});

test("the indexed policy's figures are those of monthly payments, with and without a share for charges", () => {
	const figures = caseStudyFigures.iul(sampleRates);
	expect(bars(figures)).toEqual({
		zero: 120_000,
		low: 205_651.82,
		assumed: 277_197.58,
		high: 380_410.56,
		charged: 207_898.19,
		chargedZero: 90_000,
	});
	expect(figures.cents).toMatchObject({ stopPaid: 2_400_000, termPremium: 6_000, chargesOfYear: 120_000 });
});

test("the whole life figures match the premium table", () => {
	const figures = caseStudyFigures["whole-life"](sampleRates);
	expect(bars(figures)).toEqual({ premium: 142.5, smoker: 199.5, later: 255, term: 30 });
	expect(figures.cents).toMatchObject({ low: 12_113, high: 16_388, stopPaid: 514_800, mixPremium: 10_125 });
	expect(figures.cents, "sums of the premium that readers see, $143").toMatchObject({
		paidIn20: 14_300 * 240,
		paidIn40: 14_300 * 480,
	});
	expect(figures.counts).toMatchObject({ ageAtEnd: 65, childAtEnd: 34 });
});

test("a policy to borrow from exceeds its payments only after years", () => {
	const figures = caseStudyFigures.ibc(sampleRates);
	expect(bars(figures)).toEqual({ zero: 122_400, low: 187_055.06, assumed: 209_627.17, high: 235_640.86 });
	expect(figures.percents.counted).toBe(85);
	expect(figures.cents).toMatchObject({ missing: 2_160_000, owed: 3_581_695, loanInterest: 1_581_695 });
	expect(figures.cents.earlyValue).toBeLessThan(figures.cents.earlyPaid ?? 0);
	expect(figures.counts).toMatchObject({ yearAhead: 7, yearAheadLow: 9, cardMonths: 18 });
});

test("the cost of a burial policy rises with age and smoking", () => {
	const figures = landingFigures["final-expense"](sampleRates);
	expect(bars(figures)).toEqual({ age55: 26, age60: 32, age70: 49, age80: 72 });
	expect(figures.cents).toMatchObject({ funeral: 830_000, smokerAt70: 5_880, paidFrom60: 998_400 });
});

test("the floor limits losses and the cap limits gains", () => {
	expect(indexedYears().map((year) => year.creditedPercent)).toEqual([8, 0, 5, 8]);
	expect(creditedPercent(-3, { cap: 6, floor: 1 })).toBe(1);
	expect(bars(landingFigures.fia(sampleRates))).toEqual({
		dropIndex: 96_000,
		dropAnnuity: 106_000,
		riseIndex: 144_000,
		riseAnnuity: 112_360,
	});
	expect(landingFigures.fia(sampleRates).percents.recovery).toBe(25);
});

test("each figure has a unique name on its page", () => {
	for (const figures of [
		...caseStudySlugs.map((slug) => caseStudyFigures[slug](sampleRates)),
		...landingSlugs.map((slug) => landingFigures[slug](sampleRates)),
	]) {
		const names = [figures.cents, figures.percents, figures.counts].flatMap(Object.keys);
		expect(new Set(names).size).toBe(names.length);
	}
});
