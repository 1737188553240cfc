/** Tells the page how the start of the staff application ended. Tests and measurements find it as a mark on the time line. */
export const startEvent = "application-start";

/** `rootless`: the page has no root element. */
export type StartResult = "started" | "failed" | "rootless";

export function announceStart(result: StartResult): void {
	performance.mark(startEvent);
	window.dispatchEvent(new CustomEvent<StartResult>(startEvent, { detail: result }));
}
