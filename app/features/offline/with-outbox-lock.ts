/** Tabs and the service worker share one outbox; where the browser has no locks, the server's own check for repeated ids is enough. */
export async function withOutboxLock(run: () => Promise<void>): Promise<void> {
	await (navigator.locks ? navigator.locks.request("sf_outbox", run) : run());
}
