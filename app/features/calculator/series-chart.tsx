import { useTranslations } from "use-intl";
import { ChartFigure, ChartTable } from "#app/components/charts/chart-figure.tsx";
import { LineKey, type LineKind } from "#app/components/charts/chart-key.tsx";
import { LineChartSvg } from "#app/components/charts/line-chart-svg.tsx";
import type { GrowthEstimate, PayoffEstimate, SeriesCode } from "#domain/calculators/estimate-shape.ts";
import { linesOf, yearlyRows } from "#domain/charts/estimate-series.ts";
import { useEstimateCopy } from "./use-estimate-copy.ts";
import { useShortDollars } from "./use-quantity-text.ts";

const kinds: Partial<Record<SeriesCode, LineKind>> = {
	no_growth: "ground",
	low: "low",
	assumed: "main",
	fixed_rate: "main",
	target_payment: "main",
	minimum_payment: "contrast",
};

/** How a value grows, or how a debt shrinks, over the years. */
export function SeriesChart({ estimate }: { estimate: GrowthEstimate | PayoffEstimate }) {
	const t = useTranslations("calculator.charts");
	const copy = useEstimateCopy();
	const dollars = useShortDollars();
	const isGrowth = estimate.kind === "growth";
	const title = t(`${estimate.kind}.title`);
	const entries = estimate.series.map((series) => ({
		id: series.code,
		kind: kinds[series.code] ?? "side",
		label: copy.seriesName(series),
		value: isGrowth ? copy.money(series.points.at(-1)?.cents ?? 0, estimate) : undefined,
	}));
	const summary = isGrowth
		? t("growth.summary", {
				years: estimate.inputs.timeHorizon,
				ends: entries.map(({ label, value }) => `${label}: ${value}`).join("; "),
			})
		: t("payoff.summary", { figures: copy.summary(estimate) });
	return (
		<ChartFigure
			title={title}
			table={
				<ChartTable
					caption={title}
					columns={[t("year"), ...entries.map(({ label }) => label)]}
					rows={yearlyRows(estimate).map(({ year, cents }) => ({
						head: String(year),
						cells: cents.map((value) => (isGrowth && value === null ? "" : copy.money(value ?? 0, estimate))),
					}))}
				/>
			}
		>
			<LineChartSvg
				label={summary}
				series={linesOf(estimate)}
				lines={isGrowth ? entries : entries.toReversed()}
				between={isGrowth ? ["low", "high"] : undefined}
				xLabel={t("years")}
				yLabel={dollars}
			/>
			<LineKey entries={entries} />
		</ChartFigure>
	);
}
