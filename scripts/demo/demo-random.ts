import { uuidOf } from "#server/leads/lead-ids.server.ts";
import { randomNumbers } from "#tests/support/sample.ts";

/** The same choices for the same seed. */
export function demoRandom(seed: number) {
	const next = randomNumbers(seed);
	let ids = 0;
	return {
		/** From 0 up to 1. */
		next,
		isLikely: (share: number) => next() < share,
		between: (from: number, to: number) => from + next() * (to - from),
		pick: <T>(values: readonly T[]): T => values[Math.floor(next() * values.length)] as T,
		/** Chooses by weights. */
		weighted<T extends string>(weights: Readonly<Record<T, number>>): T {
			const entries = Object.entries(weights) as [T, number][];
			let rest = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
			for (const [value, weight] of entries) {
				rest -= weight;
				if (rest < 0) return value;
			}
			return entries[0]?.[0] as T;
		},
		id(): string {
			ids += 1;
			return uuidOf(`demo/${seed}/${ids}`);
		},
	};
}

export type DemoRandom = ReturnType<typeof demoRandom>;
