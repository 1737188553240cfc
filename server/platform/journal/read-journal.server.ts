import { join } from "node:path";
import type { Log } from "../log.server.ts";
import type { JournalFiles } from "./journal-files.server.ts";
import { type JournalKeys, readSegment, recordTypes, type SegmentContent } from "./segment-format.server.ts";

/** An entry that somebody relies on. */
export interface JournalEntry {
	/** Grows with each entry, also over restarts, and leaves gaps. */
	sequence: number;
	id: string;
	/** Any JSON value. */
	value: unknown;
	/** The journal noted that its rows are in the database. After a power cut the database may not have them anymore. */
	settled: boolean;
}

/** Something that was written is missing or changed. It holds no content. */
export interface JournalDamage {
	segment: string;
	kind: "unreadable" | "unknown key" | "missing segment" | "missing records" | "repeated or moved records";
	/** Where in the file, in bytes. */
	offset?: number;
	bytes?: number;
	records?: number;
}

export interface Segment {
	name: string;
	number: number;
	bytes: number;
	lastEntry: number;
	/** Sequences whose rows are not in the database yet. */
	unsettled: Set<number>;
	state: "intact" | "damaged" | "unknown key";
}

/** The content of a segment's first record. */
export interface SegmentStart {
	/** The numbers of the segments that were there. */
	kept: number[];
	/** The segment before, and the last sequence that was confirmed in it. */
	previous: { number: number; sequence: number } | null;
}

export interface JournalContent {
	segments: Segment[];
	/** Oldest first. */
	entries: JournalEntry[];
	damage: JournalDamage[];
	lastSequence: number;
	/** The highest number that a segment has or had. */
	lastNumber: number;
}

const segmentName = /^(\d+)\.(journal|damaged)$/;

export function nameOfSegment(number: number, suffix: "journal" | "damaged" = "journal"): string {
	return `${String(number).padStart(6, "0")}.${suffix}`;
}

/** Reads what a journal's folder holds, and reports what is missing from it. */
export async function readJournal(
	folder: string,
	keys: JournalKeys,
	log: Log,
	files: JournalFiles,
): Promise<JournalContent> {
	const found = (await files.list(folder)).flatMap((name) => {
		const [, number, suffix] = segmentName.exec(name) ?? [];
		return number ? [{ number: Number(number), suffix }] : [];
	});
	const numbers = found.flatMap(({ number, suffix }) => (suffix === "journal" ? [number] : [])).sort((a, b) => a - b);
	const reader = createReader(log);
	for (const number of numbers) {
		const bytes = await files.read(join(folder, nameOfSegment(number)));
		reader.add(number, bytes.length, readSegment(bytes, keys));
	}
	return { ...reader.finish(), lastNumber: Math.max(0, ...found.map(({ number }) => number)) };
}

function createReader(log: Log) {
	const segments: Segment[] = [];
	const damage: JournalDamage[] = [];
	const entries = new Map<number, JournalEntry>();
	const settled: [from: number, to: number][] = [];
	const lastOf = new Map<number, number>();
	let kept: number[] = [];

	function add(number: number, bytes: number, content: SegmentContent | null) {
		const segment: Segment = {
			name: nameOfSegment(number),
			number,
			bytes,
			lastEntry: 0,
			unsettled: new Set(),
			state: content ? "intact" : "unknown key",
		};
		segments.push(segment);
		if (!content) {
			report(segment, { kind: "unknown key", bytes });
			return;
		}
		if (content.tornBytes > 0) log.info({ segment: segment.name, bytes: content.tornBytes }, "journal: unfinished end");
		for (const place of content.unreadable) report(segment, { kind: "unreadable", ...place });
		checkOrder(segment, content);
		for (const record of content.records) {
			if (record.type === recordTypes.entry) addEntry(segment, record);
			else if (record.type === recordTypes.settled) settled.push(...(record.content as [number, number][]));
			else if (record.type === recordTypes.kept) kept = record.content as number[];
			else if (record.type === recordTypes.start) addStart(segment, record.content as SegmentStart);
		}
		lastOf.set(number, Math.max(0, ...content.records.map(({ sequence }) => sequence)));
	}

	function addEntry(segment: Segment, { sequence, content }: { sequence: number; content: unknown }) {
		segment.lastEntry = Math.max(segment.lastEntry, sequence);
		segment.unsettled.add(sequence);
		if (entries.has(sequence)) return;
		const [id, value] = content as [string, unknown];
		entries.set(sequence, { sequence, id, value, settled: false });
	}

	function addStart(segment: Segment, start: SegmentStart) {
		kept = [...start.kept, segment.number];
		const last = start.previous ? lastOf.get(start.previous.number) : undefined;
		if (!start.previous || last === undefined || last >= start.previous.sequence) return;
		const before = segments.find(({ number }) => number === start.previous?.number);
		if (before) report(before, { kind: "missing records", records: start.previous.sequence - last });
	}

	/** A segment's sequences have no gaps, so a record cut out of it or lost in damage is counted. */
	function checkOrder(segment: Segment, { records, foreign }: SegmentContent) {
		const sequences = records.map(({ sequence }) => sequence);
		const different = new Set(sequences).size;
		const misplaced = sequences.filter(
			(sequence, index) => index > 0 && sequence <= (sequences[index - 1] ?? 0),
		).length;
		if (foreign + misplaced > 0) report(segment, { kind: "repeated or moved records", records: foreign + misplaced });
		if (foreign > 0 || different === 0) return;
		const missing = Math.max(...sequences) - Math.min(...sequences) + 1 - different;
		if (missing > 0) report(segment, { kind: "missing records", records: missing });
	}

	function report(segment: Segment, found: Omit<JournalDamage, "segment">) {
		if (segment.state === "intact") segment.state = "damaged";
		damage.push({ segment: segment.name, ...found });
	}

	function finish() {
		const present = new Set(segments.map(({ number }) => number));
		for (const number of kept.filter((number) => !present.has(number))) {
			damage.push({ segment: nameOfSegment(number), kind: "missing segment" });
		}
		for (const found of damage) log.error(found, "journal: entries are missing or changed");
		for (const entry of entries.values()) {
			entry.settled = settled.some(([from, to]) => from <= entry.sequence && entry.sequence <= to);
		}
		for (const { unsettled } of segments) {
			for (const sequence of unsettled) if (entries.get(sequence)?.settled) unsettled.delete(sequence);
		}
		const ordered = [...entries.values()].sort((a, b) => a.sequence - b.sequence);
		return { segments, damage, entries: ordered, lastSequence: Math.max(0, ...lastOf.values()) };
	}

	return { add, finish };
}
