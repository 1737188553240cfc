import { officeSchedule } from "#content/office-schedule.ts";
import { nextOpening } from "#domain/office-hours/office-hours.ts";
import { openingKey } from "#domain/office-hours/opening-key.ts";
import { openingNote } from "./opening-note.ts";

const minuteMs = 60_000;

/** Fills the notes on this page, now and each minute, by the clock of the agency's time zone. */
export function showOpening(): void {
	const fill = () => {
		const now = new Date();
		const opensAt = nextOpening(now, officeSchedule);
		const isOpen = opensAt.getTime() === now.getTime();
		for (const note of openingNote.all()) {
			const sentences = JSON.parse(openingNote.valueOf(note) ?? "{}") as Record<string, string>;
			const sentence = isOpen ? undefined : sentences[openingKey(opensAt, officeSchedule.timeZone)];
			note.textContent = sentence ?? "";
			note.hidden = !sentence;
		}
	};
	fill();
	setInterval(fill, minuteMs);
}
