import { appendFileSync } from "node:fs";
import { databaseOpened } from "./lead-senders.ts";

/** What a test of a fault measured. */
export interface FaultReport {
	fault: string;
	/** The ids of leads by their submissions, as senders were answered. */
	confirmed: ReadonlyMap<string, string>;
	/** What the database holds in the end. */
	stored: readonly { submissionId: string; id: string }[];
	/** The number of consent records in the ledger, which has no break. */
	sealed: number;
	/** How many leads staff were told of by email. Left out where nobody waited for that. */
	notices?: number;
	/** The statuses of pages that were read meanwhile. Null if the process itself was killed. */
	pages: readonly number[] | null;
	/** From the end of each fault until the database was open again. */
	recoveries: readonly Promise<readonly number[]>[];
}

export interface FaultFigures {
	fault: string;
	acknowledged: number;
	found: number;
	storedTwice: number;
	sealed: number;
	notices: number | null;
	pages: { answered: number; asked: number } | null;
	/** Null if the site was stopped before. */
	recoverySeconds: number | null;
}

/** Hands the figures to `npm run ops -- chaos`, if that runs the test. */
export async function reportFault(measured: FaultReport): Promise<void> {
	const { fault, confirmed, stored, sealed, pages } = measured;
	const file = process.env.FAULT_REPORT;
	if (!file) return;
	const found = new Map(stored.map(({ submissionId, id }) => [submissionId, id]));
	const seconds = (await Promise.all(measured.recoveries)).flat();
	const figures: FaultFigures = {
		fault,
		acknowledged: confirmed.size,
		found: [...confirmed].filter(([submission, id]) => found.get(submission) === id).length,
		storedTwice: stored.length - found.size,
		sealed,
		notices: measured.notices ?? null,
		pages: pages && { answered: pages.filter((status) => status === 200).length, asked: pages.length },
		recoverySeconds: seconds.length > 0 ? Math.max(...seconds) : null,
	};
	appendFileSync(file, `${JSON.stringify(figures)}\n`);
}

/** The seconds until the site has its database. Nothing if it was killed again before. */
export async function secondsToRecover(origin: string, since = performance.now()): Promise<number[]> {
	try {
		await databaseOpened(origin);
		return [(performance.now() - since) / 1000];
	} catch {
		return [];
	}
}
