import * as v from "valibot";
import { toOneLine, withoutDirectionMarks } from "../text/plain-text.ts";
import { typedText } from "./read-fields.ts";

/** What somebody typed as one line, without what makes a name or a sentence look like another one. */
export function typedLine(typed: unknown): string {
	return toOneLine(withoutDirectionMarks(v.parse(typedText, typed).normalize("NFC")))
		.replace(/\s+/g, " ")
		.trim();
}

/** True if a line says something, and has no markup. */
export function isPlainLine(line: string, maxLength: number): boolean {
	return /[\p{L}\d]/u.test(line) && !/[<>]/.test(line) && line.length <= maxLength;
}
