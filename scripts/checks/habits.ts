import { isQuoted } from "#content/quoted-strings.ts";
import { type Locale, locales } from "#domain/locale/locales.ts";
import { habitsEverywhere } from "./habits/everywhere.ts";
import type { Habit } from "./habits/habit.ts";
import { textsRead } from "./texts-read.ts";

const entries = locales.map(async (locale) => {
	const file = (await import(`./habits/${locale}.ts`)) as { default: readonly Habit[] };
	return [locale, [...habitsEverywhere(locale), ...file.default]] as const;
});

/** The habits of each language: its own (`habits/{locale}.ts`) and those of all languages. */
export const habits = Object.fromEntries(await Promise.all(entries)) as Record<Locale, readonly Habit[]>;

/**
 * The habits that a text has, one line each.
 * @param place the key of a message, or the path of a string in a page: `steps.items.2.title`
 */
export function findHabits(locale: Locale, text: string, place: string): string[] {
	if (locale === "en" && isQuoted(text)) return [];
	const found = textsRead(text).flatMap((read) =>
		habits[locale].flatMap((habit) =>
			findHabit(habit, read, place).map((excerpt) => `habit (${habit.name}): "${excerpt}". ${habit.instead}`),
		),
	);
	return [...new Set(found)];
}

/** The surroundings of each place where a text has a habit. */
export function findHabit({ pattern, at }: Habit, text: string, place: string): string[] {
	if (at && !at.test(place)) return [];
	return Array.from(text.matchAll(pattern), ({ 0: found, index }) =>
		text.slice(Math.max(0, index - 30), index + found.length + 30).trim(),
	);
}
