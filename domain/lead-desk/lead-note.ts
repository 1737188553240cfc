import { isPlainText, withoutDirectionMarks } from "../text/plain-text.ts";
import type { WorkError } from "./work-error.ts";

export const maxNoteLength = 5000;

/** A note as it is stored, or what is wrong with it. */
export function readNote(typed: unknown): { ok: true; text: string } | { ok: false; error: WorkError } {
	const text = typeof typed === "string" ? withoutDirectionMarks(typed).trim() : "";
	if (text === "") return { ok: false, error: "required" };
	if (text.length > maxNoteLength) return { ok: false, error: "too_long" };
	return isPlainText(text) ? { ok: true, text } : { ok: false, error: "not_text" };
}
