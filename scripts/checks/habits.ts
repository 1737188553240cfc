import { isQuoted } from "#content/quoted-strings.ts";
import { type Locale, locales } from "#domain/locale/locales.ts";
import { findHabit, habitsOf } from "#domain/vocabulary/habits/find-habits.ts";
import type { Habit } from "#domain/vocabulary/habits/habit.ts";
import { textsRead } from "#i18n/texts-read.ts";
import { spellingHabits } from "./spellings.ts";

const entries = locales.map((locale) => [locale, [...habitsOf(locale), ...spellingHabits(locale)]] as const);

/** The habits of each language (`domain/vocabulary/habits/`), and the spellings that lost. */
export const habits = Object.fromEntries(entries) as Record<Locale, readonly Habit[]>;

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
