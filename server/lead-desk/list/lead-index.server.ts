import type { Jobs } from "../../jobs.server.ts";
import { openSweeper } from "../../platform/sweeper.server.ts";
import type { Services } from "../../services.server.ts";
import { routeLeads } from "../routing/route-leads.server.ts";
import { indexSomeLeads, renewSomeCallable } from "./index-leads.server.ts";

/** Leads wait this long for others, so that a crowd shares one transaction. */
const gatherMs = 300;
/** Finds what staff changed, what another process left behind, and periods that have ended. */
const sweepMs = 10_000;

/**
 * Derives the data that the list of leads filters, sorts and searches by, a moment after leads are stored or changed.
 * Then routes leads that wait for an owner, because routing asks whether the person accepts contact.
 */
export interface LeadIndex {
	/** Begins to derive. Leads that another process left behind come step by step. */
	start(jobs: Pick<Jobs, "enqueue">): void;
	/** Derives the fields of new leads in a moment. Never fails: what could not be derived is derived later. */
	indexSoon(): void;
	/** Derives everything that was requested. */
	index(): Promise<void>;
	/** Waits for the transaction that runs. */
	close(): Promise<void>;
}

export function openLeadIndex(
	parts: Pick<Services, "database" | "env" | "clock" | "log"> & { intake: Pick<Services["intake"], "calm"> },
): LeadIndex {
	const { database, intake, log } = parts;
	let jobs: Pick<Jobs, "enqueue"> | undefined;
	const sweeper = openSweeper({
		sweep: indexAll,
		everyMs: sweepMs,
		isReady: () => database.isAvailable,
		failed: (error) => log.warn({ error }, "leads wait to be indexed"),
	});

	async function indexAll(): Promise<void> {
		for (const some of [indexSomeLeads, renewSomeCallable]) {
			for (let isMore = true; isMore && !sweeper.isClosed; ) {
				await intake.calm();
				isMore = !sweeper.isClosed && (await some(parts));
			}
		}
		// A change of the owner is derived, too.
		if (!sweeper.isClosed && jobs && (await routeLeads({ ...parts, jobs })) > 0) sweeper.soon(gatherMs);
	}

	return {
		start(queue) {
			jobs = queue;
			sweeper.start();
			sweeper.soon(0);
		},
		indexSoon: () => sweeper.soon(gatherMs),
		index: sweeper.now,
		close: sweeper.close,
	};
}
