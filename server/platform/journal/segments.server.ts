import { join } from "node:path";
import type { JournalFile, JournalFiles } from "./journal-files.server.ts";
import { type JournalContent, nameOfSegment, type Segment, type SegmentStart } from "./read-journal.server.ts";
import { createSegmentWriter, type JournalKeys, recordTypes, type SegmentWriter } from "./segment-format.server.ts";

const maxSegmentBytes = 4 * 1024 * 1024;

interface ActiveSegment {
	segment: Segment;
	file: JournalFile;
	writer: SegmentWriter;
}

/** The files of an open journal. Its functions must not run at the same time. */
export function createSegments(folder: string, keys: JournalKeys, content: JournalContent, files: JournalFiles) {
	let { segments, lastNumber } = content;
	/** It starts with the time, so that it also exceeds the sequences of a journal that was lost or trimmed. */
	let sequence = Math.max(content.lastSequence, Date.now() * 1000);
	let confirmed = content.lastSequence;
	let newlySettled: number[] = [];
	let active: ActiveSegment | undefined;

	/** Adds records with one write and one sync, and notes which entries were settled in the meantime. */
	async function write(type: number, contents: string[]): Promise<number[]> {
		if (active && active.segment.bytes > maxSegmentBytes) await finish();
		const { segment, file, writer } = active ?? (await begin());
		const isNew = segment.bytes === 0;
		const settled = newlySettled;
		newlySettled = [];
		const parts: Buffer[] = [];
		if (isNew)
			parts.push(writer.header, writer.record(recordTypes.start, ++sequence, JSON.stringify(startOf(segment))));
		if (settled.length > 0) {
			parts.push(writer.record(recordTypes.settled, ++sequence, JSON.stringify(rangesOf(settled))));
		}
		const sequences = contents.map((content) => {
			parts.push(writer.record(type, ++sequence, content));
			return sequence;
		});
		const bytes = Buffer.concat(parts);
		try {
			await file.write(bytes, segment.bytes);
			await file.sync();
			if (isNew) await files.syncFolder(folder);
		} catch (error) {
			newlySettled.push(...settled);
			await abandon();
			throw error;
		}
		segment.bytes += bytes.length;
		confirmed = sequence;
		if (type === recordTypes.entry) {
			for (const sequence of sequences) segment.unsettled.add(sequence);
			segment.lastEntry = sequence;
		}
		return sequences;
	}

	async function begin(): Promise<ActiveSegment> {
		lastNumber += 1;
		const name = nameOfSegment(lastNumber);
		const file = await files.create(join(folder, name));
		const segment: Segment = {
			name,
			number: lastNumber,
			bytes: 0,
			lastEntry: 0,
			unsettled: new Set(),
			state: "intact",
		};
		segments.push(segment);
		active = { segment, file, writer: createSegmentWriter(keys.current) };
		return active;
	}

	function startOf(segment: Segment): SegmentStart {
		const before = segments.filter((other) => other !== segment);
		const previous = before.at(-1);
		return {
			kept: before.map(({ number }) => number),
			previous: previous ? { number: previous.number, sequence: confirmed } : null,
		};
	}

	async function finish(): Promise<void> {
		const file = active?.file;
		active = undefined;
		await file?.close();
	}

	/** After a failed sync nobody knows what the disk has, so the segment is cut to what it surely has, and left. */
	async function abandon() {
		if (!active) return;
		const { segment, file } = active;
		active = undefined;
		const steps = [() => file.truncate(segment.bytes), () => file.sync(), () => file.close()];
		if (segment.bytes === 0) {
			segments = segments.filter((other) => other !== segment);
			steps.push(() => files.remove(join(folder, segment.name)));
		}
		for (const step of steps) await step().catch(() => {});
	}

	async function trim(upTo: number): Promise<void> {
		const settled = segments.filter(
			({ state, unsettled, lastEntry }) => state !== "unknown key" && unsettled.size === 0 && lastEntry <= upTo,
		);
		const isAll = settled.length === segments.length;
		const leaving = isAll ? settled : settled.filter((segment) => segment !== active?.segment);
		if (leaving.length === 0) return;
		const staying = segments.filter((segment) => !leaving.includes(segment)).map(({ number }) => number);
		if (isAll) await finish();
		else await write(recordTypes.kept, [JSON.stringify(staying)]);
		// The newest first: each segment lists those before it.
		for (const segment of leaving.toReversed()) {
			await putAway(folder, segment, files);
			segments = segments.filter((other) => other !== segment);
		}
		await files.syncFolder(folder);
	}

	return {
		write,
		finish,
		trim,
		settle(sequence: number) {
			if (segments.some(({ unsettled }) => unsettled.delete(sequence))) newlySettled.push(sequence);
		},
		/** Writes down what was settled since the last entries. */
		async noteSettled() {
			if (newlySettled.length > 0 && segments.length > 0) await write(recordTypes.settled, []);
		},
		size: () => segments.reduce((sum, { bytes }) => sum + bytes, 0),
	};
}

/** Deletes a segment that is not needed anymore. A damaged one gets another name, for people to look at. */
export async function putAway(folder: string, { name, number, state }: Segment, files: JournalFiles): Promise<void> {
	const path = join(folder, name);
	if (state === "damaged") await files.rename(path, join(folder, nameOfSegment(number, "damaged")));
	else if (state === "intact") await files.remove(path);
}

/** [1, 2, 3, 7] are the ranges [1, 3] and [7, 7]. */
function rangesOf(numbers: number[]): [from: number, to: number][] {
	const ranges: [number, number][] = [];
	for (const number of numbers.toSorted((a, b) => a - b)) {
		const range = ranges.at(-1);
		if (range && number === range[1] + 1) range[1] = number;
		else ranges.push([number, number]);
	}
	return ranges;
}
