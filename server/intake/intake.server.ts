import type { IntakeOutcome, Metrics } from "../platform/metrics.server.ts";
import { createBurst } from "./burst.server.ts";
import { isProbe, type KeptEntry } from "./intake-entry.server.ts";
import type { DatabaseFolderCopies, JournalKeeper } from "./journal-keeper.server.ts";
import type { Keeping, KeepLead } from "./keep-lead.server.ts";
import { within } from "./within.server.ts";
import type { LeadStore, Writer } from "./writer.server.ts";

export type AcceptResult = { ok: true; id: string } | { ok: false; code: "unavailable" };

/** Keeps leads, with or without the database. */
export interface Intake {
	/** Resolves when the lead can't be lost. The same lead, accepted again, has the same result. */
	accept(entry: KeptEntry): Promise<AcceptResult>;
	/** The result of a present or earlier attempt in this process. */
	earlier(id: string): Promise<AcceptResult> | undefined;
	/** The id of the lead that a submission became, if the database responds soon. */
	find(submissionId: string): Promise<string | undefined>;
	/** @returns false if another lead has used the token */
	spendToken(tokenHash: string, id: string): boolean;
	/** Waits for an accepted lead's rows. @returns false if they take longer */
	whenStored(id: string, maxMs: number): Promise<boolean>;
	/** Ends when everything that can be stored is stored. */
	drained(): Promise<void>;
	/**
	 * Begins to store, first what earlier processes left.
	 * @param copies of the embedded database's folder, if it has one
	 */
	attach(store: LeadStore, copies: DatabaseFolderCopies | null): Promise<void>;
	/** Deletes from the journal what the database, and every copy of it, holds. */
	tidy(): Promise<void>;
	/** Stores what is there, if the database takes it soon, and nothing more. */
	detach(): Promise<void>;
	/** Other work waits for this, for half a minute at most: while many leads arrive or wait to be stored, they come first. */
	calm(): Promise<void>;
	/** True if a lead would be stored at this moment, as far as is known. */
	readonly isOpen: boolean;
	/** How many leads wait for their rows, for how many minutes the first of them, and how many the database doesn't take. */
	readonly backlog: { waiting: number; minutes: number; refused: number };
	/** True if the disk or the database accepts leads now, and accepted the last one. */
	canKeep(isDatabaseReachable: boolean): Promise<boolean>;
	close(): Promise<void>;
}

const remembered = 20_000;
const findMs = 1000;
/** After this time, an unstored lead is in the journal, or its sender knows that it failed. */
const drainMs = 1500;
/** After a lead could not be stored, the site says so for this long, or until the next one is stored. */
const failureMs = 2000;
/** Work that waits longer for a burst to end would be lost. */
const patienceMs = 3000;
/** While more leads than these wait for their rows, other work would keep them waiting: with one connection, for minutes. */
const fewWaiting = 64;
/** A quarter of the time after which a job counts as lost. */
const backlogMs = 30_000;

export interface IntakeParts {
	writer: Writer;
	keeper: JournalKeeper;
	keep: KeepLead;
	metrics: Pick<Metrics, "countLead">;
	/** True if leads are stored while there is no database. */
	keepsAlone: boolean;
	/** True if the storage of leads accepts them now. */
	canKeepNow(isDatabaseReachable: boolean): Promise<boolean>;
}

export function createIntake({ writer, keeper, keep, metrics, keepsAlone, canKeepNow }: IntakeParts): Intake {
	const attempts = recentEntries<Keeping & { result: Promise<AcceptResult> }>(remembered);
	const tokens = recentEntries<string>(remembered);
	const burst = createBurst();
	let failedAt = Number.NEGATIVE_INFINITY;
	let find: LeadStore["find"] | null = null;

	return {
		accept(entry) {
			const known = attempts.get(entry.id);
			if (known) return known.result;
			burst.note();
			const keeping = keep(entry);
			const result = keeping.kept.then<AcceptResult>((id) => {
				if (id !== null) {
					failedAt = Number.NEGATIVE_INFINITY;
					return { ok: true, id };
				}
				attempts.delete(entry.id);
				failedAt = performance.now();
				return { ok: false, code: "unavailable" };
			});
			attempts.set(entry.id, { ...keeping, result });
			const count = (outcome: IntakeOutcome) => isProbe(entry) || metrics.countLead(outcome);
			result.then(
				({ ok }) => count(ok ? "accepted" : "unavailable"),
				() => {
					count("failed");
					attempts.delete(entry.id);
				},
			);
			return result;
		},
		earlier: (id) => attempts.get(id)?.result,
		find: async (submissionId) => (find ? within(find(submissionId), findMs).catch(() => undefined) : undefined),
		spendToken(tokenHash, id) {
			const spentFor = tokens.get(tokenHash) ?? id;
			tokens.set(tokenHash, spentFor);
			return spentFor === id;
		},
		async whenStored(id, maxMs) {
			const stored = attempts.get(id)?.stored;
			return !stored || (await within(stored, maxMs)) !== undefined;
		},
		drained: () => writer.drained(),
		async calm() {
			await burst.over(patienceMs);
			if (writer.waiting > fewWaiting) await within(writer.drained(), backlogMs);
		},
		async attach(store, copies) {
			find = store.find;
			writer.start(store);
			await keeper.start(copies);
		},
		tidy: () => keeper.tidy(),
		async detach() {
			if (writer.isStoring) await within(writer.drained(), drainMs);
			await writer.stop();
		},
		get isOpen() {
			return keepsAlone || writer.isConnected;
		},
		get backlog() {
			return { waiting: writer.waiting, minutes: Math.floor(writer.waitingMs / 60_000), refused: writer.refused };
		},
		async canKeep(isDatabaseReachable) {
			return performance.now() - failedAt > failureMs && canKeepNow(isDatabaseReachable);
		},
		close: () => keeper.close(),
	};
}

/** A map that forgets its oldest entries. */
function recentEntries<Value>(max: number) {
	const entries = new Map<string, Value>();
	return {
		get: (key: string) => entries.get(key),
		set(key: string, value: Value) {
			entries.delete(key);
			entries.set(key, value);
			const [oldest] = entries.keys();
			if (oldest !== undefined && entries.size > max) entries.delete(oldest);
		},
		delete: (key: string) => entries.delete(key),
	};
}
