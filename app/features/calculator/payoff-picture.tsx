import { useTranslations } from "use-intl";
import { ChartFigure, ChartTable } from "#app/components/charts/chart-figure.tsx";
import { LineKey } from "#app/components/charts/chart-key.tsx";
import { LineChartPicture } from "#app/components/charts/line-chart-picture.tsx";
import type { PayoffEstimate } from "#domain/calculators/estimate-shape.ts";
import { linesOf, yearlyRows } from "#domain/charts/estimate-series.ts";
import { useEstimateWords } from "./use-estimate-words.ts";
import { useShortDollars } from "./use-quantity-text.ts";

/** What is still owed, paid off as planned and with minimum payments alone. */
export function PayoffPicture({ estimate }: { estimate: PayoffEstimate }) {
	const t = useTranslations("calculator.charts");
	const words = useEstimateWords();
	const dollars = useShortDollars();
	const entries = estimate.series.map((series) => ({
		id: series.code,
		kind: series.code === "minimum_payment" ? ("contrast" as const) : ("main" as const),
		label: words.seriesName(series),
	}));
	const title = t("payoff.title");
	return (
		<ChartFigure
			title={title}
			table={
				<ChartTable
					caption={title}
					columns={[t("year"), ...entries.map(({ label }) => label)]}
					rows={yearlyRows(estimate).map(({ year, cents }) => ({
						head: String(year),
						cells: cents.map((value) => words.money(value ?? 0)),
					}))}
				/>
			}
		>
			<LineChartPicture
				label={t("payoff.summary", { figures: words.summary(estimate) })}
				series={linesOf(estimate)}
				lines={entries.toReversed()}
				xLabel={t("years")}
				yLabel={dollars}
			/>
			<LineKey entries={entries} />
		</ChartFigure>
	);
}
