import type { Locale } from "#domain/locale/locales.ts";
import en from "./en.ts";
import es from "./es.ts";
import { habitsEverywhere } from "./everywhere.ts";
import type { Habit } from "./habit.ts";
import ht from "./ht.ts";
import pt from "./pt.ts";

const own: Record<Locale, readonly Habit[]> = { en, es, pt, ht };

/** The habits of a language: its own, and those of all languages. */
export function habitsOf(locale: Locale): Habit[] {
	return [...habitsEverywhere(locale), ...own[locale]];
}

/**
 * The surroundings of each place where a text has a habit.
 * @param place the key of a message, or the path of a string in a page: `steps.items.2.title`
 */
export function findHabit({ pattern, at }: Habit, text: string, place: string): string[] {
	if (at && !at.test(place)) return [];
	return Array.from(text.matchAll(pattern), ({ 0: found, index }) =>
		text.slice(Math.max(0, index - 30), index + found.length + 30).trim(),
	);
}
