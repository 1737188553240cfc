import { scaleQuantize } from "d3-scale";

/** Sorts values into classes of equal width, from lowest to highest, for a shaded map. */
export function shades(values: readonly number[], count: number) {
	const scale = scaleQuantize(
		[Math.min(...values), Math.max(...values)],
		Array.from({ length: count }, (_, shade) => shade),
	);
	return {
		shadeOf: (value: number): number => scale(value),
		/** The bounds of each class. */
		ranges: Array.from({ length: count }, (_, shade) => scale.invertExtent(shade)),
	};
}
