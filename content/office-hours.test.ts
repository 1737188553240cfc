import { expect, test, vi } from "vitest";
import { agency } from "./agency.ts";
import { officeHours, openingNotes, shortTimeZoneName, standardTimeZoneName, timeZoneName } from "./office-hours.ts";

vi.mock("./agency.ts", () => ({ agency: { hours: [], timeZone: "" } }));

const workdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];
const weekdays = [{ days: workdays, opens: "08:00", closes: "17:00" }];
const late = [{ days: [...workdays.slice(1), "Saturday"], opens: "09:30", closes: "19:00" }];
const several = [
	{ days: ["Monday", "Tuesday", "Thursday"], opens: "08:00", closes: "12:00" },
	{ days: ["Monday", "Tuesday", "Thursday"], opens: "13:00", closes: "17:00" },
	{ days: ["Saturday"], opens: "10:00", closes: "14:00" },
];
const inCreole = "lendi rive vandredi, 8è nan maten rive 5è nan aprèmidi";
const lateInCreole = "madi rive samdi, 9è30 nan maten rive 7è nan aswè";

test.each([
	["en", weekdays, "Monday to Friday, 8 a.m. to 5 p.m.", "Mon-Fri 8AM-5PM", "Mon-Fri 8AM-5PM"],
	["es", weekdays, "lunes a viernes, de 8 a. m. a 5 p. m.", "Lunes a viernes, de 8 a. m. a 5 p. m.", "Lun-vie 8AM-5PM"],
	["pt", weekdays, "segunda a sexta, das 8h às 17h", "Segunda a sexta, das 8h às 17h", "Seg-sex, 8h-17h"],
	["ht", weekdays, inCreole, inCreole, inCreole],
	["en", late, "Tuesday to Saturday, 9:30 a.m. to 7 p.m.", "Tue-Sat 9:30AM-7PM", "Tue-Sat 9:30AM-7PM"],
	["pt", late, "terça a sábado, das 9h30 às 19h", "Terça a sábado, das 9h30 às 19h", "Ter-sáb, 9h30-19h"],
	["ht", late, lateInCreole, lateInCreole, lateInCreole],
	[
		"en",
		several,
		"Monday to Tuesday, Thursday, 8 a.m. to 12 p.m. and 1 p.m. to 5 p.m.; Saturday, 10 a.m. to 2 p.m.",
		"Mon-Tue, Thu 8AM-12PM, 1PM-5PM; Sat 10AM-2PM",
		"Mon-Tue, Thu 8AM-12PM, 1PM-5PM; Sat 10AM-2PM",
	],
] as const)("office hours in %s have the usual form", (locale, hours, sentence, line, short) => {
	Object.assign(agency, { hours });
	const plain = (text: string) => text.replaceAll("\u00a0", " ");
	const capital = (text = "") => text.charAt(0).toUpperCase() + text.slice(1);
	const found = officeHours(locale);
	expect(plain(found.sentence)).toBe(sentence);
	expect(plain(found.capitalized)).toBe(capital(sentence));
	expect([plain(found.line), plain(found.short)]).toEqual([capital(line), capital(short)]);
});

test.each([
	["America/New_York", ["Eastern time", "ET", "EST", "hora del Este", "horário do Leste dos EUA", "lè lès Etazini"]],
	["America/Chicago", ["Central time", "CT", "CST", "hora del Centro", "horário do Centro dos EUA", "lè sant Etazini"]],
])("%s has a name in each language", (timeZone, names) => {
	Object.assign(agency, { timeZone });
	const english = [timeZoneName("en"), shortTimeZoneName("en"), standardTimeZoneName("en")];
	const found = [...english, ...(["es", "pt", "ht"] as const).map(timeZoneName)];
	expect(found).toEqual(names);
});

test.each([
	["en", "Opens Tue 8AM ET", "Opens Tue 1PM ET"],
	["es", "Abre mar 8AM ET", "Abre mar 1PM ET"],
	["pt", "Abre ter 8h (Leste)", "Abre ter 13h (Leste)"],
	["ht", "Louvri madi 8è (lè lès)", "Louvri madi 1è nan aprèmidi (lè lès)"],
] as const)("in %s each opening has a short note, also the one after a break", (locale, morning, afternoon) => {
	Object.assign(agency, { hours: several, timeZone: "America/New_York" });
	const notes = openingNotes(locale);
	expect(Object.keys(notes)).toHaveLength(7);
	expect(notes).toMatchObject({ "Tuesday 08:00": morning, "Tuesday 13:00": afternoon });
});
