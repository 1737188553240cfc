import { intlLocales, type Locale } from "#domain/locale/locales.ts";

const haitianMonths = [
	"janvye",
	"fevriye",
	"mas",
	"avril",
	"me",
	"jen",
	"jiyè",
	"out",
	"septanm",
	"oktòb",
	"novanm",
	"desanm",
];

/** A date in the given time zone: "November 21, 2026", "21 novanm 2026". */
export function formatDate(locale: Locale, date: Date, timeZone: string): string {
	if (locale === "ht") {
		const parts = new Intl.DateTimeFormat("en-US", {
			year: "numeric",
			month: "numeric",
			day: "numeric",
			timeZone,
		}).formatToParts(date);
		const part = (type: string) => Number(parts.find((p) => p.type === type)?.value);
		return `${part("day")} ${haitianMonths[part("month") - 1]} ${part("year")}`;
	}
	return new Intl.DateTimeFormat(intlLocales[locale], { dateStyle: "long", timeZone }).format(date);
}

/** A month such as `2026-11` with its year: "November 2026", "novanm 2026". */
export function formatMonth(locale: Locale, month: string): string {
	const [year, number] = month.split("-");
	if (locale === "ht") return `${haitianMonths[Number(number) - 1]} ${year}`;
	return new Intl.DateTimeFormat(intlLocales[locale], { year: "numeric", month: "long", timeZone: "UTC" }).format(
		new Date(`${month}-01T00:00:00Z`),
	);
}

/** An estimated amount as `estimatedText` writes it: in whole dollars at any size. */
export function formatEstimate(locale: Locale, cents: number): string {
	return formatMoney(locale, cents / 100);
}

/** US dollars, with two decimals if `cents` is true. */
export function formatMoney(locale: Locale, dollars: number, { cents = false } = {}): string {
	const digits = cents ? 2 : 0;
	return new Intl.NumberFormat(intlLocales[locale], {
		style: "currency",
		currency: "USD",
		minimumFractionDigits: digits,
		maximumFractionDigits: digits,
	}).format(dollars);
}

/** Date and time in the given time zone: "November 21, 2026, 3:05 PM", "21 novanm 2026, 3:05 PM". */
export function formatDateTime(locale: Locale, date: Date, timeZone: string): string {
	const time = new Intl.DateTimeFormat(intlLocales[locale], { timeStyle: "short", timeZone }).format(date);
	return `${formatDate(locale, date, timeZone)}, ${time}`;
}

const haitianDays = ["dimanch", "lendi", "madi", "mèkredi", "jedi", "vandredi", "samdi"];

/** The day of the week, the date and the time, without the year: "Monday, November 23, 8:00 AM". */
export function formatDayAndTime(locale: Locale, date: Date, timeZone: string): string {
	const time = new Intl.DateTimeFormat(intlLocales[locale], { timeStyle: "short", timeZone }).format(date);
	return `${formatDay(locale, date, timeZone)}, ${time}`;
}

/** A moment that is near: the time alone if it is today, else with its day. */
export function formatNearTime(locale: Locale, date: Date, timeZone: string, now: Date): string {
	const dayOf = (moment: Date) => formatDate("en", moment, timeZone);
	if (dayOf(date) !== dayOf(now)) return formatDayAndTime(locale, date, timeZone);
	return new Intl.DateTimeFormat(intlLocales[locale], { timeStyle: "short", timeZone }).format(date);
}

/** The day of the week and the date, without the year: "Monday, November 23". */
export function formatDay(locale: Locale, date: Date, timeZone: string): string {
	if (locale !== "ht") {
		const parts = { weekday: "long", month: "long", day: "numeric", timeZone } as const;
		return new Intl.DateTimeFormat(intlLocales[locale], parts).format(date);
	}
	const day = new Intl.DateTimeFormat("en-CA", { timeZone }).format(date);
	const [weekday, written] = [new Date(`${day}T00:00:00Z`).getUTCDay(), formatDate("ht", date, timeZone)];
	return `${haitianDays[weekday]} ${written.replace(/ \d+$/, "")}`;
}
