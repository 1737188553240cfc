import type { RawInputs } from "#domain/calculators/calculator-inputs.ts";
import type { Locale } from "#domain/locale/locales.ts";

/** Dollars, a range of dollars, months, never, or over 100 years. */
type Expected = number | [number, number] | `${number} months` | "never" | "over";

/** Published figures in dollars and cents: the inputs, and the figures that the page must show, estimates rounded. */
export const publishedFigures: [inputs: RawInputs, figures: Record<string, Expected>][] = [
	...(
		[
			["300", "20", 110_032.39, 138_612.27, 176_706.12],
			["500", "30", 347_024.7, 502_257.52, 745_179.72],
			["100", "5", 6629.9, 6977, 7347.69],
		] as const
	).map(([monthlyContribution, timeHorizon, low, assumed, high]): [RawInputs, Record<string, Expected>] => [
		{ service: "iul", age: "35", monthlyContribution, timeHorizon },
		{ projected_value: assumed, range: [low, high], no_growth: Number(monthlyContribution) * Number(timeHorizon) * 12 },
	]),
	[
		{ service: "fia", depositAmount: "100000", timeHorizon: "10" },
		{ value_at_fixed_rate: 134_391.64, growth_at_fixed_rate: 34_391.64, range: [121_899.44, 179_084.77] },
	],
	[
		{ service: "fia", depositAmount: "10000", timeHorizon: "5" },
		{ value_at_fixed_rate: 11_592.74, range: [11_040.81, 13_382.26] },
	],
	[
		{ service: "ibc", age: "40", monthlyFunding: "1000", timeHorizon: "20" },
		{ projected_value: 349_378.62, range: [311_758.43, 392_734.76] },
	],
	[{ service: "ibc", age: "40", monthlyFunding: "200", timeHorizon: "10" }, { range: [25_032.47, 27_859.49] }],
	[
		{ service: "term_life", age: "35", coverageAmount: "250000", term: "20" },
		{ monthly_premium: 50, range: [40, 60] },
	],
	[{ service: "term_life", age: "35", coverageAmount: "250000", smoker: "yes" }, { monthly_premium: 80 }],
	[
		{ service: "whole_life", age: "35", coverageAmount: "100000" },
		{ monthly_premium: 95, range: [80.75, 109.25] },
	],
	[{ service: "whole_life", age: "35", coverageAmount: "100000", smoker: "yes" }, { monthly_premium: 133 }],
	[
		{ service: "final_expense", age: "60", coverageAmount: "10000" },
		{ monthly_premium: 32, range: [25.6, 38.4] },
	],
	[{ service: "final_expense", age: "60", coverageAmount: "10000", smoker: "yes" }, { monthly_premium: 38.4 }],
	...(
		[
			["10000", "18", "300", "47 months", 3967.25, "508 months", 27_327.55],
			["10000", "0", "250", "40 months", 0, "153 months", 0],
			["1000", "24", "50", "26 months", 289.88, "82 months", 1031.95],
		] as const
	).map(
		([totalDebt, interestRate, targetPayment, time, interest, minimum, all]): [RawInputs, Record<string, Expected>] => [
			{ service: "debt_plan", totalDebt, interestRate, targetPayment },
			{ time_to_payoff: time, total_interest: interest, minimum_time: minimum, minimum_interest: all },
		],
	),
	[
		{ service: "debt_plan", totalDebt: "25000", interestRate: "21.99", targetPayment: "750" },
		{ time_to_payoff: "52 months", total_interest: 13_978.43, minimum_time: "over" },
	],
	[{ service: "debt_plan", totalDebt: "10000", interestRate: "30", targetPayment: "250" }, { time_to_payoff: "never" }],
];

/** Premiums for 50,000 dollars of coverage, tested at both ends of each age bracket. */
const ageBrackets: [product: "term_life" | "whole_life" | "final_expense", ages: [number, number], premium: number][] =
	[
		["term_life", [18, 30], 6],
		["term_life", [31, 45], 10],
		["term_life", [46, 60], 22.5],
		["term_life", [61, 85], 42.5],
		["whole_life", [18, 30], 32.5],
		["whole_life", [31, 45], 47.5],
		["whole_life", [46, 60], 85],
		["whole_life", [61, 85], 140],
		["final_expense", [50, 55], 130],
		["final_expense", [56, 65], 160],
		["final_expense", [66, 75], 245],
		["final_expense", [76, 85], 360],
	];
for (const [product, ages, premium] of ageBrackets) {
	for (const age of ages) {
		publishedFigures.push([
			{ service: product, age: String(age), coverageAmount: "50000" },
			{ monthly_premium: premium },
		]);
	}
}

/** Formats money without the formatter under test: what a debt costs with cents, estimates in whole dollars. */
function money(locale: Locale, dollars: number, isEstimate: boolean): string {
	const [whole = "", cents = ""] = isEstimate ? [Math.round(dollars).toString()] : dollars.toFixed(2).split(".");
	const grouped = (mark: string) => whole.replace(/\B(?=(\d{3})+$)/g, mark);
	const rest = (mark: string) => (isEstimate ? "" : `${mark}${cents}`);
	return locale === "pt" ? `US$ ${grouped(".")}${rest(",")}` : `$${grouped(",")}${rest(".")}`;
}

const months: Record<Locale, string> = { en: "months", es: "meses", pt: "meses", ht: "mwa" };
const never: Record<Locale, string> = { en: "never", es: "nunca", pt: "nunca", ht: "jamè" };
const between: Record<Locale, (low: string, high: string) => string> = {
	en: (low, high) => `${low} to ${high}`,
	es: (low, high) => `de ${low} a ${high}`,
	pt: (low, high) => `de ${low} a ${high}`,
	ht: (low, high) => `ant ${low} ak ${high}`,
};
const overHundredYears: Record<Locale, string> = {
	en: "more than 100 years",
	es: "más de 100 años",
	pt: "mais de 100 anos",
	ht: "plis pase 100 an",
};

/** The figure of these inputs as a page in this language shows it. */
export function writtenFigure(locale: Locale, expected: Expected, { service }: RawInputs): string {
	const written = (dollars: number) => money(locale, dollars, service !== "debt_plan");
	if (typeof expected === "number") return written(expected);
	if (expected === "never") return never[locale];
	if (expected === "over") return overHundredYears[locale];
	if (typeof expected === "string") return expected.replace("months", months[locale]);
	return between[locale](written(expected[0]), written(expected[1]));
}
