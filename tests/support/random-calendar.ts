import fc from "fast-check";
import { reviewHours } from "#domain/leads/deadlines.ts";
import type { OfficeSchedule } from "#domain/office-hours/office-hours.ts";
import { weekdays } from "#domain/office-hours/weekdays.ts";

/** Offices in zones that change their clocks at different hours, by half an hour or not at all. */
const zones = [
	"America/New_York",
	"America/Chicago",
	"America/Phoenix",
	"America/St_Johns",
	"America/Havana",
	"America/Santiago",
	"Europe/Lisbon",
	"Asia/Kathmandu",
	"Australia/Lord_Howe",
	"Pacific/Honolulu",
];

/** As the Office of Personnel Management lists them. */
const federalHolidays = new Set(
	[
		"2026-01-01 2026-01-19 2026-02-16 2026-05-25 2026-06-19 2026-07-03 2026-07-04 2026-09-07 2026-10-12 2026-11-11",
		"2026-11-26 2026-12-25 2027-01-01 2027-01-18 2027-02-15 2027-05-31 2027-06-18 2027-06-19 2027-07-04 2027-07-05",
		"2027-09-06 2027-10-11 2027-11-11 2027-11-25 2027-12-24 2027-12-25 2027-12-31",
	].flatMap((line) => line.split(" ")),
);

const [firstDay, lastDay] = [Date.UTC(2026, 0, 1), Date.UTC(2027, 4, 31)];
const minuteMs = 60_000;
const dayMinutes = 1440;

const clock = (minutes: number) =>
	[Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");
const dateOf = (day: number) => new Date(day * dayMinutes * minuteMs).toISOString().slice(0, 10);

/** One to three shifts on some days of the week. They do not overlap, and begin and end on quarters of an hour. */
const shifts = fc
	.record({
		days: fc.subarray([...weekdays], { minLength: 1 }),
		times: fc.uniqueArray(fc.integer({ min: 0, max: 96 }), { minLength: 2, maxLength: 6 }),
	})
	.map(({ days, times }) => {
		const sorted = times.toSorted((a, b) => a - b).map((quarter) => clock(quarter * 15));
		return Array.from({ length: Math.floor(sorted.length / 2) }, (_, index) => ({
			days,
			opens: sorted[2 * index] ?? "",
			closes: sorted[2 * index + 1] ?? "",
		}));
	});

const closedDay = fc.integer({ min: 0, max: 720 }).map((days) => dateOf(firstDay / minuteMs / dayMinutes + days));

/** An office's calendar, and when a lead arrives: often near a change of the clocks or a holiday. */
export const randomCalendar = fc.record({
	schedule: fc.record({
		timeZone: fc.constantFrom(...zones),
		openings: shifts,
		closedOn: fc.uniqueArray(closedDay, { maxLength: 60 }),
	}),
	receivedAt: fc.oneof(
		fc.integer({ min: firstDay, max: lastDay }),
		fc
			.tuple(
				fc.constantFrom(
					"2026-03-08",
					"2026-11-01",
					"2027-03-14",
					"2027-04-04",
					"2026-09-06",
					"2026-12-24",
					"2026-11-26",
				),
				fc.integer({ min: -3 * 86_400_000, max: 2 * 86_400_000 }),
			)
			.map(([day, ms]) => Date.parse(day) + ms),
	),
});

const offsets = new Map<string, Map<number, number>>();

/** How many minutes a zone's clock is ahead of UTC at a minute since 1970, as `Intl` writes it: "GMT-03:30". */
function offsetAt(timeZone: string, minute: number): number {
	const known = offsets.get(timeZone) ?? new Map<number, number>();
	offsets.set(timeZone, known);
	const quarter = Math.floor(minute / 15);
	const found = known.get(quarter);
	if (found !== undefined) return found;
	const format = formats.get(timeZone) ?? new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" });
	formats.set(timeZone, format);
	const [, sign = "+", hours = 0, minutes = 0] =
		/GMT([+-])(\d\d):(\d\d)/.exec(format.format(quarter * 15 * minuteMs)) ?? [];
	const offset = (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
	known.set(quarter, offset);
	return offset;
}
const formats = new Map<string, Intl.DateTimeFormat>();

/** The deadlines by walking through every minute, without the code that computes them. */
export function deadlinesByWalking(receivedAt: number, schedule: OfficeSchedule) {
	const { timeZone, openings, closedOn } = schedule;
	const clockAt = (minute: number) => minute + offsetAt(timeZone, minute);
	const closed = new Set(closedOn);
	const shiftsOn = (day: number) => {
		const date = dateOf(day);
		if (closed.has(date) || federalHolidays.has(date)) return [];
		const weekday = weekdays[new Date(date).getUTCDay()];
		return openings.filter(({ days }) => days.some((one) => one === weekday));
	};

	const start = Math.floor(receivedAt / minuteMs);
	const intoMinute = receivedAt - start * minuteMs;

	// The latest time that the clock on the wall has shown so far: a repeated hour opens and closes nothing again.
	let shown = 0;
	let openMs = reviewHours * 60 * minuteMs;
	let reviewDueAt = 0;
	let [day, today] = [0, [] as { from: number; to: number }[]];
	for (let minute = start - 2 * dayMinutes; reviewDueAt === 0; minute++) {
		shown = Math.max(shown, clockAt(minute));
		if (minute < start) continue;
		if (Math.floor(shown / dayMinutes) !== day) {
			day = Math.floor(shown / dayMinutes);
			today = shiftsOn(day).map(({ opens, closes }) => ({ from: minutesOf(opens), to: minutesOf(closes) }));
		}
		const time = shown % dayMinutes;
		if (!today.some(({ from, to }) => from <= time && time < to)) continue;
		const begins = minute === start ? receivedAt : minute * minuteMs;
		const ends = (minute + 1) * minuteMs;
		if (ends - begins >= openMs) reviewDueAt = begins + openMs;
		openMs -= ends - begins;
	}

	let nextDay = Math.floor(clockAt(start) / dayMinutes) + 1;
	while (shiftsOn(nextDay).length === 0) nextDay++;
	const sameTime = nextDay * dayMinutes + (clockAt(start) % dayMinutes);
	const around = sameTime - offsetAt(timeZone, start);
	let minute = around - dayMinutes;
	while (clockAt(minute) !== sameTime && minute < around + dayMinutes) minute++;
	// For a time that the clock skips, the offset before the change applies.
	if (clockAt(minute) !== sameTime) minute = sameTime - offsetAt(timeZone, around - dayMinutes);
	const nextDayAt = minute * minuteMs + intoMinute;
	return { reviewDueAt: new Date(reviewDueAt), contactDueAt: new Date(Math.max(reviewDueAt, nextDayAt)) };
}

function minutesOf(time: string): number {
	const [hours = 0, minutes = 0] = time.split(":").map(Number);
	return hours * 60 + minutes;
}
