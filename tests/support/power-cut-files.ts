import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { diskFiles, type JournalFiles } from "#server/platform/journal/journal-files.server.ts";

/**
 * Files in a real folder, with a power cut that takes everything that was not synced: bytes behind the last sync are
 * lost, a file whose folder was not synced is lost, and a file that was removed without syncing the folder comes back.
 * @param syncs whether a sync does anything; without, the cut shows what the journal would lose
 */
export function createPowerCutFiles({ syncs = true } = {}) {
	const lengths = new Map<string, number>();
	const named = new Set<string>();
	const removed = new Map<string, Buffer>();
	let isOff = false;
	let syncCount = 0;

	function checkPower() {
		if (isOff) throw new Error("The power is off");
	}

	function noteSync(path: string, length: number) {
		checkPower();
		syncCount += 1;
		if (syncs) lengths.set(path, length);
	}

	const files: JournalFiles = {
		async create(path) {
			checkPower();
			const file = await diskFiles.create(path);
			lengths.set(path, 0);
			let length = 0;
			return {
				async write(bytes, position) {
					checkPower();
					await file.write(bytes, position);
					length = Math.max(length, position + bytes.length);
				},
				async sync() {
					const synced = length;
					await new Promise((resolve) => setImmediate(resolve));
					noteSync(path, synced);
				},
				async truncate(to) {
					checkPower();
					await file.truncate(to);
					length = to;
				},
				close: () => file.close(),
			};
		},
		async read(path) {
			const bytes = await diskFiles.read(path);
			named.add(path);
			noteSync(path, bytes.length);
			return bytes;
		},
		list: (folder) => diskFiles.list(folder),
		async rename(from, to) {
			checkPower();
			await diskFiles.rename(from, to);
			lengths.set(to, lengths.get(from) ?? 0);
			lengths.delete(from);
		},
		async remove(path) {
			checkPower();
			if (existsSync(path)) removed.set(path, readFileSync(path));
			await diskFiles.remove(path);
		},
		async syncFolder(folder) {
			checkPower();
			if (!syncs) return;
			for (const name of readdirSync(folder)) named.add(join(folder, name));
			for (const path of removed.keys()) if (dirname(path) === folder) removed.delete(path);
		},
	};

	/** Nothing is written anymore, and the folder is left as the disk has it. */
	function cutPower(folder: string) {
		isOff = true;
		for (const [path, bytes] of removed) {
			if (!existsSync(path)) writeFileSync(path, bytes);
		}
		mkdirSync(folder, { recursive: true });
		for (const name of readdirSync(folder)) {
			const path = join(folder, name);
			const length = lengths.get(path);
			if (length === undefined) continue;
			if (named.has(path)) truncateSync(path, Math.min(length, readFileSync(path).length));
			else rmSync(path);
		}
	}

	return {
		files,
		cutPower,
		get syncCount() {
			return syncCount;
		},
	};
}
