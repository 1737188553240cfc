import type { Estimate, EstimateSeries } from "#domain/calculators/estimate-shape.ts";
import { type BarChart, barChart } from "#domain/charts/bar-chart.ts";
import { linesOf, premiumBrackets, yearlyRows } from "#domain/charts/estimate-series.ts";
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
	/** Formats an amount on the axis. */
	amount: (dollars: number) => string;
	table: { head: string[]; rows: string[][] };
}

const size: ChartSize = { width: textWidth, height: 142, left: 66, right: 10, top: 10, bottom: 24 };

/** The years in a table, besides the last: few for a debt, many for a policy. */
const tableYears = [0, 1, 2, 3, 4, 5, 10, 15, 20, 25, 30, 35, 40, 50, 60, 80];

export function reportChartData(locale: Locale, estimate: Estimate): ReportChartData {
	const t = translator(locale, "calculator");
	const copy = pdfCopy(locale);
	const shared = { size, amount: copy.dollars };
	const keyOf = (series: EstimateSeries) => ({ id: series.code, label: copy.seriesName(series) });
	const key = estimate.series.map(keyOf);

	if (estimate.kind === "premium") {
		const brackets = premiumBrackets(estimate);
		const ages = ({ fromAge, toAge }: (typeof brackets)[number]) => `${fromAge}–${toAge}`;
		const groups = brackets.map((bracket) => ({
			label: ages(bracket),
			values: { non_smoker: bracket.nonSmokerCents / 100, smoker: bracket.smokerCents / 100 },
		}));
		return {
			...shared,
			title: t("charts.premium.title", { amount: copy.dollars(estimate.inputs.coverageAmount) }),
			drawing: { kind: "bars", chart: barChart(groups, ["non_smoker", "smoker"], size) },
			key,
			table: {
				head: [t("charts.age"), ...key.map(({ label }) => label)],
				rows: brackets.map((bracket) => [
					ages(bracket),
					copy.money(bracket.nonSmokerCents),
					copy.money(bracket.smokerCents),
				]),
			},
		};
	}

	const between: { between?: [EstimateSeries["code"], EstimateSeries["code"]] } =
		estimate.kind === "growth" ? { between: ["low", "high"] } : {};
	const rows = yearlyRows(estimate);
	return {
		...shared,
		title: t(`charts.${estimate.kind}.title`),
		drawing: { kind: "lines", chart: lineChart(linesOf(estimate), size, between) },
		key,
		table: {
			head: [t("charts.year"), ...key.map(({ label }) => label)],
			rows: rows
				.filter(({ year }) => tableYears.includes(year) || year === rows.length - 1)
				.map(({ year, cents }) => [String(year), ...cents.map((value) => (value === null ? "–" : copy.money(value)))]),
		},
	};
}
