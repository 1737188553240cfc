/** Runs at most `max` tasks at once; the others wait in order. */
export function createPlaces(max: number) {
	const waiting: (() => void)[] = [];
	let free = max;
	return {
		async take<T>(task: () => Promise<T>): Promise<T> {
			if (free > 0) free--;
			else await new Promise<void>((resolve) => waiting.push(resolve));
			try {
				return await task();
			} finally {
				const next = waiting.shift();
				if (next) next();
				else free++;
			}
		},
	};
}
