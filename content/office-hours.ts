import { intlLocales, type Locale } from "#domain/locale/locales.ts";
import type { OfficeOpening } from "#domain/office-hours/office-hours.ts";
import type { Weekday } from "#domain/office-hours/weekdays.ts";
import { formatDayAndTime } from "#i18n/format.ts";
import { agency } from "./agency.ts";

/** From Monday on, spelled as in the middle of a sentence. */
const dayNames: Record<Locale, readonly string[]> = {
	en: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
	es: ["lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo"],
	pt: ["segunda", "terça", "quarta", "quinta", "sexta", "sábado", "domingo"],
	ht: ["lendi", "madi", "mèkredi", "jedi", "vandredi", "samdi", "dimanch"],
};

/** By English name. A zone that is missing here is shown in English. */
const zoneNames: Record<Exclude<Locale, "en">, Record<string, string>> = {
	es: {
		"Eastern Time": "hora del Este",
		"Central Time": "hora del Centro",
		"Mountain Time": "hora de la Montaña",
		"Pacific Time": "hora del Pacífico",
	},
	pt: {
		"Eastern Time": "horário do Leste dos EUA",
		"Central Time": "horário do Centro dos EUA",
		"Mountain Time": "horário das Montanhas dos EUA",
		"Pacific Time": "horário do Pacífico dos EUA",
	},
	ht: {
		"Eastern Time": "lè lès Etazini",
		"Central Time": "lè sant Etazini",
		"Mountain Time": "lè mòn Etazini",
		"Pacific Time": "lè lwès Etazini",
	},
};

/** Short enough for a button of a phone. By English name; a zone that is missing here has its English letters. */
const shortZoneNames: Partial<Record<Locale, Record<string, string>>> = {
	pt: { "Eastern Time": "(Leste)", "Central Time": "(Centro)" },
	ht: { "Eastern Time": "(lè lès)", "Central Time": "(lè sant)" },
};

interface Phrases {
	days: (first: string, last: string) => string;
	hours: (opens: string, closes: string) => string;
	and: string;
}

const phrases: Record<Locale, Phrases> = {
	en: { days: (first, last) => `${first} to ${last}`, hours: (opens, closes) => `${opens} to ${closes}`, and: "and" },
	es: { days: (first, last) => `${first} a ${last}`, hours: (opens, closes) => `de ${opens} a ${closes}`, and: "y" },
	pt: { days: (first, last) => `${first} a ${last}`, hours: (opens, closes) => `das ${opens} às ${closes}`, and: "e" },
	ht: {
		days: (first, last) => `${first} rive ${last}`,
		hours: (opens, closes) => `${opens} rive ${closes}`,
		and: "ak",
	},
};

/** The office hours for use inside a sentence, at its start, on a separate line and in a narrow place. */
export function officeHours(
	locale: Locale,
	openings: readonly OfficeOpening[] = agency.hours,
): Record<"sentence" | "capitalized" | "line" | "short", string> {
	const { days: dayRange, hours: hourRange, and } = phrases[locale];
	const sentence = openingsByDays(openings)
		.map(({ days, hours }) => {
			const names = dayRuns(locale, days).map(([first, last]) => (last ? dayRange(first, last) : first));
			const times = hours.map(({ opens, closes }) => hourRange(timeOfDay(locale, opens), timeOfDay(locale, closes)));
			return [...names, times.join(` ${and} `)].join(", ");
		})
		.join("; ");
	const capitalized = capitalize(sentence);
	const short = locale === "ht" ? capitalized : shortHours(locale, openings);
	return { sentence, capitalized, line: locale === "en" ? short : capitalized, short };
}

/** "Mon-Fri 8AM-5PM" */
function shortHours(locale: Locale, openings: readonly OfficeOpening[]): string {
	const isPortuguese = locale === "pt";
	return openingsByDays(openings)
		.map(({ days, hours }) => {
			const names = dayRuns(locale, days).map((run) => capitalize(run.map((day = "") => day.slice(0, 3)).join("-")));
			const times = hours.map(({ opens, closes }) =>
				isPortuguese
					? `${timeOfDay(locale, opens)}-${timeOfDay(locale, closes)}`
					: `${compactTime(opens)}-${compactTime(closes)}`,
			);
			return `${names.join(", ")}${isPortuguese ? "," : ""} ${times.join(", ")}`;
		})
		.join("; ");
}

const opens: Record<Locale, string> = { en: "Opens", es: "Abre", pt: "Abre", ht: "Louvri" };

