/** True in `npm run test:long`, which runs everything and samples nothing. */
export const isLong = process.env.TEST_LONG === "1";

/** True also in `npm run ops -- chaos`, which stages each fault and measures it. */
export const stagesFaults = isLong || Boolean(process.env.FAULT_REPORT);

/** Chooses what `npm test` samples. TEST_SEED replaces the default. */
export const seed = readSeed(process.env.TEST_SEED);

/** @throws if a seed is no whole number: it would choose nothing, and nothing would be tested */
export function readSeed(text = "20261121"): number {
	if (!/^\d{1,9}$/.test(text)) throw new Error(`TEST_SEED must be a whole number of up to nine digits, not "${text}"`);
	return Number(text);
}

/**
 * A seeded sample of `count` values in their original order. `npm run test:long` gets all values.
 * @param name calls with different names get different samples
 */
export function sample<T>(values: readonly T[], count: number, name = ""): T[] {
	if (isLong) return [...values];
	const random = randomNumbers([...name].reduce((hash, letter) => Math.imul(hash, 31) + letter.charCodeAt(0), seed));
	const ranked = values.map((_, index) => ({ index, rank: random() })).sort((a, b) => a.rank - b.rank);
	const chosen = new Set(ranked.slice(0, count).map(({ index }) => index));
	return values.filter((_, index) => chosen.has(index));
}

/** Pairs each value with one variant, in turn. `npm run test:long` pairs each value with all variants. */
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
