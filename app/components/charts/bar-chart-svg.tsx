import { type BarGroup, barChart } from "#domain/charts/bar-chart.ts";
import type { ChartSize } from "#domain/charts/line-chart.ts";
import { ChartAxes } from "./chart-axes.tsx";
import { ChartSizes } from "./chart-sizes.tsx";

/** Bars side by side in groups. `label` sums the chart up for screen readers. */
export function BarChartSvg<Id extends string>({
	label,
	groups,
	ids,
	fills,
	own,
	yLabel,
}: {
	label: string;
	groups: readonly BarGroup<Id>[];
	ids: readonly Id[];
	fills: Readonly<Record<Id, string>>;
	/** The visitor's own bar. */
	own?: { label: string; id: Id };
	yLabel: (value: number) => string;
}) {
	const draw = (size: ChartSize) => {
		const chart = barChart(groups, ids, size);
		return (
			<>
				<ChartAxes size={size} yTicks={chart.yTicks} xTicks={chart.groups} yLabel={yLabel} />
				{chart.groups.map((group) =>
					group.bars.map(({ id, x, y, width, height }) => (
						<g key={`${group.label} ${id}`}>
							<path d={`M${x} ${y}h${width}v${height}h${-width}z`} className={fills[id]} />
							{own?.label === group.label && own.id === id && (
								<path d={`M${x + width / 2} ${y - 3}l-6 -8h12z`} className="fill-coral-600" />
							)}
						</g>
					)),
				)}
			</>
		);
	};
	return <ChartSizes label={label} draw={draw} />;
}
