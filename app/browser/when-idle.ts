/** Runs something when the browser is idle, or after a moment if the browser has no idle callback. */
export function whenIdle(run: () => void): void {
	if ("requestIdleCallback" in window) requestIdleCallback(run);
	else setTimeout(run, 200);
}
