import type { ReactElement } from "react";
import type { ChartSize } from "#domain/charts/line-chart.ts";

/** On a phone, letters of the same size need a smaller drawing. */
const drawings: readonly { size: ChartSize; className: string }[] = [
	{
		size: { width: 340, height: 250, left: 80, right: 12, top: 12, bottom: 34 },
		className: "sm:hidden print:hidden",
	},
	{
		size: { width: 640, height: 320, left: 84, right: 16, top: 14, bottom: 38 },
		className: "max-sm:hidden print:block",
	},
];

/** Draws a chart for phones and for wide screens. CSS shows one of them, so it works without script and in print. */
export function ChartSizes({ label, draw }: { label: string; draw: (size: ChartSize) => ReactElement }) {
	return drawings.map(({ size, className }) => (
		<svg
			key={size.width}
			role="img"
			aria-label={label}
			viewBox={`0 0 ${size.width} ${size.height}`}
			fill="none"
			className={`h-auto w-full font-sans ${className}`}
		>
			{draw(size)}
		</svg>
	));
}
