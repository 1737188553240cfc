import { randomBytes } from "node:crypto";
import {
	appendFileSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	truncateSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, expect, test } from "vitest";
import { createPowerCutFiles } from "#tests/support/power-cut-files.ts";
import { isLong, randomNumbers, seed } from "#tests/support/sample.ts";
import { FolderInUseError } from "../database/folder-lock.server.ts";
import { createLog } from "../log.server.ts";
import { type Journal, openJournal } from "./journal.server.ts";
import { diskFiles, type JournalFiles } from "./journal-files.server.ts";

const root = mkdtempSync(join(tmpdir(), "sunfield-journal-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const log = createLog("silent");
const key = randomBytes(32);
let folders = 0;
let openJournals: Journal[] = [];
afterEach(async () => {
	await Promise.allSettled(openJournals.map((journal) => journal.close()));
	openJournals = [];
});

const newFolder = () => join(root, String(++folders), "main");
async function open(folder: string, files?: JournalFiles, keys = { current: key, previous: [] as Buffer[] }) {
	const opened = await openJournal({ folder, keys, log, files });
	openJournals.push(opened.journal);
	return opened;
}
const segmentsIn = (folder: string) =>
	readdirSync(folder)
		.filter((name) => name.endsWith(".journal"))
		.sort();
const idsOf = (entries: { id: string }[]) => entries.map(({ id }) => id);

/** A closed journal with the entries "0", "1", … in one segment. */
async function written(folder: string, count: number, files?: JournalFiles) {
	const { journal } = await open(folder, files);
	for (let index = 0; index < count; index++) await journal.append(String(index), { text: `entry ${index}` });
	await journal.close();
	return join(folder, segmentsIn(folder).at(-1) ?? "");
}

/** Where each record of a segment begins, the start of the segment among them. */
function recordsIn(path: string): number[] {
	const bytes = readFileSync(path);
	const marker = bytes.subarray(28, 32);
	const found: number[] = [];
	for (let at = bytes.indexOf(marker); at >= 0; at = bytes.indexOf(marker, at + 1)) found.push(at);
	return found;
}

function flipBit(path: string, offset: number) {
	const bytes = readFileSync(path);
	bytes.writeUInt8(bytes.readUInt8(offset) ^ 1, offset);
	writeFileSync(path, bytes);
}

test("keeps entries over restarts, in order, with growing sequences", async () => {
	const folder = newFolder();
	await written(folder, 2);
	const { journal, pending, damage } = await open(folder);
	const next = await journal.append("next", null);
	await journal.close();
	expect(pending.map(({ id, value, settled }) => ({ id, value, settled }))).toEqual([
		{ id: "0", value: { text: "entry 0" }, settled: false },
		{ id: "1", value: { text: "entry 1" }, settled: false },
	]);
	expect(damage).toEqual([]);
	expect(next).toBeGreaterThan(pending[1]?.sequence ?? Number.NaN);
	expect((await open(folder)).damage).toEqual([]);
});

test("nobody else can read it, and nothing readable is in it", async () => {
	const folder = newFolder();
	const segment = await written(folder, 1);
	expect(statSync(folder).mode & 0o777).toBe(0o700);
	expect(statSync(segment).mode & 0o777).toBe(0o600);
	expect(readFileSync(segment).includes("entry")).toBe(false);
});

test("a folder has one process", async () => {
	const folder = newFolder();
	const { journal } = await open(folder);
	await expect(open(folder)).rejects.toThrow(FolderInUseError);
	await journal.close();
	await (await open(folder)).journal.close();
});

test("entries that come while the disk works share the next sync", async () => {
	const disk = createPowerCutFiles();
	const { journal } = await open(newFolder(), disk.files);
	const sequences = await Promise.all(Array.from({ length: 100 }, (_, index) => journal.append(String(index), index)));
	expect(sequences).toEqual(sequences.toSorted((a, b) => a - b));
	expect(disk.syncCount).toBe(2);
});

test("remembers what is settled, and deletes only segments that are settled and durable", async () => {
	const folder = newFolder();
	const { journal } = await open(folder);
	const first = await journal.append("first", 1);
	await journal.rotate();
	const second = await journal.append("second", 2);
	await journal.rotate();
	const third = await journal.append("third", 3);
	for (const sequence of [second, third]) journal.settle(sequence);
	await journal.trim(second);
	expect(idsOf(await journal.readAll())).toEqual(["first", "third"]);
	await journal.close();

	const reopened = await open(folder);
	expect(reopened.damage).toEqual([]);
	expect(reopened.pending.map(({ id, settled }) => [id, settled])).toEqual([
		["first", false],
		["third", true],
	]);
	reopened.journal.settle(first);
	await reopened.journal.trim(Number.POSITIVE_INFINITY);
	expect(segmentsIn(folder)).toEqual([]);
	expect(reopened.journal.size).toBe(0);
	expect(await reopened.journal.append("after", 4)).toBeGreaterThan(third);
	await reopened.journal.close();
	expect(idsOf((await open(folder)).pending)).toEqual(["after"]);
});

test("leaves no folder behind when nothing is pending", async () => {
	const folder = newFolder();
	const { journal } = await open(folder);
	journal.settle(await journal.append("first", 1));
	await journal.trim(Number.POSITIVE_INFINITY);
	await journal.close();
	expect(readdirSync(join(folder, ".."))).toEqual([]);
});

test("an unfinished record at the end is no damage", async () => {
	const folder = newFolder();
	const segment = await written(folder, 2);
	const [start, first, second] = recordsIn(segment);
	expect(start).toBe(28);
	for (const length of [(second ?? 0) + 60, (second ?? 0) + 5, first ?? 0]) {
		truncateSync(segment, length);
		const { journal, pending, damage } = await open(folder);
		await journal.close();
		expect(damage).toEqual([]);
		expect(idsOf(pending)).toEqual(length === first ? [] : ["0"]);
	}
	appendFileSync(segment, Buffer.alloc(500));
	expect((await open(folder)).damage).toEqual([]);
});

test("a flipped bit costs one entry, is reported, and the segment is kept", async () => {
	for (const place of ["marker", "content"] as const) {
		const folder = newFolder();
		const segment = await written(folder, 3);
		const [, , second = 0, third = 0] = recordsIn(segment);
		flipBit(segment, second + (place === "marker" ? 0 : 50));
		const { journal, pending, damage } = await open(folder);
		expect(idsOf(pending)).toEqual(["0", "2"]);
		expect(damage).toEqual([
			{ segment: "000001.journal", kind: "unreadable", offset: second, bytes: third - second },
			{ segment: "000001.journal", kind: "missing records", records: 1 },
		]);
		for (const { sequence } of pending) journal.settle(sequence);
		await journal.trim(Number.POSITIVE_INFINITY);
		await journal.close();
		expect(readdirSync(folder)).toContain("000001.damaged");
		const after = await open(folder);
		expect(after).toMatchObject({ pending: [], damage: [] });
		await after.journal.append("next", 1);
		expect(segmentsIn(folder)).toEqual(["000002.journal"]);
	}
});

test("a damaged header costs nothing but a report", async () => {
	const folder = newFolder();
	const segment = await written(folder, 2);
	flipBit(segment, 12);
	const { pending, damage } = await open(folder);
	expect(idsOf(pending)).toEqual(["0", "1"]);
	expect(damage).toEqual([{ segment: "000001.journal", kind: "unreadable", offset: 0, bytes: 28 }]);
});

test("reports a deleted segment, and one that was cut", async () => {
	const folder = newFolder();
	await written(folder, 2);
	const second = await written(folder, 2);
	await written(folder, 1);
	truncateSync(second, recordsIn(second)[2] ?? 0);
	rmSync(join(folder, "000001.journal"));
	const { pending, damage } = await open(folder);
	expect(idsOf(pending)).toEqual(["0", "0"]);
	expect(damage).toEqual([
		{ segment: "000002.journal", kind: "missing records", records: 1 },
		{ segment: "000001.journal", kind: "missing segment" },
	]);
});

test("reports records that were moved or repeated, and takes each once", async () => {
	const folder = newFolder();
	const segment = await written(folder, 3);
	const other = readFileSync(await written(newFolder(), 1));
	const [, first = 0, second = 0, third = 0] = recordsIn(segment);
	const bytes = readFileSync(segment);
	const parts = [[0, first], [second, third], [first, second], [first, second], [third]] as const;
	writeFileSync(
		segment,
		Buffer.concat([...parts.map(([from, to]) => bytes.subarray(from, to)), other.subarray(first)]),
	);
	const { pending, damage } = await open(folder);
	expect(idsOf(pending)).toEqual(["0", "1", "2", "0"]);
	expect(damage).toEqual([{ segment: "000001.journal", kind: "repeated or moved records", records: 3 }]);
});

test("reads what an earlier key wrote, and never deletes what an unknown key wrote", async () => {
	const folder = newFolder();
	const segment = await written(folder, 1);
	const current = randomBytes(32);
	const unknown = await open(folder, diskFiles, { current, previous: [] });
	expect(unknown.pending).toEqual([]);
	expect(unknown.damage).toMatchObject([{ segment: "000001.journal", kind: "unknown key" }]);
	unknown.journal.settle(await unknown.journal.append("1", 1));
	await unknown.journal.rotate();
	await unknown.journal.trim(Number.POSITIVE_INFINITY);
	await unknown.journal.close();
	expect(segmentsIn(folder)).toContain(segment.slice(-14));

	const known = await open(folder, diskFiles, { current, previous: [key] });
	expect(idsOf(known.pending.filter(({ settled }) => !settled))).toEqual(["0"]);
	expect(known.damage).toEqual([]);
});

test.each(["create", "write", "sync", "syncFolder"] as const)(
	"a disk that fails to %s refuses the entries, and later ones are kept",
	async (failing) => {
		let isFull = false;
		const fail = async () => {
			throw new Error("ENOSPC: no space left on device");
		};
		const files: JournalFiles = {
			...diskFiles,
			async create(path) {
				if (isFull && failing === "create") await fail();
				const file = await diskFiles.create(path);
				return {
					...file,
					async write(bytes, position) {
						if (isFull && failing === "write") {
							await file.write(bytes.subarray(0, bytes.length / 2), position);
							await fail();
						}
						return file.write(bytes, position);
					},
					sync: () => (isFull && failing === "sync" ? fail() : file.sync()),
				};
			},
			syncFolder: (folder) => (isFull && failing === "syncFolder" ? fail() : diskFiles.syncFolder(folder)),
		};
		const folder = newFolder();
		const { journal } = await open(folder, files);
		await journal.append("before", 1);
		if (failing === "create" || failing === "syncFolder") await journal.rotate();
		isFull = true;
		await expect(Promise.all([journal.append("full", 2), journal.append("full", 3)])).rejects.toThrow("ENOSPC");
		await expect(journal.append("full", 4)).rejects.toThrow("ENOSPC");
		isFull = false;
		await journal.append("after", 5);
		await journal.close();
		const { pending, damage } = await open(folder);
		expect(idsOf(pending)).toEqual(["before", "after"]);
		expect(damage).toEqual([]);
	},
);

test("an entry that is too large is refused alone", async () => {
	const folder = newFolder();
	const { journal } = await open(folder);
	const [large, small] = await Promise.allSettled([
		journal.append("large", "x".repeat(9 * 1024 * 1024)),
		journal.append("small", "x"),
	]);
	expect([large.status, small.status]).toEqual(["rejected", "fulfilled"]);
});

/** Appends, settles, rotates and trims until a random moment. @returns the entries that were confirmed, less those trimmed */
async function confirmedAtPowerCut(random: () => number, folder: string, disk: ReturnType<typeof createPowerCutFiles>) {
	const { journal } = await open(folder, disk.files);
	const confirmed = new Map<string, number>();
	const trimmed = new Set<string>();
	const moment = Math.floor(random() * 200);
	let sent = 0;
	async function sender(name: number) {
		for (let index = 0; ; index++) {
			const id = `${name}-${index}`;
			try {
				confirmed.set(id, await journal.append(id, { text: "x".repeat(random() * 500) }));
				if (random() < 0.1) await journal.rotate();
				if (random() < 0.05) {
					const done = [...confirmed].slice(0, Math.floor(random() * confirmed.size));
					for (const [id, sequence] of done) {
						trimmed.add(id);
						journal.settle(sequence);
					}
					await journal.trim(Math.max(0, ...done.map(([, sequence]) => sequence)));
				}
			} catch {
				return;
			}
			if (++sent === moment) disk.cutPower(folder);
		}
	}
	const senders = Array.from({ length: 8 }, (_, name) => sender(name));
	if (moment === 0) disk.cutPower(folder);
	await Promise.all(senders);
	await journal.close().catch(() => {});
	return [...confirmed.keys()].filter((id) => !trimmed.has(id));
}

test.each(Array.from({ length: isLong ? 50 : 3 }, (_, index) => seed + index))(
	"after a power cut every confirmed entry is there once (seed %i)",
	async (start) => {
		const folder = newFolder();
		const confirmed = await confirmedAtPowerCut(randomNumbers(start), folder, createPowerCutFiles());
		const { pending, damage } = await open(folder);
		const ids = idsOf(pending);
		expect(new Set(ids).size).toBe(ids.length);
		expect(confirmed.filter((id) => !ids.includes(id))).toEqual([]);
		expect(damage).toEqual([]);
	},
);

test("without syncs the same power cut loses entries", async () => {
	const folder = newFolder();
	const disk = createPowerCutFiles({ syncs: false });
	const confirmed = await confirmedAtPowerCut(randomNumbers(seed), folder, disk);
	const ids = idsOf((await open(folder)).pending);
	expect(confirmed.filter((id) => !ids.includes(id)).length).toBeGreaterThan(0);
});
