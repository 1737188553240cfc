import type { ReactElement } from "react";
import type { ChartSize } from "#domain/charts/line-chart.ts";

/** On a phone, letters of the same size need a smaller drawing. */
const narrow: ChartSize = { width: 340, height: 250, left: 62, right: 12, top: 12, bottom: 34 };
const wide: ChartSize = { width: 640, height: 320, left: 78, right: 16, top: 14, bottom: 38 };

/**
 * Draws a chart twice, for phones and for wide screens. CSS shows one of them, so it works without script and in
 * print.
 */
export function ChartSizes({ label, draw }: { label: string; draw: (size: ChartSize) => ReactElement }) {
	return (
		<>
			<Drawing label={label} size={narrow} className="sm:hidden print:hidden">
				{draw(narrow)}
			</Drawing>
			<Drawing label={label} size={wide} className="max-sm:hidden print:block">
				{draw(wide)}
			</Drawing>
		</>
	);
}

function Drawing({
	label,
	size,
	className,
	children,
}: {
	label: string;
	size: ChartSize;
	className: string;
	children: ReactElement;
}) {
	return (
		<svg
			role="img"
			aria-label={label}
			viewBox={`0 0 ${size.width} ${size.height}`}
			fill="none"
			className={`h-auto w-full font-sans ${className}`}
		>
			{children}
		</svg>
	);
}
