import { isPlainText, withoutDirectionMarks } from "../text/plain-text.ts";
import type { WorkError } from "./work-error.ts";

export const maxNoteLength = 5000;

/** A note as it is stored, or what is wrong with it. */
export function readNote(typed: unknown): { text: string } | { error: WorkError } {
	const text = typeof typed === "string" ? withoutDirectionMarks(typed).trim() : "";
	if (text === "") return { error: "required" };
	if (text.length > maxNoteLength) return { error: "too_long" };
	return isPlainText(text) ? { text } : { error: "not_text" };
}
