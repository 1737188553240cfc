import { agency } from "#content/agency.ts";
import { currentClaims } from "#content/current-claims.server.ts";
import { fillFacts } from "#content/fill-facts.ts";
import { localFacts } from "#content/local-facts.server.ts";
import { originalWords } from "#content/original-words.server.ts";
import { mayReplace } from "#content/set-words.ts";
import type { SetText, SetWords } from "#domain/agency/set-words.ts";
import { compareWords } from "#domain/blog/compare-documents.ts";
import type { Clause, MissingClauses } from "#domain/consent/consent-clauses.ts";
import { type Locale, locales } from "#domain/locale/locales.ts";
import { textsShown } from "#domain/vocabulary/texts-shown.ts";
import { consentError } from "#domain/words/consent-error.ts";
import { formatDate } from "#i18n/format.ts";
import { copyFor, translator } from "#i18n/messages.server.ts";
import { originalId, type SaveWordsError } from "./save-words.server.ts";
import type { FileError } from "./settings-file.server.ts";

/** Why a text is refused, in a sentence for its field. */
export function describeWordError(error: SaveWordsError, locale: Locale): string {
	const t = translator(locale, "words.filled");
	switch (error.code) {
		case "regulated":
			return t("errors.regulated", { word: error.word, rule: copyFor(locale, "advertising").rules[error.rule] });
		case "clauses":
			return describeClauses(error.missing, locale).join(" ");
		case "subject":
			return t(`errors.subject.${error.subject}`);
		default:
			return t(`errors.${error.code}`, { ...error });
	}
}

/** What a consent text has to say, in a sentence each for where it has to say it. */
export function describeClauses({ agreement, terms }: MissingClauses, locale: Locale): string[] {
	const names = copyFor(locale, "words").clauses;
	const t = translator(locale, "words.filled");
	const list = (clauses: readonly Clause[]) => clauses.map((clause) => names[clause]).join("; ");
	return [
		agreement.length > 0 ? t("agreement", { clauses: list(agreement) }) : "",
		terms.length > 0 ? t("terms", { clauses: list(terms) }) : "",
	].filter(Boolean);
}

/** Why a file of settings is refused, in a sentence for its field. */
export function describeFileError(error: FileError, locale: Locale): string {
	if (typeof error === "string") return copyFor(locale, "settings").errors[error];
	const { page, place } = error;
	const language = copyFor(locale, "team").languageNames[error.locale];
	return translator(locale, "words.filled")("inFile", {
		page,
		place,
		language,
		why: describeWordError(error.error, locale),
	});
}

/** What an admin has to look at. `staff`: in the language of the reader, not of the text. */
export function marksOf(set: SetWords | undefined, original: string, locale: Locale, staff: Locale) {
	const t = translator(staff, "words.filled");
	const languages = copyFor(staff, "team").languageNames;
	const own = set?.texts[locale];
	const changed = own && own.original !== originalId(original);
	const at = set && { page: set.page, place: set.place, locale, original };
	const isUnusable = at && own && !mayReplace(own.text, at);
	const lacks = at && own && consentError(own.text, at);
	const values = set && {
		changed: languages[set.changed.locale],
		language: languages[locale],
		date: formatDate(staff, new Date(set.changed.at), agency.timeZone),
	};
	return {
		behind: values && set.behind.includes(locale) ? t(own ? "behind" : "behindOriginal", values) : null,
		original: lacks
			? `${t("lacking")} ${describeWordError(lacks, staff)}`
			: isUnusable
				? t("unusable")
				: changed
					? t("originalChanged")
					: null,
	};
}

/** The original of when a text was written, and what is different in that of now. Null if it is the same, or unknown. */
export function earlierOriginal(own: SetText | undefined, original: string) {
	const before = own?.replaced;
	if (before === undefined || before === original) return null;
	return { text: before, changes: compareWords(before, original) };
}

/** How many texts an admin has to look at, in a sentence; none if there are none. */
export function wordsToCheck(words: readonly SetWords[], staff: Locale): string[] {
	const marks = words.flatMap((one) =>
		locales.flatMap((locale) => {
			const original = originalWords(one.page, locale).get(one.place);
			if (original === undefined) return [];
			const { behind, original: changed } = marksOf(one, original, locale, staff);
			return behind || changed ? [one] : [];
		}),
	);
	return marks.length > 0 ? [translator(staff, "words.filled")("open", { count: marks.length })] : [];
}

/** A text as pages show it now, with facts and claims. Facts of one page only, such as those of a state, stay open. */
export function shownText(text: string, locale: Locale): string {
	const claims = currentClaims();
	const open = Object.fromEntries(Array.from(text.matchAll(/\{(\w+)\}/g), ([whole, name = ""]) => [name, whole]));
	return fillFacts(text, { facts: { ...open, ...localFacts(locale, claims) }, claims, sample: "" });
}

const maxHabits = 5;

/** Where a text has what the writers of this site avoid. Only advice: an owner may write differently. */
export async function habitsIn(text: string, locale: Locale, place: string): Promise<string[]> {
	// A thousand patterns, for this page only.
	const { findHabit, habitsOf } = await import("#domain/vocabulary/habits/find-habits.ts");
	const found = textsShown(text).flatMap((read) => habitsOf(locale).flatMap((habit) => findHabit(habit, read, place)));
	return [...new Set(found)].slice(0, maxHabits);
}
