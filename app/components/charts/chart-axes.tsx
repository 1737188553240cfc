import type { ChartSize, Tick } from "#domain/charts/line-chart.ts";

/** Grid lines with their values, and labels below. */
export function ChartAxes({
	size,
	yTicks,
	xTicks,
	yLabel,
	xLabel,
}: {
	size: ChartSize;
	yTicks: readonly Tick[];
	xTicks: readonly { label: string; at: number }[];
	yLabel: (value: number) => string;
	/** The unit of the labels below, at the end of the axis. */
	xLabel?: string;
}) {
	const bottom = size.height - size.bottom;
	return (
		<>
			{yTicks.map(({ value, at }) => (
				<g key={value}>
					<path d={`M${size.left} ${at}H${size.width - size.right}`} className="stroke-ink-200" />
					<text x={size.left - 8} y={at} dy=".35em" textAnchor="end" className="fill-ink-700 text-[13px]">
						{yLabel(value)}
					</text>
				</g>
			))}
			{xTicks.map(({ label, at }) => (
				<text key={at} x={at} y={bottom + 18} textAnchor="middle" className="fill-ink-700 text-[13px]">
					{label}
				</text>
			))}
			{xLabel && (
				<text x={size.left - 8} y={bottom + 18} textAnchor="end" className="fill-ink-700 text-[13px]">
					{xLabel}
				</text>
			)}
		</>
	);
}
