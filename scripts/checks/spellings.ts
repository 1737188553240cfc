import { readFileSync } from "node:fs";
import type { Locale } from "#domain/locale/locales.ts";
import type { Habit } from "#domain/vocabulary/habits/habit.ts";

/** The names of the languages in the table under "Spelling" in docs/terms.md. */
const languages: Readonly<Record<Locale, string>> = { en: "English", es: "Español", pt: "Português", ht: "Kreyòl" };

/** One spelling for each word: the table in docs/terms.md says which, and each spelling that lost is a habit. */
export function spellingHabits(locale: Locale): Habit[] {
	return readSpellings(readFileSync("docs/terms.md", "utf8"), locale).flatMap(({ written, lost }) =>
		lost.map((spelling) => ({
			name: `spelling: ${spelling}`,
			// The name of a placeholder doesn't count.
			pattern: new RegExp(`(?<![\\p{L}{])${spelling}(?![\\p{L}}])`, "giu"),
			instead: `Write “${written}”, as docs/terms.md says.`,
			examples: { wrong: [`Xa ${spelling} xo`], right: [`Xa ${written} xo`] },
		})),
	);
}

/** The rows of one language: `| English | email | `e-mail`, `E-mail` |`. */
export function readSpellings(terms: string, locale: Locale): { written: string; lost: string[] }[] {
	const [, section = ""] = terms.split(/^## Spelling$/m);
	return section
		.split(/^## /m, 1)
		.join("")
		.split("\n")
		.map((line) => line.split("|").map((cell) => cell.trim()))
		.filter(([, language]) => language === languages[locale])
		.map(([, , written = "", lost = ""]) => ({
			written,
			lost: Array.from(lost.matchAll(/`([^`]+)`/g), ([, word = ""]) => word),
		}));
}
