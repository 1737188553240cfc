import { expect, test } from "vitest";
import { hoursOfOffice, licenseStanding, readLicenseForm, readRecordForm } from "./staff-record.ts";

test.each([
	["2026-11-22", "expired"],
	["2026-11-23", "expiring"],
	["2027-01-21", "expiring"],
	["2027-01-22", "valid"],
])("a license until %s is %s on November 23, 2026", (expiresOn, standing) => {
	expect(licenseStanding({ expiresOn }, "2026-11-23")).toBe(standing);
});

test("a record is read from its fields, the best language first", () => {
	const fields = {
		presence: "away",
		best: "ht",
		speaks_en: "on",
		speaks_ht: "on",
		opens_Monday: "09:00",
		closes_Monday: "17:30",
		opens_Sunday: "",
		closes_Sunday: "",
	};
	expect(readRecordForm(fields)).toEqual({
		ok: true,
		record: { isAway: true, languages: ["ht", "en"], hours: { Monday: { opens: "09:00", closes: "17:30" } } },
	});
	expect(readRecordForm({})).toEqual({ ok: true, record: { isAway: false, languages: [], hours: {} } });
});

test.each([
	[{ opens_Friday: "09:00" }, { opens_Friday: "time_missing" }],
	[{ opens_Friday: "9", closes_Friday: "17:00" }, { opens_Friday: "time_missing" }],
	[{ opens_Friday: "17:00", closes_Friday: "09:00" }, { opens_Friday: "time_order" }],
	[{ opens_Friday: "09:00", closes_Friday: "09:00" }, { opens_Friday: "time_order" }],
])("hours like %j are refused", (fields, errors) => {
	expect(readRecordForm(fields)).toEqual({ ok: false, errors });
});

const florida = { state: "FL", number: " W123456 ", expires: "2027-06-30" };

test("a license is read from its fields", () => {
	const license = { state: "FL", number: "W123456", expiresOn: "2027-06-30" };
	expect(readLicenseForm(florida, "2026-11-23")).toEqual({ ok: true, license });
});

test.each([
	[{ ...florida, state: "AK" }, { state: "license_state" }],
	[{ ...florida, state: ["FL"] }, { state: "license_state" }],
	[{ ...florida, number: "" }, { number: "license_number" }],
	[{ ...florida, number: "<b>" }, { number: "license_number" }],
	[{ ...florida, expires: "2026-11-22" }, { expires: "license_date" }],
	[{ ...florida, expires: "2027-02-30" }, { expires: "license_date" }],
	[{ ...florida, expires: "06/30/2027" }, { expires: "license_date" }],
	[{}, { state: "license_state", number: "license_number", expires: "license_date" }],
])("a license like %j is refused", (fields, errors) => {
	expect(readLicenseForm(fields, "2026-11-23")).toEqual({ ok: false, errors });
});

test("the office's hours are those of a person who has a break at noon", () => {
	const openings = [
		{ days: ["Monday", "Tuesday"], opens: "13:00", closes: "17:00" },
		{ days: ["Monday"], opens: "08:00", closes: "12:00" },
	] as const;
	expect(hoursOfOffice(openings)).toEqual({
		Monday: { opens: "08:00", closes: "17:00" },
		Tuesday: { opens: "13:00", closes: "17:00" },
	});
	expect(hoursOfOffice([])).toEqual({});
});
