/** The part of iCalendar (RFC 5545, RFC 5546) that appointments need. */

export interface CalendarPerson {
	name: string;
	email: string;
}

export interface CalendarEvent {
	/** The same in each update, by which a calendar finds the event. */
	uid: string;
	/** Higher in each update. */
	sequence: number;
	changedAt: Date;
	startsAt: Date;
	minutes: number;
	summary: string;
	description?: string;
	location?: string;
	isCanceled?: boolean;
	organizer?: CalendarPerson;
	attendee?: CalendarPerson;
}

/** `publish` is for a feed. The other two ask mail programs to enter or to remove an event. */
export type CalendarMethod = "publish" | "request" | "cancel";

/** @param product the program that wrote it, for people who look into the file */
export function calendarFile(
	{ method, product, name }: { method: CalendarMethod; product: string; name?: string },
	events: readonly CalendarEvent[],
): string {
	const lines = [
		"BEGIN:VCALENDAR",
		"VERSION:2.0",
		`PRODID:${text(`-//${product}//Appointments//EN`)}`,
		"CALSCALE:GREGORIAN",
		`METHOD:${method.toUpperCase()}`,
		...(name ? [`X-WR-CALNAME:${text(name)}`] : []),
		...events.flatMap(eventLines),
		"END:VCALENDAR",
	];
	return lines.map((line) => `${fold(line)}\r\n`).join("");
}

function eventLines(event: CalendarEvent): string[] {
	const { startsAt, minutes, organizer, attendee } = event;
	return [
		"BEGIN:VEVENT",
		`UID:${text(event.uid)}`,
		`SEQUENCE:${event.sequence}`,
		`DTSTAMP:${utc(event.changedAt)}`,
		`DTSTART:${utc(startsAt)}`,
		`DTEND:${utc(new Date(startsAt.getTime() + minutes * 60_000))}`,
		`SUMMARY:${text(event.summary)}`,
		...(event.description ? [`DESCRIPTION:${text(event.description)}`] : []),
		...(event.location ? [`LOCATION:${text(event.location)}`] : []),
		`STATUS:${event.isCanceled ? "CANCELLED" : "CONFIRMED"}`,
		...(organizer ? [`ORGANIZER;CN=${parameter(organizer.name)}:mailto:${plain(organizer.email)}`] : []),
		...(attendee
			? [`ATTENDEE;CN=${parameter(attendee.name)};ROLE=REQ-PARTICIPANT;RSVP=FALSE:mailto:${plain(attendee.email)}`]
			: []),
		"END:VEVENT",
	];
}

/** `20261130T150000Z`. Calendars show it in the reader's own time zone. */
function utc(moment: Date): string {
	return `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what a line must not hold
const controls = /[\u0000-\u0009\u000b-\u001f\u007f]/g;

function text(value: string): string {
	return value
		.replaceAll(/\r\n?/g, "\n")
		.replaceAll(controls, " ")
		.replaceAll(/[\\;,]/g, "\\$&")
		.replaceAll("\n", "\\n");
}

/** For what is no text, such as an address: it has no way to escape a character. */
function plain(value: string): string {
	return value.replaceAll("\n", "").replaceAll(controls, "");
}

/** A quoted value, which can't hold a quote. */
function parameter(value: string): string {
	return `"${plain(value).replaceAll('"', "'")}"`;
}

const maxOctets = 75;

/** Lines of at most 75 octets. No character is cut in two. */
function fold(line: string): string {
	let folded = "";
	let octets = 0;
	for (const character of line) {
		const size = octetsOf(character);
		if (octets + size > maxOctets) {
			folded += "\r\n ";
			octets = 1;
		}
		folded += character;
		octets += size;
	}
	return folded;
}

/** How many octets a character has in UTF-8. */
function octetsOf(character: string): number {
	const point = character.codePointAt(0) ?? 0;
	if (point < 0x80) return 1;
	if (point < 0x800) return 2;
	return point < 0x10000 ? 3 : 4;
}
