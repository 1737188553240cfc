/**
 * How long a page is in sight.
 * @param now milliseconds, from any beginning
 */
export function attention(now: () => number) {
	let since: number | undefined;
	let waitingMs = 0;

	function pause(): void {
		if (since !== undefined) waitingMs += now() - since;
		since = undefined;
	}

	return {
		begin(): void {
			since ??= now();
		},
		pause,
		/** @returns the whole seconds since they were last taken */
		take(): number {
			const inSight = since !== undefined;
			pause();
			if (inSight) since = now();
			const seconds = Math.floor(waitingMs / 1000);
			waitingMs -= seconds * 1000;
			return seconds;
		},
	};
}
