import { useTranslations } from "use-intl";
import { ChartFigure, ChartTable } from "#app/components/charts/chart-figure.tsx";
import { LineKey, type LineKind } from "#app/components/charts/chart-key.tsx";
import { LineChartPicture } from "#app/components/charts/line-chart-picture.tsx";
import type { GrowthEstimate, SeriesCode } from "#domain/calculators/estimate-shape.ts";
import { linesOf, yearlyRows } from "#domain/charts/estimate-series.ts";
import { useEstimateWords } from "./use-estimate-words.ts";
import { useShortDollars } from "./use-quantity-text.ts";

const kinds: Partial<Record<SeriesCode, LineKind>> = {
	high: "side",
	low: "side",
	no_growth: "ground",
	assumed: "main",
	fixed_rate: "main",
};

/** How the value may grow: a band between the lowest and the highest rate, and 0 % beside it. */
export function GrowthPicture({ estimate }: { estimate: GrowthEstimate }) {
	const t = useTranslations("calculator.charts");
	const words = useEstimateWords();
	const dollars = useShortDollars();
	const entries = estimate.series.map((series) => ({
		id: series.code,
		kind: kinds[series.code] ?? "side",
		label: words.seriesName(series),
		value: words.money(series.points.at(-1)?.cents ?? 0),
	}));
	const title = t("growth.title");
	return (
		<ChartFigure
			title={title}
			table={
				<ChartTable
					caption={title}
					columns={[t("year"), ...entries.map(({ label }) => label)]}
					rows={yearlyRows(estimate).map(({ year, cents }) => ({
						head: String(year),
						cells: cents.map((value) => (value === null ? "" : words.money(value))),
					}))}
				/>
			}
		>
			<LineChartPicture
				label={t("growth.summary", {
					years: estimate.inputs.timeHorizon,
					ends: entries.map(({ label, value }) => `${label}: ${value}`).join("; "),
				})}
				series={linesOf(estimate)}
				lines={entries}
				between={["low", "high"]}
				xLabel={t("years")}
				yLabel={dollars}
			/>
			<LineKey entries={entries} />
		</ChartFigure>
	);
}