/** The text for each time at which the office opens next, by its key: "Opens Mon 8AM ET". */
export function openingNotes(locale: Locale): Record<string, string> {
	const zone = shortZoneNames[locale]?.[zoneIn("en", "longGeneric")] ?? zoneIn("en", "shortGeneric");
	return Object.fromEntries(
		agency.hours.flatMap((opening) =>
			opening.days.map((day) => {
				const name = dayNames[locale][dayNames.en.indexOf(day)] ?? "";
				const [short, time] = {
					en: [name.slice(0, 3), compactTime(opening.opens)],
					es: [name.slice(0, 3), compactTime(opening.opens)],
					pt: [name.slice(0, 3), timeOfDay("pt", opening.opens)],
					ht: [name, timeOfDay("ht", opening.opens).replace(" nan maten", "")],
				}[locale];
				return [`${day} ${opening.opens}`, `${opens[locale]} ${short} ${time} ${zone}`];
			}),
		),
	);
}

/** The openings of the same days together, for example those before and after a break at noon. */
function openingsByDays(
	openings: readonly OfficeOpening[],
): { days: readonly Weekday[]; hours: readonly OfficeOpening[] }[] {
	const groups = Object.values(Object.groupBy<string, OfficeOpening>(openings, ({ days }) => days.join()));
	return groups.flatMap((hours = []) => (hours[0] ? [{ days: hours[0].days, hours }] : []));
}

/** @returns the names of the first and the last of each run of days; of the day if it is alone */
function dayRuns(locale: Locale, days: readonly Weekday[]): [first: string, last?: string][] {
	const indexes = days.map((day) => dayNames.en.indexOf(day)).sort();
	const name = (index: number) => dayNames[locale][index] ?? "";
	const starts = indexes.filter((index) => !indexes.includes(index - 1));
	const ends = indexes.filter((index) => !indexes.includes(index + 1));
	return starts.map((start, run) => (start === ends[run] ? [name(start)] : [name(start), name(ends[run] ?? start)]));
}

/** "Eastern time", "hora del Este". */
export function timeZoneName(locale: Locale): string {
	return nameOfZone(locale, agency.timeZone);
}

function nameOfZone(locale: Locale, timeZone: string): string {
	const english = zoneIn("en", "longGeneric", timeZone);
	return locale === "en" ? english.replace(" Time", " time") : (zoneNames[locale][english] ?? english);
}

/** "ET" in English, otherwise the full name. Right in summer and winter. */
export function shortTimeZoneName(locale: Locale): string {
	return locale === "en" ? zoneIn("en", "shortGeneric") : timeZoneName(locale);
}

/** A moment of the coming days by the office's clock: "Monday, November 23, 8:00 AM ET". */
export function officeMoment(locale: Locale, date: Date): string {
	return momentIn(locale, date, agency.timeZone);
}

/** The same by the clock of another time zone. */
export function momentIn(locale: Locale, date: Date, timeZone: string): string {
	const moment = formatDayAndTime(locale, date, timeZone);
	if (locale === "en") return `${moment} ${zoneIn("en", "shortGeneric", timeZone)}`;
	return `${moment} (${nameOfZone(locale, timeZone)})`;
}

/** "EST" in English, otherwise the full name. By the clock, it is the zone of the winter only. */
export function standardTimeZoneName(locale: Locale): string {
	return locale === "en" ? zoneIn("en", "short") : timeZoneName(locale);
}

/** @param time `17:00` */
function timeOfDay(locale: Locale, time: string): string {
	const { hour, minutes, hour12, isMorning } = readTime(time);
	switch (locale) {
		case "en":
			return `${hour12}${minutes && `:${minutes}`} ${isMorning ? "a.m." : "p.m."}`;
		case "es":
			return `${hour12}${minutes && `:${minutes}`}\u00a0${isMorning ? "a.\u00a0m." : "p.\u00a0m."}`;
		case "pt":
			return `${hour}h${minutes}`;
		case "ht":
			return `${hour12}è${minutes} nan ${isMorning ? "maten" : hour < 18 ? "aprèmidi" : "aswè"}`;
	}
}

function compactTime(time: string): string {
	const { minutes, hour12, isMorning } = readTime(time);
	return `${hour12}${minutes && `:${minutes}`}${isMorning ? "AM" : "PM"}`;
}

/** `minutes` is empty on the hour. */
function readTime(time: string) {
	const [hour = 0, minute = 0] = time.split(":").map(Number);
	const minutes = minute === 0 ? "" : String(minute).padStart(2, "0");
	return { hour, minutes, hour12: hour % 12 || 12, isMorning: hour < 12 };
}

/** To make a format takes longer than all else that a moment's text needs. */
const namesOfZones = new Map<string, string>();

/** The standard time, because copy names the zone without a date. */
function zoneIn(
	locale: Locale,
	style: "longGeneric" | "shortGeneric" | "short",
	timeZone: string = agency.timeZone,
): string {
	const key = `${locale} ${style} ${timeZone}`;
	let name = namesOfZones.get(key);
	if (name === undefined) {
		const format = new Intl.DateTimeFormat(intlLocales[locale], { timeZone, timeZoneName: style });
		const parts = format.formatToParts(new Date("2026-01-15T12:00:00Z"));
		name = parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
		namesOfZones.set(key, name);
	}
	return name;
}

function capitalize(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
