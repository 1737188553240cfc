import { expect, test } from "vitest";
import { type CalendarEvent, calendarFile } from "./icalendar.ts";

const event: CalendarEvent = {
	uid: "0d8f6f0e-6c1d-4d0a-9b87-6d8a3f1f2c11@sunfield.example",
	sequence: 2,
	changedAt: new Date("2026-11-23T15:00:00Z"),
	startsAt: new Date("2026-11-30T15:30:00Z"),
	minutes: 45,
	summary: "Call, with \\ and ;",
};
const head = { method: "request", product: "Sunfield" } as const;
const unfolded = (file: string) => file.replaceAll("\r\n ", "");

test("an event has its moment in UTC, its length, and what a calendar needs to find it again", () => {
	expect(calendarFile(head, [event]).split("\r\n")).toEqual([
		"BEGIN:VCALENDAR",
		"VERSION:2.0",
		"PRODID:-//Sunfield//Appointments//EN",
		"CALSCALE:GREGORIAN",
		"METHOD:REQUEST",
		"BEGIN:VEVENT",
		"UID:0d8f6f0e-6c1d-4d0a-9b87-6d8a3f1f2c11@sunfield.example",
		"SEQUENCE:2",
		"DTSTAMP:20261123T150000Z",
		"DTSTART:20261130T153000Z",
		"DTEND:20261130T161500Z",
		"SUMMARY:Call\\, with \\\\ and \\;",
		"STATUS:CONFIRMED",
		"END:VEVENT",
		"END:VCALENDAR",
		"",
	]);
});

test("a canceled event says so in the method and in its status", () => {
	const file = calendarFile({ ...head, method: "cancel" }, [{ ...event, isCanceled: true }]);
	expect(file).toContain("METHOD:CANCEL\r\n");
	expect(file).toContain("STATUS:CANCELLED\r\n");
});

test("nobody can add a line, with a name or an address", () => {
	const hostile = 'Ana"\r\nATTENDEE:mailto:evil@x.example';
	const file = unfolded(
		calendarFile(head, [
			{
				...event,
				summary: hostile,
				description: hostile,
				location: hostile,
				organizer: { name: hostile, email: "a@b.example\r\nX:1" },
				attendee: { name: hostile, email: "a@b.example" },
			},
		]),
	);
	const names = file.split("\r\n").map((line) => line.split(/[:;]/)[0]);
	expect(names.filter((name) => name === "ATTENDEE")).toHaveLength(1);
	expect(names).not.toContain("X");
	expect(file).toContain('ATTENDEE;CN="Ana\'ATTENDEE:mailto:evil@x.example";');
});

test("long lines are folded at 75 octets, and no character is cut", () => {
	const summary = "Randevou ak Joseph ã é ò 🌴 ".repeat(20).trim();
	const file = calendarFile(head, [{ ...event, summary }]);
	for (const line of file.split("\r\n")) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
	expect(unfolded(file)).toContain(`SUMMARY:${summary}\r\n`);
});
