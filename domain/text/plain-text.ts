import * as v from "valibot";

/**
 * Text that every store, hash and email header can hold. A lone surrogate has no UTF-8 form, so a database would change
 * it. U+FFFE and U+FFFF make a feed unreadable. PostgreSQL refuses null characters, and other control characters could forge headers or lines of a log.
 */

/** Control characters, lone surrogates, what no XML may contain, and the two separators that some programs read as line breaks. */
const notInLine = /[\p{Cc}\p{Cs}\ufffe\uffff\u2028\u2029]/u;
const notInText = /[\p{Cs}\ufffe\uffff]|(?![\t\r\n])\p{Cc}/u;

/**
 * Marks that change the direction of text. Phones copy them with a number from the contacts, so they are removed, not
 * refused. They could make a name look like another one.
 */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** True if the text is one line without control characters. */
export function isOneLine(text: string): boolean {
	return !notInLine.test(text);
}

/** True if the text has no control characters except tabs and line breaks. */
export function isPlainText(text: string): boolean {
	return !notInText.test(text);
}

/** Replaces what `isOneLine` refuses. */
export function toOneLine(text: string): string {
	return text.replace(new RegExp(notInLine, "gu"), " ");
}

/** One line of at most `maxLength` characters. No character is cut in half. */
export function toShortLine(text: string, maxLength: number): string {
	return toOneLine(text.slice(0, maxLength));
}

/** Replaces what `isPlainText` refuses. */
export function toPlainText(text: string): string {
	return text.replace(new RegExp(notInText, "gu"), " ");
}

export function withoutDirectionMarks(text: string): string {
	return text.replace(directionMarks, "");
}

/** The schema of one line that a program sends: no code for a visitor, because nobody typed it. */
export const lineOf = (maxLength: number) => v.pipe(v.string(), v.maxLength(maxLength), v.check(isOneLine));

/** The schema of a line that must not cost the message it comes with: it is mended, or null. */
export const mendedLineOf = (maxLength: number) =>
	v.fallback(v.nullable(v.pipe(v.string(), v.maxLength(maxLength), v.transform(toOneLine))), null);

/** True if a JSON value is nested at most that deeply. Recursive code fails beyond some thousands of levels. */
export function isNestedAtMost(value: unknown, levels: number): boolean {
	let level = [value];
	for (let depth = 0; depth <= levels; depth++) {
		level = level.flatMap((one) => (typeof one === "object" && one !== null ? Object.values(one) : []));
		if (level.length === 0) return true;
	}
	return false;
}

/** Mends every string of a JSON value, keys too. Lines stay lines: only what `isPlainText` refuses is replaced. */
export function toPlainJson<T>(value: T): T {
	if (typeof value === "string") return toPlainText(value) as T;
	if (Array.isArray(value)) return value.map(toPlainJson) as T;
	if (typeof value !== "object" || value === null) return value;
	return Object.fromEntries(Object.entries(value).map(([key, own]) => [toOneLine(key), toPlainJson(own)])) as T;
}
