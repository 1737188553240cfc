import type { Estimate, EstimateSeries } from "#domain/calculators/estimate-shape.ts";
import { type BarChart, barChart } from "#domain/charts/bar-chart.ts";
import { agesOf, linesOf, premiumBrackets, yearlyRows } from "#domain/charts/estimate-series.ts";
import { type ChartSize, type LineChart, lineChart } from "#domain/charts/line-chart.ts";
import type { Locale } from "#domain/locale/locales.ts";
import { translator } from "#i18n/messages.server.ts";
import { pdfCopy } from "./pdf-copy.server.ts";
import { textWidth } from "./pdf-theme.server.ts";

/** A chart, with the same figures as a table below it. */
export interface ReportChartData {
	title: string;
	size: ChartSize;
	drawing: { kind: "lines"; chart: LineChart } | { kind: "bars"; chart: BarChart };
	/** The legend: the lines or bars in order. */
	key: { id: string; label: string }[];
	/** The reader's own bar. */
	own: { group: string; id: string } | null;
	/** Formats an amount on the axis. */
	amount: (dollars: number) => string;
	/** `own` is the index of the reader's row. */
	table: { head: string[]; rows: string[][]; own?: number };
}

const size: ChartSize = { width: textWidth, height: 128, left: 66, right: 10, top: 10, bottom: 24 };

/** A longer table shows only these years and the last, so that the report stays on two pages. */
const maxRows = 11;
const tableYears = {
	growth: [1, 5, 10, 15, 20, 25, 30, 35, 40],
	payoff: [0, 1, 2, 3, 5, 10, 15, 20, 30, 40, 60, 80],
};

/** @param isExample whether the numbers are nobody's, so that no bar is the reader's */
export function reportChartData(locale: Locale, estimate: Estimate, { isExample = false } = {}): ReportChartData {
	const t = translator(locale, "calculator");
	const copy = pdfCopy(locale);
	const shared = { size, amount: copy.dollars };
	const keyOf = (series: EstimateSeries) => ({ id: series.code, label: copy.seriesName(series) });
	const key = estimate.series.map(keyOf);

	if (estimate.kind === "premium") {
		const brackets = premiumBrackets(estimate);
		const { age, smoker } = estimate.inputs;
		const own = isExample ? -1 : brackets.findIndex(({ fromAge, toAge }) => fromAge <= age && age <= toAge);
		const money = (cents: number | null) => (cents === null ? "–" : copy.money(cents, estimate));
		const groups = brackets.map((bracket) => ({
			label: agesOf(bracket),
			values: { non_smoker: (bracket.nonSmokerCents ?? 0) / 100, smoker: (bracket.smokerCents ?? 0) / 100 },
		}));
		return {
			...shared,
			title: t("charts.premium.title", { amount: copy.dollars(estimate.inputs.coverageAmount) }),
			drawing: { kind: "bars", chart: barChart(groups, ["non_smoker", "smoker"], size) },
			key: isExample ? key : [...key, { id: "own", label: t("charts.premium.own") }],
			own: isExample ? null : { group: groups[own]?.label ?? "", id: smoker ? "smoker" : "non_smoker" },
			table: {
				own,
				head: [t("charts.age"), ...key.map(({ label }) => label)],
				rows: brackets.map((bracket, index) => [
					index === own ? `${agesOf(bracket)} (${t("charts.premium.own")})` : agesOf(bracket),
					money(bracket.nonSmokerCents),
					money(bracket.smokerCents),
				]),
			},
		};
	}

	const between: { between?: [EstimateSeries["code"], EstimateSeries["code"]] } =
		estimate.kind === "growth" ? { between: ["low", "high"] } : {};
	const rows = yearlyRows(estimate);
	const years = tableYears[estimate.kind];
	return {
		...shared,
		title: t(`charts.${estimate.kind}.title`),
		drawing: { kind: "lines", chart: lineChart(linesOf(estimate), size, between) },
		key,
		own: null,
		table: {
			head: [t("charts.year"), ...key.map(({ label }) => label)],
			rows: rows
				.filter(({ year }) => rows.length <= maxRows || years.includes(year) || year === rows.length - 1)
				.map(({ year, cents }) => [
					String(year),
					...cents.map((value) => (value === null ? "–" : copy.money(value, estimate))),
				]),
		},
	};
}
