import type { Page } from "@playwright/test";

const bytesPerSecond = (kilobits: number) => (kilobits * 1000) / 8;

/** Connections as the browser emulates them: the latency is that of a request. */
export const connections = {
	/** WebPageTest's. */
	"slow 3G": { latency: 400, downloadThroughput: bytesPerSecond(400), uploadThroughput: bytesPerSecond(400) },
	/** Lighthouse's, with the factors of DevTools. */
	"slow 4G": { latency: 562.5, downloadThroughput: bytesPerSecond(1475), uploadThroughput: bytesPerSecond(675) },
} as const;

/** How many times slower than this machine's the processor is. */
export const timesSlower = 4;

/** Makes a page that of a cheap phone. */
export async function slowDown(page: Page, connection: keyof typeof connections): Promise<void> {
	const session = await page.context().newCDPSession(page);
	await session.send("Network.enable");
	await session.send("Network.emulateNetworkConditions", { offline: false, ...connections[connection] });
	await session.send("Emulation.setCPUThrottlingRate", { rate: timesSlower });
}
