import { defaultLocale, intlLocales, type Locale } from "#domain/locale/locales.ts";
import type { Leaves } from "./catalog.ts";
import { type MessageShape, messageShape } from "./message-shape.ts";
import { numberProblems } from "./numbers-said.ts";

/** Differences between a translation and its English source, one line each. */
export function messageProblems(
	locale: Locale,
	source: Leaves,
	translation: Leaves,
	mayStayEnglish: (text: string) => boolean,
): string[] {
	const problems: string[] = [];
	for (const key of translation.keys()) {
		if (!source.has(key)) problems.push(`${locale} ${key}: not in English`);
	}
	for (const [key, english] of source) {
		const text = translation.get(key);
		if (text === undefined) {
			problems.push(`${locale} ${key}: missing`);
			continue;
		}
		const report = (problem: string) => problems.push(`${locale} ${key}: ${problem}`);
		if (text.trim() === "") report("empty");
		const [expected, actual] = [readShape(english), readShape(text)];
		if (!actual) report("not a valid message");
		if (!expected || !actual) continue;
		if (!sameSet(expected.arguments, actual.arguments)) {
			report(`placeholders ${show(actual.arguments)} where English has ${show(expected.arguments)}`);
		}
		if (!sameSet(expected.tags, actual.tags))
			report(`tags ${show(actual.tags)} where English has ${show(expected.tags)}`);
		if (locale !== defaultLocale) for (const problem of numberProblems(locale, english, text)) report(problem);
		if (!sameSet(linksIn(english), linksIn(text)))
			report(`links ${show(linksIn(text))} where English has ${show(linksIn(english))}`);
		if (actual.hasLooseSign) report("a # that is no number: in a select, write the placeholder");
		for (const forms of actual.plurals) for (const problem of pluralProblems(locale, forms)) report(problem);
		if (locale !== "en" && text === english && hasWords(english) && !mayStayEnglish(english)) {
			report(`still English: ${JSON.stringify(english)}`);
		}
	}
	return problems;
}

/**
 * Haitian Creole nouns have one form. `many` is optional, because it applies from a million on.
 */
function pluralProblems(locale: Locale, forms: readonly string[]): string[] {
	const categories =
		locale === "ht" ? ["other"] : new Intl.PluralRules(intlLocales[locale]).resolvedOptions().pluralCategories;
	const exact = /^=\d+$/;
	return [
		...forms
			.filter((form) => !exact.test(form) && !(categories as string[]).includes(form))
			.map((form) => `plural form "${form}" does not exist in this language`),
		...categories
			.filter((category) => category !== "many" && !forms.includes(category))
			.map((category) => `plural form "${category}" is missing`),
	];
}

function readShape(message: string): MessageShape | undefined {
	try {
		return messageShape(message);
	} catch {
		return undefined;
	}
}

function linksIn(message: string): Set<string> {
	return new Set(Array.from(message.matchAll(/\]\(([^)]+)\)/g), ([, link = ""]) => link));
}

/** True if a message has text to translate besides placeholders, tags, numbers and signs. */
function hasWords(message: string): boolean {
	return /\p{L}{2}/u.test(message.replace(/\{\w+\}|<\/?\w+>/g, " "));
}

function sameSet(a: Set<string>, b: Set<string>): boolean {
	return a.size === b.size && [...a].every((item) => b.has(item));
}

function show(set: Set<string>): string {
	return set.size === 0 ? "(none)" : [...set].sort().join(", ");
}
