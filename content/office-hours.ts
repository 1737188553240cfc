import { intlLocales, type Locale } from "#domain/locale/locales.ts";
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

type Hours = [firstDay: string, lastDay: string, opens: string, closes: string];

const sentences: Record<Locale, (...hours: Hours) => string> = {
	en: (from, to, opens, closes) => `${from} to ${to}, ${opens} to ${closes}`,
	es: (from, to, opens, closes) => `${from} a ${to}, de ${opens} a ${closes}`,
	pt: (from, to, opens, closes) => `${from} a ${to}, das ${opens} às ${closes}`,
	ht: (from, to, opens, closes) => `${from} rive ${to}, ${opens} rive ${closes}`,
};

/** The office hours for use inside a sentence, at its start, on a line of their own and in a narrow place. */
export function officeHours(locale: Locale): Record<"sentence" | "capitalized" | "line" | "short", string> {
	const { opens, closes } = agency.hours;
	const sentence = sentences[locale](...openDays(locale), timeOfDay(locale, opens), timeOfDay(locale, closes));
	const capitalized = capitalize(sentence);
	const short = locale === "ht" ? capitalized : shortHours(locale);
	return { sentence, capitalized, line: locale === "en" ? short : capitalized, short };
}

/** "Mon-Fri 8AM-5PM" */
function shortHours(locale: Locale): string {
	const days = capitalize(
		openDays(locale)
			.map((day) => day.slice(0, 3))
			.join("-"),
	);
	const { opens, closes } = agency.hours;
	if (locale === "pt") return `${days}, ${timeOfDay(locale, opens)}-${timeOfDay(locale, closes)}`;
	return `${days} ${compactTime(opens)}-${compactTime(closes)}`;
}

/** "Eastern time", "hora del Este". */
export function timeZoneName(locale: Locale): string {
	const english = zoneIn("en", "longGeneric");
	return locale === "en" ? english.replace(" Time", " time") : (zoneNames[locale][english] ?? english);
}

/** "EST" in English, otherwise the full name. */
export function shortTimeZoneName(locale: Locale): string {
	return locale === "en" ? zoneIn("en", "short") : timeZoneName(locale);
}

/** @returns the first and the last open day of the week */
function openDays(locale: Locale): [from: string, to: string] {
	const { days } = agency.hours;
	const name = (day: string | undefined) => dayNames[locale][dayNames.en.indexOf(day ?? "")] ?? "";
	return [name(days[0]), name(days.at(-1))];
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

/** The standard time, because copy names the zone without a date. */
function zoneIn(locale: Locale, style: "longGeneric" | "short"): string {
	const format = new Intl.DateTimeFormat(intlLocales[locale], { timeZone: agency.timeZone, timeZoneName: style });
	return (
		format.formatToParts(new Date("2026-01-15T12:00:00Z")).find(({ type }) => type === "timeZoneName")?.value ?? ""
	);
}

function capitalize(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
