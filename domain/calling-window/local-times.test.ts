import { expect, test } from "vitest";
import { localTimes } from "./local-times.ts";

const now = new Date("2026-11-23T10:05-05:00");

test.each([
	["Miami", "FL", "305 555 0123", ["10:05"]],
	["Florida, toll-free number", "FL", "800 555 0123", ["09:05", "10:05"]],
	["Florida, no number", "FL", null, ["09:05", "10:05"]],
	["Florida, number of Los Angeles", "FL", "213 555 0123", ["09:05", "10:05"]],
	["Florida, number of Brazil", "FL", "+55 11 91234 5678", ["09:05", "10:05"]],
	["number of Brazil alone", null, "+55 11 91234 5678", ["10:05", "11:05", "12:05", "13:05"]],
	["number of Puerto Rico alone", null, "787 555 0123", ["11:05"]],
	["Nevada, west before east", "NV", "775 555 0123", ["07:05", "08:05"]],
	["Oregon, west before east", "OR", null, ["07:05", "08:05"]],
	["Arizona in winter, one clock", "AZ", null, ["08:05"]],
	["nothing known", null, "800 555 0123", []],
	["no number, no state", null, null, []],
])("the time in %s", (_, state, phone, times) => {
	expect(localTimes(now, { state, phone }).map(({ time }) => time)).toEqual(times);
});

test("the day is the one of the person's clock", () => {
	expect(localTimes(new Date("2026-11-23T03:00-05:00"), { state: "HI", phone: null })).toEqual([
		{ timeZone: "Pacific/Honolulu", date: "2026-11-22", time: "22:00" },
	]);
});
