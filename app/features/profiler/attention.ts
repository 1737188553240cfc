/**
 * Measures how long a page is visible.
 * @param now milliseconds from any start
 */
export function attention(now: () => number) {
	let since: number | undefined;
	let elapsedMs = 0;

	function pause(): void {
		if (since !== undefined) elapsedMs += now() - since;
		since = undefined;
	}

	return {
		begin(): void {
			since ??= now();
		},
		pause,
		/** @returns the whole seconds since the last call */
		take(): number {
			const visible = since !== undefined;
			pause();
			if (visible) since = now();
			const seconds = Math.floor(elapsedMs / 1000);
			elapsedMs -= seconds * 1000;
			return seconds;
		},
	};
}
