import { whenIdle } from "#app/browser/when-idle.ts";
import { openingNote } from "./opening-note.ts";

/** Says next to calls when the office opens. */
export function enhanceOfficeHours(): void {
	if (openingNote.all().length === 0) return;
	whenIdle(async () => (await import("./show-opening.ts")).showOpening());
}
