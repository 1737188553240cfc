/** Tabs and the service worker share one outbox. Without locks, the server's check for repeated ids is enough. */
export async function withOutboxLock(run: () => Promise<void>): Promise<void> {
	await (navigator.locks ? navigator.locks.request("sf_outbox", run) : run());
}
