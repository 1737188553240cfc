import { scaleLinear } from "d3-scale";
import { area, line } from "d3-shape";

export interface ChartSize {
	width: number;
	height: number;
	/** Room for the labels of the axes. */
	left: number;
	right: number;
	top: number;
	bottom: number;
}

export interface Point {
	x: number;
	y: number;
}

export interface Series<Id extends string = string> {
	id: Id;
	points: readonly Point[];
}

export interface Tick {
	value: number;
	/** Its position, in the drawing's units from the left or the top edge. */
	at: number;
}

export interface LineChart<Id extends string = string> {
	xTicks: Tick[];
	yTicks: Tick[];
	lines: { id: Id; path: string; end: Point }[];
	/** The area between two of the lines. */
	band: string | null;
	/** The position of zero. */
	baseline: number;
}

/** The geometry of a line chart: paths and ticks for page and PDF. The value axis starts at zero. */
export function lineChart<Id extends string>(
	series: readonly Series<Id>[],
	size: ChartSize,
	{ between, xTickCount = 5, yTickCount = 4 }: { between?: [Id, Id]; xTickCount?: number; yTickCount?: number } = {},
): LineChart<Id> {
	const points = series.flatMap((one) => one.points);
	const xs = points.map(({ x }) => x);
	const x = scaleLinear([Math.min(...xs, 1), Math.max(...xs, 1)], [size.left, size.width - size.right]);
	const y = scaleLinear(
		[0, Math.max(1, ...points.map((point) => point.y))],
		[size.height - size.bottom, size.top],
	).nice(yTickCount);
	const toPath = line<Point>(
		(point) => round(x(point.x)),
		(point) => round(y(point.y)),
	);
	return {
		xTicks: x.ticks(xTickCount).map((value) => ({ value, at: round(x(value)) })),
		yTicks: y.ticks(yTickCount).map((value) => ({ value, at: round(y(value)) })),
		lines: series.map(({ id, points }) => {
			const end = points.at(-1) ?? { x: 0, y: 0 };
			return { id, path: toPath(points) ?? "", end: { x: round(x(end.x)), y: round(y(end.y)) } };
		}),
		band: between ? bandBetween(series, between) : null,
		baseline: round(y(0)),
	};

	function bandBetween(all: readonly Series<Id>[], [lower, upper]: [Id, Id]): string | null {
		const low = all.find(({ id }) => id === lower)?.points ?? [];
		const high = all.find(({ id }) => id === upper)?.points ?? [];
		return area<Point>()
			.x((point) => round(x(point.x)))
			.y0((_, index) => round(y(low[index]?.y ?? 0)))
			.y1((point) => round(y(point.y)))(high.slice(0, low.length));
	}
}

/** A tenth of a unit is precise enough and keeps the page short. */
export function round(value: number): number {
	return Math.round(value * 10) / 10;
}
