import { expect, test } from "vitest";
import { formatDate, formatDateTime, formatDayAndTime, formatEstimate, formatMoney, formatMonth } from "./format.ts";

const evening = new Date("2026-07-05T02:30:00Z");

test("dates are in each language and in the given time zone", () => {
	expect(formatDate("en", evening, "America/New_York")).toBe("July 4, 2026");
	expect(formatDate("es", evening, "America/New_York")).toBe("4 de julio de 2026");
	expect(formatDate("pt", evening, "America/New_York")).toBe("4 de julho de 2026");
	expect(formatDate("ht", evening, "America/New_York")).toBe("4 jiyè 2026");
	expect(formatDateTime("ht", evening, "America/New_York")).toMatch(/^4 jiyè 2026, 10:30\sPM$/);
});

test("money is formatted as in the United States", () => {
	expect(formatMoney("en", 1234.5, { cents: true })).toBe("$1,234.50");
	expect(formatMoney("es", 1234.5, { cents: true })).toBe("$1,234.50");
	expect(formatMoney("ht", 1234.5, { cents: true })).toBe("$1,234.50");
	expect(formatMoney("pt", 1234.5, { cents: true }).replace(/\s/, " ")).toBe("US$ 1.234,50");
	expect(formatMoney("en", 8300)).toBe("$8,300");
});

test("estimates are whole dollars at any size", () => {
	expect(formatEstimate("en", 25_60)).toBe("$26");
	expect(formatEstimate("es", 231_020_45)).toBe("$231,020");
	expect(formatEstimate("pt", 231_020_50)).toBe("US$\u00a0231.021");
});

test("a month is shown with its year", () => {
	expect(formatMonth("en", "2026-11")).toBe("November 2026");
	expect(formatMonth("es", "2026-11")).toBe("noviembre de 2026");
	expect(formatMonth("pt", "2026-12")).toBe("dezembro de 2026");
	expect(formatMonth("ht", "2026-01")).toBe("janvye 2026");
});

test("a day of the coming week is named", () => {
	const named = (locale: "en" | "es" | "pt" | "ht") =>
		formatDayAndTime(locale, evening, "America/New_York").replace(/\s/g, " ");
	expect(named("en")).toBe("Saturday, July 4, 10:30 PM");
	expect(named("es")).toBe("sábado, 4 de julio, 10:30 p.m.");
	expect(named("pt")).toBe("sábado, 4 de julho, 22:30");
	expect(named("ht")).toBe("samdi 4 jiyè, 10:30 PM");
});
