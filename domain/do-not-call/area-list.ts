/** More would take too much memory while a file is read: a megabyte for each. */
export const maxAreaCodes = 40;

/** Numbers behind the same six digits. */
const blockSize = 10_000;
/** `305,5550123` and a little more. A longer line isn't a number. */
const maxLineLength = 64;

export type ListFileError =
	/** A line that isn't a number. */
	| "unreadable_line"
	/** A list of changes, which has a date and a letter behind each number. */
	| "change_list"
	/** A number with an area code that was not entered. */
	| "other_area_code"
	/** The file has no number with an area code that was entered: it may be cut off. */
	| "missing_area_code"
	| "no_numbers";

export interface ListFault {
	error: ListFileError;
	/** The line, counted from 1. */
	line?: number;
	/** The area code or codes. */
	found?: string;
}

export interface AreaList {
	/** A bit for each number, by its first six digits. */
	blocks: ReadonlyMap<string, Uint8Array>;
	/** How many numbers are listed. */
	count: number;
}

/** Reads the area codes that somebody typed, separated by anything. Null if one of them can't be an area code. */
export function readAreaCodes(text: unknown): string[] | null {
	const codes = typeof text === "string" ? text.split(/[\s,;]+/).filter(Boolean) : [];
	if (codes.length === 0 || codes.length > maxAreaCodes || codes.some((code) => !/^[2-9]\d\d$/.test(code))) return null;
	return [...new Set(codes)].sort();
}

const zero = 48;
const nine = 57;
const lineFeed = 10;

/**
 * Reads a list as the national registry gives it, a number on each line: `305,5550123` or `3055550123`. It takes the file
 * piece by piece and keeps one bit for a number, so that millions of them fit into memory. It skips a first line of words.
 * Anything else that isn't a number with one of these area codes stops it: half a list would open numbers that are on it.
 */
export function areaListReader(areaCodes: readonly string[]) {
	const named = new Set(areaCodes);
	const seen = new Set<string>();
	const blocks = new Map<string, Uint8Array>();
	let count = 0;
	let line = 1;
	let digits = "";
	let length = 0;
	let hasLetters = false;
	let fault: ListFault | null = null;

	function endLine(): void {
		const number = digits.length === 11 && digits.startsWith("1") ? digits.slice(1) : digits;
		const isHeading = line === 1 && hasLetters && digits.length < 10;
		if (!isHeading && (hasLetters || digits !== "")) add(number);
		line += 1;
		digits = "";
		length = 0;
		hasLetters = false;
	}

	function add(number: string): void {
		if (number.length > 10 || (hasLetters && number.length === 10)) {
			fault ??= { error: "change_list", line };
			return;
		}
		if (number.length < 10 || length > maxLineLength) {
			fault ??= { error: "unreadable_line", line };
			return;
		}
		const area = number.slice(0, 3);
		if (!named.has(area)) {
			fault ??= { error: "other_area_code", line, found: area };
			return;
		}
		seen.add(area);
		const prefix = number.slice(0, 6);
		let block = blocks.get(prefix);
		if (!block) {
			block = new Uint8Array(blockSize / 8);
			blocks.set(prefix, block);
		}
		const place = Number(number.slice(6));
		const [index, bit] = [place >> 3, 1 << (place & 7)];
		const before = block[index] ?? 0;
		if ((before & bit) === 0) count += 1;
		block[index] = before | bit;
	}

	return {
		/** Takes the next piece of the file. */
		push(bytes: Uint8Array): void {
			for (const byte of bytes) {
				if (fault) return;
				if (byte === lineFeed) endLine();
				else if (byte >= zero && byte <= nine) {
					if (digits.length < 20) digits += String.fromCharCode(byte);
				} else if ((byte | 32) >= 97 && (byte | 32) <= 122) hasLetters = true;
				length += byte === lineFeed ? 0 : 1;
			}
		},
		/** After the last piece. */
		end(): { ok: true; list: AreaList } | ({ ok: false } & ListFault) {
			if (digits !== "" || hasLetters) endLine();
			const missing = areaCodes.filter((code) => !seen.has(code));
			if (!fault && count === 0) fault = { error: "no_numbers" };
			if (!fault && missing.length > 0) fault = { error: "missing_area_code", found: missing.join(", ") };
			return fault ? { ok: false, ...fault } : { ok: true, list: { blocks, count } };
		},
	};
}
