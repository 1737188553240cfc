import type { Changes } from "../database/changes.server.ts";
import type { Log } from "../log.server.ts";
import { openSweeper } from "../sweeper.server.ts";
import type { KeptPages } from "./kept-pages.server.ts";

/** In case an announcement was lost, such as behind a proxy of connections that does not pass it on. */
const recheckMs = 60_000;

/** The part of the time in which pages are rendered in the background. */
const renderingShare = 1 / 4;

const busyPauseMs = 1000;

interface Surroundings {
	/** Topics that are announced often, and that no page shows. */
	unshownTopics: readonly string[];
	/** Resolves when the database was first reached. */
	changes: Promise<Changes>;
	isBusy(): boolean;
	/** Ends the renewal. */
	closing: AbortSignal;
	log: Log;
}

/**
 * Learns at once what has changed. Then renews the pages in memory, one by one, so that hardly any visitor finds an
 * outdated one.
 */
export function renewPages(pages: KeptPages, { changes, unshownTopics, isBusy, closing, log }: Surroundings): void {
	let isRenewing = false;
	const sweeper = openSweeper({
		everyMs: recheckMs,
		async sweep() {
			await pages.refresh();
			// It is not awaited, because it lasts long, and changes in the meantime are noticed at once.
			void renewOutdated();
		},
		// It logs by itself what it could not read.
		failed: () => {},
	});

	/** Looks again after each page, because visitors renew pages, too, and versions change in the meantime. */
	async function renewOutdated(): Promise<void> {
		if (isRenewing) return;
		isRenewing = true;
		try {
			for (let [path] = pages.outdated(); path !== undefined && !closing.aborted; [path] = pages.outdated()) {
				if (isBusy()) {
					await pause(busyPauseMs);
					continue;
				}
				const began = performance.now();
				await pages.renew(path);
				await pause((performance.now() - began) * (1 / renderingShare - 1));
			}
		} catch (error) {
			// Nobody waits for it, so an error would end the process.
			log.error({ error }, "the renewal of pages has stopped until the next sweep");
		} finally {
			isRenewing = false;
		}
	}

	closing.addEventListener("abort", sweeper.close);
	changes.then(
		(found) => {
			if (closing.aborted) return;
			const stop = found.listen((topic) => {
				if (topic === null || !unshownTopics.includes(topic)) sweeper.soon(0);
			});
			closing.addEventListener("abort", stop);
		},
		// The site was closed before its database was reached.
		() => {},
	);
	sweeper.start();
	sweeper.soon(0);
}

/** Keeps no process alive. */
function pause(ms: number): Promise<void> {
	return new Promise((resolve) => {
		setTimeout(resolve, ms).unref();
	});
}
