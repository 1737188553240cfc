import { isPhone } from "#app/browser/is-phone.ts";
import { whenIdle } from "#app/browser/when-idle.ts";
import { openingNote } from "./opening-note.ts";

/** Only phones show the notes. */
export function enhanceOfficeHours(): void {
	if (openingNote.all().length === 0 || !isPhone()) return;
	whenIdle(async () => (await import("./show-opening.ts")).showOpening());
}
