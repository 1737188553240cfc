import type { InputsOf } from "./calculator-inputs.ts";
import type { CentsRange, EstimateSeries, GrowthEstimate, SeriesCode } from "./estimate-shape.ts";
import { growthOfDeposit, growthOfMonthlyPayments } from "./growth.ts";
import { depositWorking, monthlyWorking } from "./growth-working.ts";
import { roundedQuotient, toCents } from "./money.ts";
import { money } from "./quantities.ts";

type Rates = Readonly<Partial<Record<SeriesCode, number>>>;

/** Percent per year. */
const fiaRates = { no_growth: 0, low: 2, fixed_rate: 3, high: 6 } as const;
const ibcRates = { no_growth: 0, low: 4, assumed: 5, high: 6 } as const;

/** The percentage of infinite banking payments that builds value. The rest pays for the insurance. */
const countedPercent = 85;

export function estimateIul(inputs: InputsOf<"iul">): GrowthEstimate {
	const { monthlyContribution, timeHorizon, assumedRate } = inputs;
	const rates = { no_growth: 0, low: 4, assumed: assumedRate, high: 8 };
	return {
		product: "iul",
		inputs,
		notes: ["hypothetical", "charges_not_included", "credited_monthly", "age_unused"],
		...monthlyGrowth(toCents(monthlyContribution), timeHorizon, rates),
	};
}

export function estimateIbc(inputs: InputsOf<"ibc">): GrowthEstimate {
	return {
		product: "ibc",
		inputs,
		notes: ["hypothetical", "share_of_funding", "dividends_not_certain", "credited_monthly", "age_unused"],
		...monthlyGrowth(toCents(inputs.monthlyFunding), inputs.timeHorizon, ibcRates, countedPercent),
	};
}

export function estimateFia(inputs: InputsOf<"fia">): GrowthEstimate {
	const { timeHorizon } = inputs;
	const cents = toCents(inputs.depositAmount);
	const series = seriesOf(fiaRates, timeHorizon, (rate, year) => Math.round(cents * growthOfDeposit(rate, year)));
	const value = endOf(series, "fixed_rate");
	return {
		kind: "growth",
		product: "fia",
		inputs,
		axis: "year",
		primary: { code: "value_at_fixed_rate", quantity: money(value) },
		secondary: { code: "growth_at_fixed_rate", quantity: money(value - cents) },
		range: lowToHigh(series),
		series,
		notes: ["hypothetical", "contract_sets_rates", "annuity_charges_not_included"],
		working: depositWorking({ cents, years: timeHorizon, ratePercent: fiaRates.fixed_rate, value }),
	};
}

/** All that the estimates of monthly payments share. */
function monthlyGrowth(
	cents: number,
	years: number,
	rates: Rates & { assumed: number },
	countedPercent = 100,
): Omit<GrowthEstimate, "product" | "inputs" | "notes"> {
	const series = seriesOf(rates, years, (rate, year) =>
		roundedQuotient(cents * countedPercent * growthOfMonthlyPayments(rate, year), 100),
	);
	const value = endOf(series, "assumed");
	return {
		kind: "growth",
		axis: "year",
		primary: { code: "projected_value", quantity: money(value) },
		secondary: { code: "total_contributions", quantity: money(cents * 12 * years) },
		range: lowToHigh(series),
		series,
		working: monthlyWorking({ cents, countedPercent, years, ratePercent: rates.assumed, value }),
	};
}

function seriesOf(
	rates: Rates,
	years: number,
	centsAfter: (ratePercent: number, year: number) => number,
): EstimateSeries[] {
	return Object.entries(rates).map(([code, ratePercent]) => ({
		code: code as SeriesCode,
		ratePercent,
		points: Array.from({ length: years + 1 }, (_, year) => ({ x: year, cents: centsAfter(ratePercent, year) })),
	}));
}

function endOf(series: readonly EstimateSeries[], code: SeriesCode): number {
	return series.find((line) => line.code === code)?.points.at(-1)?.cents ?? 0;
}

function lowToHigh(series: readonly EstimateSeries[]): CentsRange {
	return { lowCents: endOf(series, "low"), highCents: endOf(series, "high") };
}
