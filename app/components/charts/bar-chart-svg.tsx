import { type BarGroup, barChart } from "#domain/charts/bar-chart.ts";
import type { ChartSize } from "#domain/charts/line-chart.ts";
import { ChartAxes } from "./chart-axes.tsx";
import { ChartSizes } from "./chart-sizes.tsx";

interface Bars<Id extends string> {
	groups: readonly BarGroup<Id>[];
	ids: readonly Id[];
	fills: Readonly<Record<Id, string>>;
	/** The visitor's own bar. */
	own?: { label: string; id: Id };
	yLabel: (value: number) => string;
}

/** Bars side by side in groups. `label` sums the chart up for screen readers. */
export function BarChartSvg<Id extends string>({ label, ...bars }: Bars<Id> & { label: string }) {
	return <ChartSizes label={label} draw={(size) => <Groups size={size} {...bars} />} />;
}

function Groups<Id extends string>({ size, groups, ids, fills, own, yLabel }: Bars<Id> & { size: ChartSize }) {
	const chart = barChart(groups, ids, size);
	return (
		<>
			<ChartAxes size={size} yTicks={chart.yTicks} xTicks={chart.groups} yLabel={yLabel} />
			{chart.groups.map(({ label, bars }) =>
				bars.map(({ id, x, y, width, height }) => {
					const isOwn = own?.label === label && own.id === id;
					return (
						<g key={`${label} ${id}`}>
							<path d={`M${x} ${y}h${width}v${height}h${-width}z`} className={fills[id]} />
							{isOwn && <path d={`M${x + width / 2} ${y - 3}l-6 -8h12z`} className="fill-coral-600" />}
						</g>
					);
				}),
			)}
		</>
	);
}
