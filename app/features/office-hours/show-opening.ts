import { officeSchedule } from "#content/office-schedule.ts";
import { nextOpening } from "#domain/office-hours/office-hours.ts";
import { openingKey } from "#domain/office-hours/opening-key.ts";
import { openingNote } from "./opening-note.ts";

const minuteMs = 60_000;

/** Fills the notes on this page, by the clock of the agency's time zone. */
export function fillOpenings(): void {
	const now = new Date();
	const opensAt = nextOpening(now, officeSchedule);
	const isOpen = opensAt.getTime() === now.getTime();
	const notes = openingNote.all();
	// One note of a page has the sentences.
	const written = notes.map((note) => openingNote.valueOf(note)).find(Boolean);
	const sentences = JSON.parse(written ?? "{}") as Record<string, string>;
	for (const note of notes) {
		const sentence = isOpen ? undefined : sentences[openingKey(opensAt, officeSchedule.timeZone)];
		note.textContent = sentence ?? "";
		note.hidden = !sentence;
	}
}

/** Fills them now and each minute. */
export function showOpening(): void {
	fillOpenings();
	setInterval(fillOpenings, minuteMs);
}
