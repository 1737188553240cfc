import { expect, test } from "vitest";
import { maxNoteLength, readNote } from "./lead-note.ts";

test("a note is what was typed, without the space around it", () => {
	expect(readNote("  Li pale kreyòl.\nRele apre 5è. ")).toEqual({ ok: true, text: "Li pale kreyòl.\nRele apre 5è." });
	expect(readNote("x".repeat(maxNoteLength))).toHaveProperty("text");
});

test.each([
	["", "required"],
	[" \n", "required"],
	[undefined, "required"],
	["x".repeat(maxNoteLength + 1), "too_long"],
	["half a sign \ud83d", "not_text"],
	["a\0b", "not_text"],
])("refuses %j", (typed, error) => {
	expect(readNote(typed)).toEqual({ ok: false, error });
});
