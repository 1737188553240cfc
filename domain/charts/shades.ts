import { scaleQuantize } from "d3-scale";

/** Values sorted into classes of equal width, from the lowest to the highest, for a map in so many shades. */
export function shades(values: readonly number[], count: number) {
	const scale = scaleQuantize(
		[Math.min(...values), Math.max(...values)],
		Array.from({ length: count }, (_, shade) => shade),
	);
	return {
		shadeOf: (value: number): number => scale(value),
		/** From and to, by class. */
		ranges: Array.from({ length: count }, (_, shade) => scale.invertExtent(shade)),
	};
}
