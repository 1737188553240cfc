import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { locales } from "#domain/locale/locales.ts";
import { findHabit } from "#domain/vocabulary/habits/find-habits.ts";
import { findHabits, habits } from "./habits.ts";
import { readSpellings } from "./spellings.ts";

/** Where every habit applies. */
const place = "steps.items.0.title";

describe.each(locales)("%s", (locale) => {
	test.each(habits[locale].map((habit) => [habit.name, habit] as const))("finds: %s", (_name, habit) => {
		const isFound = (text: string) => findHabit(habit, text, place).length > 0;
		expect(habit.examples.wrong.filter((text) => !isFound(text))).toEqual([]);
		expect(habit.examples.right.filter(isFound)).toEqual([]);
	});

	test("a spelling is not both written and lost", () => {
		const spellings = readSpellings(readFileSync("docs/terms.md", "utf8"), locale);
		expect(spellings).not.toEqual([]);
		const lost = spellings.flatMap((row) => row.lost);
		expect(spellings.map(({ written }) => written).filter((written) => lost.includes(written))).toEqual([]);
	});
});

test("says what to write, with the words around", () => {
	expect(findHabits("en", "Your estimate is here. Shall an agent go on from here?", "text")).toEqual([
		'habit (shall): "Your estimate is here. Shall an agent go on from here?". Write “Want … to …?”, will or should.',
	]);
});

test("reads each plural form, and a claim's words without its tags", () => {
	const message = "{n, plural, one {# page we mend} other {# pages}} <licensedStates>to mend</licensedStates>";
	expect(findHabits("en", message, "label")).toHaveLength(3);
});

test("leaves alone what the specification quotes", () => {
	expect(findHabits("en", "Security check failed", "title")).toEqual([]);
});

test("a cell of a table may begin with a verb, because its column says whose", () => {
	expect(findHabits("es", "Pone en palabras lo que espera", "sections.1.table.rows.4.1")).toEqual([]);
	expect(findHabits("es", "Pone en palabras lo que espera", "sections.1.items.0.title")).toHaveLength(1);
});
