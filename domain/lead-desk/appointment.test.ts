import { expect, test } from "vitest";
import { appointmentRefusal, readAppointmentForm, weekOf } from "./appointment.ts";

const now = new Date("2026-11-23T15:00:00Z");
const zone = "America/New_York";
const typed = { date: "2026-11-30", time: "10:30", minutes: "45", way: "video", place: " https://meet.example/a \n" };

test("a form is read in the agency's time zone", () => {
	expect(readAppointmentForm(typed, now, zone)).toEqual({
		ok: true,
		plan: {
			startsAt: new Date("2026-11-30T15:30:00Z"),
			minutes: 45,
			way: "video",
			place: "https://meet.example/a",
		},
	});
});

test.each([
	["no time", { time: "" }, { due: "due_missing" }],
	["no day", { date: "" }, { due: "due_missing" }],
	["the past", { date: "2026-11-23", time: "09:59" }, { due: "due_past" }],
	["a far day", { date: "2036-11-23" }, { due: "due_far" }],
	["a length that nobody offers", { minutes: "31" }, { minutes: "no_choice" }],
	["no way", { way: "pigeon" }, { way: "no_choice" }],
	["a long place", { place: "x".repeat(301) }, { place: "place_long" }],
])("%s is refused", (_name, change, errors) => {
	expect(readAppointmentForm({ ...typed, ...change }, now, zone)).toEqual({ ok: false, errors });
});

test.each([
	["moved", false, false, null],
	["moved", true, false, "schedulersOwn"],
	["canceled", true, true, "schedulersOwn"],
	["canceled", false, true, null],
	["done", true, false, "notStarted"],
	["noShow", false, false, "notStarted"],
	["noShow", true, true, null],
] as const)("%s, by the scheduler: %s, begun: %s", (change, isSchedulers, hasBegun, refusal) => {
	const startsAt = new Date(now.getTime() + (hasBegun ? -60_000 : 60_000));
	expect(appointmentRefusal({ startsAt, isSchedulers }, change, now)).toBe(refusal);
});

test.each([
	["2026-11-23", "2026-11-23"],
	["2026-11-29", "2026-11-23"],
	["2026-11-30", "2026-11-30"],
	["2027-01-01", "2026-12-28"],
])("%s is in the week of Monday, %s", (day, monday) => {
	expect(weekOf(day)).toBe(monday);
});
