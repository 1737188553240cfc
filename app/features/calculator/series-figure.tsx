import type { ComponentProps } from "react";
import { useTranslations } from "use-intl";
import { ChartFigure, ChartTable } from "#app/components/charts/chart-figure.tsx";
import { LineKey } from "#app/components/charts/chart-key.tsx";
import { LineChartSvg } from "#app/components/charts/line-chart-svg.tsx";
import type { GrowthEstimate, PayoffEstimate } from "#domain/calculators/estimate-shape.ts";
import { linesOf, yearlyRows } from "#domain/charts/estimate-series.ts";
import { useShortDollars } from "./use-quantity-text.ts";

type Entries = ComponentProps<typeof LineKey>["entries"];

/** An estimate's lines over the years: drawn, named, told in words, and as a table. */
export function SeriesFigure({
	estimate,
	title,
	summary,
	entries,
	front = entries,
	between,
	cell,
}: {
	estimate: GrowthEstimate | PayoffEstimate;
	title: string;
	summary: string;
	/** In the order of the estimate's series. */
	entries: Entries;
	/** The same in the order of drawing, where that differs. */
	front?: Entries;
	between?: ComponentProps<typeof LineChartSvg>["between"];
	/** What the table says; null where a line has ended. */
	cell: (cents: number | null) => string;
}) {
	const t = useTranslations("calculator.charts");
	const dollars = useShortDollars();
	return (
		<ChartFigure
			title={title}
			table={
				<ChartTable
					caption={title}
					columns={[t("year"), ...entries.map(({ label }) => label)]}
					rows={yearlyRows(estimate).map(({ year, cents }) => ({ head: String(year), cells: cents.map(cell) }))}
				/>
			}
		>
			<LineChartSvg
				label={summary}
				series={linesOf(estimate)}
				lines={front}
				between={between}
				xLabel={t("years")}
				yLabel={dollars}
			/>
			<LineKey entries={entries} />
		</ChartFigure>
	);
}
