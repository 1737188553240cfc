/** `npm run test:long` sets it: then nothing is sampled. */
export const isLong = process.env.TEST_LONG === "1";

/** Decides what `npm test` samples. The same seed gives the same sample; another one is set by TEST_SEED. */
export const seed = Number(process.env.TEST_SEED ?? 20_261_121);

/**
 * As many of the values as `npm test` has time for, in their order; all of them in `npm run test:long`.
 * @param purpose samples for different purposes differ
 */
export function sample<T>(values: readonly T[], count: number, purpose = ""): T[] {
	if (isLong) return [...values];
	const random = randomNumbers([...purpose].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), seed));
	const ranked = values.map((_, index) => ({ index, rank: random() })).sort((a, b) => a.rank - b.rank);
	const chosen = new Set(ranked.slice(0, count).map(({ index }) => index));
	return values.filter((_, index) => chosen.has(index));
}

/** For each value one variant, so that all variants take part; in `npm run test:long` each value in all variants. */
export function sampleVariants<T, V>(
	values: readonly T[],
	variants: readonly V[],
): (readonly [value: T, variant: V])[] {
	return values.flatMap((value, index) =>
		variants
			.filter((_, variant) => isLong || variant === (seed + index) % variants.length)
			.map((variant) => [value, variant] as const),
	);
}

/** Mulberry32: the same numbers for the same seed. */
export function randomNumbers(start: number): () => number {
	let state = start;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	};
}
