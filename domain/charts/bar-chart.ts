import { scaleBand, scaleLinear } from "d3-scale";
import { type ChartSize, round, type Tick } from "./line-chart.ts";

export interface BarGroup<Id extends string = string> {
	label: string;
	values: Readonly<Record<Id, number>>;
}

export interface Bar<Id extends string = string> {
	id: Id;
	value: number;
	x: number;
	y: number;
	width: number;
	height: number;
}

export interface BarChart<Id extends string = string> {
	/** `at` is the middle of the group. */
	groups: { label: string; at: number; bars: Bar<Id>[] }[];
	yTicks: Tick[];
	baseline: number;
}

/** The geometry of grouped bars on a zero line. Within each group they have the order of `ids`. */
export function barChart<Id extends string>(
	groups: readonly BarGroup<Id>[],
	ids: readonly Id[],
	size: ChartSize,
	yTickCount = 4,
): BarChart<Id> {
	const highest = Math.max(1, ...groups.flatMap(({ values }) => ids.map((id) => values[id])));
	const y = scaleLinear([0, highest], [size.height - size.bottom, size.top]).nice(yTickCount);
	const place = scaleBand(
		groups.map(({ label }) => label),
		[size.left, size.width - size.right],
	).padding(0.25);
	const within = scaleBand(ids, [0, place.bandwidth()]).paddingInner(0.12);
	return {
		groups: groups.map(({ label, values }) => {
			const left = place(label) ?? 0;
			return {
				label,
				at: round(left + place.bandwidth() / 2),
				bars: ids.map((id) => ({
					id,
					value: values[id],
					x: round(left + (within(id) ?? 0)),
					y: round(y(values[id])),
					width: round(within.bandwidth()),
					height: round(y(0) - y(values[id])),
				})),
			};
		}),
		yTicks: y.ticks(yTickCount).map((value) => ({ value, at: round(y(value)) })),
		baseline: round(y(0)),
	};
}
