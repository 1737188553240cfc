import { useTranslations } from "use-intl";
import { ChartFigure, ChartTable } from "#app/components/charts/chart-figure.tsx";
import { LineKey } from "#app/components/charts/chart-key.tsx";
import { LineChartSvg } from "#app/components/charts/line-chart-svg.tsx";
import { useDollars, useQuantityText } from "#app/features/calculator/use-quantity-text.ts";
import { planLine, yearlyBalances } from "#domain/calculators/debt-plan-lines.ts";
import type { StrategyComparison } from "#domain/calculators/debt-planner.ts";

const kinds = { avalanche: "main", snowball: "contrast", withoutExtra: "ground" } as const;

/** The total debt over time: both strategies, and minimum payments alone. */
export function PlanChart({ comparison, verdict }: { comparison: StrategyComparison; verdict: string }) {
	const t = useTranslations("planners.debts");
	const dollars = useDollars();
	const quantity = useQuantityText();
	const ids = ["avalanche", "snowball", "withoutExtra"] as const;
	const entries = ids.map((id) => ({ id, kind: kinds[id], label: t(`plans.${id}`) }));
	const title = t("chart");
	return (
		<ChartFigure
			title={title}
			table={
				<ChartTable
					caption={title}
					columns={[t("year"), ...entries.map(({ label }) => label)]}
					rows={yearlyBalances(ids.map((id) => comparison[id])).map(({ year, cents }) => ({
						head: String(year),
						cells: cents.map((value) => quantity({ unit: "cents", value })),
					}))}
				/>
			}
		>
			<LineChartSvg
				label={t("chartSummary", { verdict })}
				series={ids.map((id) => planLine(id, comparison[id]))}
				lines={entries.toReversed()}
				xLabel={t("years")}
				yLabel={dollars}
			/>
			<LineKey entries={entries} />
		</ChartFigure>
	);
}
