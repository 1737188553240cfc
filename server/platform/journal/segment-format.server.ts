import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import { crc32 } from "node:zlib";

/*
 * A segment is a header and records. A record can be read without the header and without the records before it, so that
 * a damaged place costs only what was there.
 *
 * header: magic 8, key id 8, segment id 8, CRC-32 of these 4
 * record: marker 4, length of the content 4, segment id 8, sequence 8, type 1, nonce 12, encrypted content, tag 16
 *
 * The tag covers what is before the nonce too: an edited sequence, or a record of another segment, is noticed.
 */
const magic = Buffer.from("SFJRNL\0\x01", "latin1");
const marker = Buffer.from([0xa7, 0x5f, 0x1e, 0xd3]);
const idBytes = 8;
const checkedHeaderBytes = magic.length + 2 * idBytes;
const headerBytes = checkedHeaderBytes + 4;
const authenticatedBytes = 25;
const nonceBytes = 12;
const tagBytes = 16;
const beforeContent = authenticatedBytes + nonceBytes;

/** Larger content is refused when it is written, and is no length when it is read. */
export const maxRecordBytes = 8 * 1024 * 1024;

/** The first key writes; the others read what an earlier secret wrote. */
export interface JournalKeys {
	current: Buffer;
	previous: Buffer[];
}

/** An entry; the start of a segment; which segments remain after others were deleted; which entries are settled. */
export const recordTypes = { entry: 1, start: 2, kept: 3, settled: 4 } as const;

interface SegmentRecord {
	sequence: number;
	type: number;
	content: unknown;
}

export interface SegmentWriter {
	header: Buffer;
	record(type: number, sequence: number, content: string): Buffer;
}

export function createSegmentWriter(key: Buffer): SegmentWriter {
	const segmentId = randomBytes(idBytes);
	const checked = Buffer.concat([magic, keyIdOf(key), segmentId]);
	return {
		header: Buffer.concat([checked, checksum(checked)]),
		record(type, sequence, content) {
			const plain = Buffer.from(content);
			const authenticated = Buffer.alloc(authenticatedBytes);
			marker.copy(authenticated);
			authenticated.writeUInt32BE(plain.length, 4);
			segmentId.copy(authenticated, 8);
			authenticated.writeBigUInt64BE(BigInt(sequence), 16);
			authenticated.writeUInt8(type, 24);
			const nonce = randomBytes(nonceBytes);
			const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(authenticated);
			return Buffer.concat([authenticated, nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
		},
	};
}

export interface SegmentContent {
	/** In the order of the file. */
	records: SegmentRecord[];
	/** Bytes that could not be read, although something was written there. */
	unreadable: { offset: number; bytes: number }[];
	/** Genuine records that belong to another segment; they are among `records`. */
	foreign: number;
	/** The length of an incomplete record at the end: a power cut interrupted it, and nobody relies on it. */
	tornBytes: number;
}

/** @returns null if the segment was written with a key that we don't have */
export function readSegment(bytes: Buffer, keys: JournalKeys): SegmentContent | null {
	const known = [keys.current, ...keys.previous];
	const checked = bytes.subarray(0, checkedHeaderBytes);
	const intact =
		bytes.subarray(0, magic.length).equals(magic) &&
		checksum(checked).equals(bytes.subarray(checkedHeaderBytes, headerBytes));
	const candidates = intact
		? known.filter((key) => keyIdOf(key).equals(checked.subarray(magic.length, magic.length + idBytes)))
		: known;
	if (candidates.length === 0) return null;

	const content: SegmentContent = { records: [], unreadable: [], foreign: 0, tornBytes: 0 };
	let segmentId = intact ? checked.subarray(-idBytes) : undefined;
	let offset = intact ? headerBytes : 0;
	while (offset < bytes.length) {
		const record = readRecord(bytes, offset, candidates);
		if (record) {
			segmentId ??= record.segmentId;
			if (!segmentId.equals(record.segmentId)) content.foreign += 1;
			content.records.push(record);
			offset = record.end;
			continue;
		}
		const next = nextRecord(bytes, offset + 1, candidates);
		if (next === undefined && isTorn(bytes, offset)) content.tornBytes = bytes.length - offset;
		else content.unreadable.push({ offset, bytes: (next ?? bytes.length) - offset });
		offset = next ?? bytes.length;
	}
	return content;
}

function readRecord(bytes: Buffer, offset: number, keys: readonly Buffer[]) {
	const end = endOf(bytes, offset);
	if (end === undefined || end > bytes.length) return undefined;
	const authenticated = bytes.subarray(offset, offset + authenticatedBytes);
	const nonce = bytes.subarray(offset + authenticatedBytes, offset + beforeContent);
	for (const key of keys) {
		try {
			const decipher = createDecipheriv("aes-256-gcm", key, nonce)
				.setAAD(authenticated)
				.setAuthTag(bytes.subarray(end - tagBytes, end));
			const plain = Buffer.concat([
				decipher.update(bytes.subarray(offset + beforeContent, end - tagBytes)),
				decipher.final(),
			]);
			return {
				segmentId: authenticated.subarray(8, 8 + idBytes),
				sequence: Number(authenticated.readBigUInt64BE(16)),
				type: authenticated.readUInt8(24),
				content: JSON.parse(plain.toString()) as unknown,
				end,
			};
		} catch {
			// Another key, or damage: the caller looks for the next record.
		}
	}
	return undefined;
}

/** Where a record that begins here ends, perhaps behind the end of the file; undefined if none begins here. */
function endOf(bytes: Buffer, offset: number): number | undefined {
	if (!bytes.subarray(offset, offset + marker.length).equals(marker) || bytes.length < offset + 8) return undefined;
	const length = bytes.readUInt32BE(offset + 4);
	return length <= maxRecordBytes ? offset + beforeContent + length + tagBytes : undefined;
}

function nextRecord(bytes: Buffer, from: number, keys: readonly Buffer[]): number | undefined {
	for (let at = bytes.indexOf(marker, from); at >= 0; at = bytes.indexOf(marker, at + 1)) {
		if (readRecord(bytes, at, keys)) return at;
	}
	return undefined;
}

/** True for the remains of a power cut at the end: too few bytes, or zeros that the file system added. */
function isTorn(bytes: Buffer, offset: number): boolean {
	const rest = bytes.subarray(offset);
	if (rest.length < beforeContent || rest.every((byte) => byte === 0)) return true;
	return (endOf(bytes, offset) ?? 0) > bytes.length;
}

function keyIdOf(key: Buffer): Buffer {
	return createHash("sha256").update("journal key id").update(key).digest().subarray(0, idBytes);
}

function checksum(bytes: Buffer): Buffer {
	const sum = Buffer.alloc(4);
	sum.writeUInt32BE(crc32(bytes));
	return sum;
}
