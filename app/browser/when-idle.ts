/** Runs something when the browser is idle, or, where it can't tell, a moment later. */
export function whenIdle(run: () => void): void {
	if ("requestIdleCallback" in window) requestIdleCallback(run);
	else setTimeout(run, 200);
}
