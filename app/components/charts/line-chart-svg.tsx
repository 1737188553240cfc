import { type ChartSize, lineChart, type Series } from "#domain/charts/line-chart.ts";
import { ChartAxes } from "./chart-axes.tsx";
import { type LineKind, lineStyles } from "./chart-key.tsx";
import { ChartSizes } from "./chart-sizes.tsx";

export interface ChartLine {
	id: string;
	kind: LineKind;
}

/** Lines over years. `label` sums the chart up for screen readers. */
export function LineChartSvg({
	label,
	series,
	lines,
	between,
	xLabel,
	yLabel,
}: {
	label: string;
	series: readonly Series[];
	/** In drawing order. */
	lines: readonly ChartLine[];
	/** The two lines around the shaded area. */
	between?: [string, string];
	xLabel: string;
	yLabel: (value: number) => string;
}) {
	const draw = (size: ChartSize) => {
		const chart = lineChart(series, size, between ? { between } : {});
		return (
			<>
				{chart.band && <path d={chart.band} className="fill-sun-200" />}
				<ChartAxes
					size={size}
					yTicks={chart.yTicks}
					xTicks={chart.xTicks
						.filter(({ value }) => Number.isInteger(value))
						.map(({ value, at }) => ({ label: String(value), at }))}
					yLabel={yLabel}
					xLabel={xLabel}
				/>
				<g className="draws">
					{lines.map(({ id, kind }) => {
						const line = chart.lines.find((one) => one.id === id);
						if (!line) return null;
						return (
							<g key={id}>
								<path d={line.path} strokeLinejoin="round" strokeLinecap="round" {...lineStyles[kind]} />
								{kind === "main" && <circle cx={line.end.x} cy={line.end.y} r="5.5" className="fill-coral-600" />}
							</g>
						);
					})}
				</g>
			</>
		);
	};
	return <ChartSizes label={label} draw={draw} />;
}
