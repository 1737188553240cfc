import type { Head } from "#domain/ledger/sealed-text.ts";
import type { Database } from "../platform/database/client.server.ts";
import { onWritten } from "../platform/database/transaction-guard.server.ts";
import type { Env } from "../platform/env.server.ts";
import type { Log } from "../platform/log.server.ts";
import { openSweeper } from "../platform/sweeper.server.ts";
import { type Anchors, anchorFileOf, ledgerKeysOf, openAnchors } from "./anchors.server.ts";
import { countUnexplained } from "./count-unexplained.server.ts";
import { explainRestoredCopy } from "./explain-restored-copy.server.ts";
import type { LedgerDefinition } from "./record-kind.server.ts";
import { headOf, type Progress, sealPage } from "./seal-page.server.ts";

/** Records wait this long for others, so that a crowd shares one transaction. */
const gatherMs = 200;
/** Another process is sealing. */
const busyMs = 1000;
/** Seals what a process left behind that died, and tries again after a failure. */
const sweepMs = 60_000;
/** A restored copy of the database gets back what it lacks in this time. */
const replayMs = 60_000;
/** From the first record on, in case a number was used very late. */
const fullSweepMs = 24 * 3600_000;

/**
 * The single writer of seals. Once it is started, it seals records a moment after the commit that `noteWritten` noted for
 * their table. Records that can't be sealed then are sealed later.
 */
export interface Ledger {
	/**
	 * Starts sealing, once everything that a crash took from the database is stored again. Earlier, anchors would be
	 * ahead of the database.
	 * @param options.isRestored whether the database came from an older copy. If anchors differ then, a note says so.
	 */
	start(options?: { isRestored?: boolean }): void;
	/** Seals all records that are stored, unless another process is doing it, and returns when the anchor is on disk. */
	seal(): Promise<void>;
	head(): Promise<Head>;
	/** How many breaks it has found that no note explains, and for how many minutes nothing could be sealed. */
	trouble(): Promise<{ broken: number; minutes: number }>;
	/** Seals what is left. */
	close(): Promise<void>;
}

interface LedgerParts {
	database: { db: Database };
	env: Pick<Env, "dataDir" | "authSecret" | "previousAuthSecrets">;
	clock: () => Date;
	log: Log;
}

export function openLedger({ database: { db }, env, clock, log }: LedgerParts, definition: LedgerDefinition): Ledger {
	const keys = ledgerKeysOf(env);
	const file = anchorFileOf(env.dataDir, definition.name);
	let opening: Promise<Anchors> | undefined;
	let isStarted = false;
	let isRestored = false;
	let explainAt = 0;
	let progress: ReadonlyMap<string, Progress> = new Map();
	let fullSweepAt = performance.now() + fullSweepMs;

	/** When sealing failed first since it last worked. */
	let failingSince: number | null = null;

	function failed(error: unknown): void {
		failingSince ??= performance.now();
		log.warn({ ledger: definition.name, error }, "records wait for their seals");
	}
	const sweeper = openSweeper({ sweep: sealAll, everyMs: sweepMs, failed });

	/** The file may be unreadable for a while, for example because the disk is full. */
	function anchorsOpen(): Promise<Anchors> {
		opening ??= openAnchors(file, definition.name, keys, clock().toISOString()).then(
			(anchors) => {
				const { mended } = anchors;
				if (mended > 0) {
					log.warn(
						{ ledger: definition.name, lines: mended },
						"removed lines of anchors that a full disk had cut short",
					);
				}
				return anchors;
			},
			(error) => {
				opening = undefined;
				throw error;
			},
		);
		return opening;
	}

	async function sealAll(): Promise<void> {
		const anchors = await anchorsOpen();
		if (performance.now() > fullSweepAt) {
			progress = new Map();
			fullSweepAt = performance.now() + fullSweepMs;
		}
		let position = 0;
		for (let isMore = true; isMore; ) {
			const anchor = isRestored ? undefined : anchors.last;
			const page = await sealPage(db, definition, keys.current, progress, { anchor, nowMs: performance.now() });
			if (page.isBusy) {
				failingSince = null;
				return sweeper.soon(busyMs);
			}
			({ isMore, progress } = page);
			({ position } = page.head);
			const isContradicted = anchor !== undefined && page.hashAtAnchor !== anchor.hash;
			if (isContradicted) {
				log.error(
					{ ledger: definition.name, position: anchor.position },
					"the ledger does not contain its last anchor; verify it",
				);
				await anchors.keepContradicted();
			}
			const isNew = anchors.last?.position !== page.head.position || anchors.last.hash !== page.head.hash;
			if (page.head.position > 0 && isNew) await anchors.append(page.head, clock().toISOString());
		}
		failingSince = null;
		if (isRestored) await explain(anchors, position);
	}

	async function explain(anchors: Anchors, position: number): Promise<void> {
		const known = await anchors.all();
		const isComplete = known.every((anchor) => anchor.position <= position);
		if (!isComplete && isStarted && performance.now() < explainAt) return sweeper.soon(busyMs);
		const explained = await explainRestoredCopy(db, definition, keys.current, known, clock());
		isRestored = false;
		log.warn(
			{ ledger: definition.name, explained },
			"sealed again after a restored copy; anchors that differ have a note",
		);
		if (explained > 0) await sealAll();
	}

	const listeners = definition.kinds.map(({ table }) => onWritten(db, table, () => sweeper.soon(gatherMs)));
	return {
		start(options) {
			isStarted = true;
			isRestored = options?.isRestored ?? false;
			explainAt = performance.now() + replayMs;
			// A copy may have replaced the folder while the site runs.
			fullSweepAt = 0;
			sweeper.start();
			sweeper.soon(0);
		},
		seal: sweeper.now,
		head: () => headOf(db, definition),
		async trouble() {
			const anchors = await opening?.catch(() => undefined);
			const known = new Map([keys.current, ...keys.previous].map((key) => [key.keyId, key]));
			return {
				broken: await countUnexplained(db, definition, anchors?.contradicted ?? [], known),
				minutes: failingSince === null ? 0 : Math.floor((performance.now() - failingSince) / 60_000),
			};
		},
		async close() {
			for (const remove of listeners) remove();
			if (!isStarted) return;
			isStarted = false;
			sweeper.stop();
			await sweeper.now().catch(failed);
		},
	};
}
