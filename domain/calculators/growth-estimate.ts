import type { InputsOf } from "./calculator-inputs.ts";
import type { CentsRange, EstimateSeries, GrowthEstimate, SeriesCode } from "./estimate-shape.ts";
import { growthOfDeposit, growthOfMonthlyPayments } from "./growth.ts";
import { depositWorking, monthlyWorking } from "./growth-working.ts";
import { roundedQuotient, toCents } from "./money.ts";

type Rates = Readonly<Partial<Record<SeriesCode, number>>>;

/** Percent a year. */
const fiaRates = { no_growth: 0, low: 2, fixed_rate: 3, high: 6 } as const;
const ibcRates = { no_growth: 0, low: 4, assumed: 5, high: 6 } as const;

/** Of what is paid for infinite banking, so much is taken to build value; the rest pays for the insurance. */
const countedPercent = 85;

export function estimateIul(inputs: InputsOf<"iul">): GrowthEstimate {
	const { timeHorizon, assumedRate } = inputs;
	const cents = toCents(inputs.monthlyContribution);
	const series = monthlySeries(cents, timeHorizon, { no_growth: 0, low: 4, assumed: assumedRate, high: 8 });
	return {
		kind: "growth",
		service: "iul",
		inputs,
		axis: "year",
		primary: { code: "projected_value", quantity: { unit: "cents", value: endOf(series, "assumed") } },
		secondary: { code: "total_contributions", quantity: { unit: "cents", value: cents * 12 * timeHorizon } },
		range: lowToHigh(series),
		series,
		notes: ["hypothetical", "charges_not_included"],
		working: monthlyWorking({ cents, years: timeHorizon, ratePercent: assumedRate, value: endOf(series, "assumed") }),
	};
}

export function estimateFia(inputs: InputsOf<"fia">): GrowthEstimate {
	const { timeHorizon } = inputs;
	const cents = toCents(inputs.depositAmount);
	const series = seriesOf(fiaRates, timeHorizon, (rate, year) => Math.round(cents * growthOfDeposit(rate, year)));
	const value = endOf(series, "fixed_rate");
	return {
		kind: "growth",
		service: "fia",
		inputs,
		axis: "year",
		primary: { code: "value_at_fixed_rate", quantity: { unit: "cents", value } },
		secondary: { code: "growth_at_fixed_rate", quantity: { unit: "cents", value: value - cents } },
		range: lowToHigh(series),
		series,
		notes: ["hypothetical", "contract_sets_rates", "charges_not_included"],
		working: depositWorking({ cents, years: timeHorizon, ratePercent: fiaRates.fixed_rate, value }),
	};
}

export function estimateIbc(inputs: InputsOf<"ibc">): GrowthEstimate {
	const { timeHorizon } = inputs;
	const fundingCents = toCents(inputs.monthlyFunding);
	const series = monthlySeries(fundingCents, timeHorizon, ibcRates, countedPercent);
	const value = endOf(series, "assumed");
	return {
		kind: "growth",
		service: "ibc",
		inputs,
		axis: "year",
		primary: { code: "projected_value", quantity: { unit: "cents", value } },
		secondary: { code: "total_contributions", quantity: { unit: "cents", value: fundingCents * 12 * timeHorizon } },
		range: lowToHigh(series),
		series,
		notes: ["hypothetical", "share_of_funding", "dividends_not_certain"],
		working: monthlyWorking({
			cents: fundingCents,
			countedPercent,
			years: timeHorizon,
			ratePercent: ibcRates.assumed,
			value,
		}),
	};
}

function monthlySeries(cents: number, years: number, rates: Rates, percent = 100): EstimateSeries[] {
	return seriesOf(rates, years, (rate, year) =>
		roundedQuotient(cents * percent * growthOfMonthlyPayments(rate, year), 100),
	);
}

/** Year by year from today to the end. */
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
