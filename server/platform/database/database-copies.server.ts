import { existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Log } from "../log.server.ts";
import type { EmbeddedConnection } from "./embedded-connection.server.ts";
import { copiedFolder } from "./engine/copy-folder.ts";
import { type AboutCopy, type DatabaseFiles, listCopies } from "./folder-names.server.ts";
import type { Replacement } from "./start-on-folder.server.ts";

/** Two copies of the embedded database's folder. The next copy replaces the older one. */
export interface DatabaseCopies {
	/** The intake's name for "all leads up to here are stored". It is asked while no statement runs. */
	describeWith(storedUpTo: () => string | undefined): void;
	/** That name in the older of two copies: everything up to there can be restored even if the newer one is lost. */
	oldestStoredUpTo(): string | undefined;
	/** Null while there is none. */
	newestMadeAt(): Date | null;
	/** Makes a copy soon. */
	request(): void;
	/** True if a copy, or an empty database, replaced the folder at this start. */
	readonly restored: boolean;
	/** Called when that happens; at once if it already has. */
	onRestored(listener: (replacement: Replacement) => void): void;
}

const hourMs = 3_600_000;

export interface CopyIntervals {
	/** A requested copy is not made before the newest one has this age. */
	minAgeMs: number;
	/** A copy is made if the newest one has this age. */
	maxAgeMs: number;
	/** At the end, a copy is made if the newest one has this age. */
	ageAtEndMs: number;
}

/** For a process that only looks into the database. */
export const noCopies: CopyIntervals = {
	minAgeMs: Number.POSITIVE_INFINITY,
	maxAgeMs: Number.POSITIVE_INFINITY,
	ageAtEndMs: Number.POSITIVE_INFINITY,
};

export const usualIntervals: CopyIntervals = { minAgeMs: hourMs / 6, maxAgeMs: 24 * hourMs, ageAtEndMs: hourMs };

interface Parts {
	files: DatabaseFiles;
	connection: EmbeddedConnection;
	log?: Log;
	intervals: CopyIntervals;
}

export function keepCopies({ files, connection, log, intervals }: Parts) {
	let known = listCopies(files);
	let readStoredUpTo: () => string | undefined = () => undefined;
	let begun = false;
	let requested = false;
	let copying: Promise<void> | null = null;
	let replacement: Replacement | null = null;
	/** After a failure, such as a full disk, the next attempt waits. */
	let failedAt = Number.NEGATIVE_INFINITY;
	const listeners: ((replacement: Replacement) => void)[] = [];

	const age = () => (known[0] ? Date.now() - Date.parse(known[0].made) : Number.POSITIVE_INFINITY);

	async function copy(): Promise<void> {
		requested = false;
		// Before, so that the checkpoint has little left to write while the others wait.
		await connection.runOnFiles({ kind: "sync", all: true });
		const about = await connection.takeTurn(async (turn): Promise<AboutCopy> => {
			await turn.run({ kind: "exec", sql: "CHECKPOINT" });
			const storedUpTo = readStoredUpTo();
			await turn.run({ kind: "copy", target: join(files.partialCopy, copiedFolder) });
			return { made: new Date().toISOString(), storedUpTo };
		});
		await connection.runOnFiles({ kind: "sync", all: true });
		const final = files.copies.find((path) => !known.some((one) => one.path === path)) ?? known.at(-1)?.path;
		const damaged = await connection.runOnFiles({
			kind: "finish-copy",
			target: files.partialCopy,
			final: final ?? files.copies[0],
			about,
		});
		if (Array.isArray(damaged) && damaged.length > 0) throw new Error(`Damaged pages: ${damaged.join(", ")}`);
		await rm(files.uncopied, { force: true });
		known = listCopies(files);
	}

	/** One at a time. A failure is logged, because the database itself continues. */
	function copyNow(): Promise<void> {
		copying ??= copy()
			.catch((error) => {
				failedAt = performance.now();
				log?.error({ error }, "the database could not be copied");
			})
			.finally(() => {
				copying = null;
			});
		return copying;
	}

	const copies: DatabaseCopies = {
		describeWith(storedUpTo) {
			readStoredUpTo = storedUpTo;
		},
		oldestStoredUpTo: () => (known.length === files.copies.length ? known.at(-1)?.storedUpTo : undefined),
		newestMadeAt: () => (known[0] ? new Date(known[0].made) : null),
		request() {
			requested = true;
		},
		get restored() {
			return replacement !== null;
		},
		onRestored(listener) {
			listeners.push(listener);
			if (replacement) listener(replacement);
		},
	};

	return {
		copies,
		/** The tables are there, so that there is something to copy. */
		begin(): void {
			begun = true;
		},
		/** Makes a copy if it is time. */
		async copyIfDue(): Promise<void> {
			if (!begun || performance.now() - failedAt < intervals.minAgeMs) return;
			const wanted = requested || known.length < files.copies.length;
			if (age() > intervals.maxAgeMs || (wanted && age() > intervals.minAgeMs)) await copyNow();
		},
		/** Makes a copy if another process, such as a backup, waits for one of this moment. */
		async copyIfWanted(): Promise<void> {
			if (!begun || !existsSync(files.copyWanted)) return;
			// One that is being made began before.
			await copying;
			await copyNow();
			await rm(files.copyWanted, { force: true });
		},
		/** Replaces both copies now. @throws if one can't be made, for example on a full disk */
		async renew(): Promise<void> {
			await copying;
			for (const _ of files.copies) {
				copying = copy().finally(() => {
					copying = null;
				});
				await copying;
			}
		},
		async copyAtEnd(): Promise<void> {
			await copying;
			if (begun && age() > intervals.ageAtEndMs) await copyNow();
		},
		report(next: Replacement): void {
			replacement = next;
			for (const listener of listeners) listener(next);
		},
	};
}

export type CopyKeeper = ReturnType<typeof keepCopies>;
