/** Tells the page how the start of the staff application ended. */
export const startEvent = "application-start";

/** `rootless`: the page has no root element. */
export type StartResult = "started" | "failed" | "rootless";

export function announceStart(result: StartResult): void {
	window.dispatchEvent(new CustomEvent<StartResult>(startEvent, { detail: result }));
}
