import { expect, test } from "vitest";
import type { Locale } from "#domain/locale/locales.ts";
import { leavesOf, type Tree } from "./catalog.ts";
import { messageProblems } from "./message-problems.ts";

function problems(english: Tree, translation: Tree, { locale = "es" as Locale, same = [] as string[] } = {}) {
	return messageProblems(locale, leavesOf(english), leavesOf(translation), (text) => same.includes(text));
}

test("finds nothing in a faithful translation", () => {
	expect(problems({ home: { title: "Hello {name}" } }, { home: { title: "Hola {name}" } })).toEqual([]);
});

test("finds a missing key and a key that English does not have", () => {
	expect(problems({ home: { title: "Hello" } }, { home: { titel: "Hola" } })).toEqual([
		"es home.titel: not in English",
		"es home.title: missing",
	]);
});

test("finds an empty translation and an invalid one", () => {
	expect(problems({ a: "Hello", b: "Bye" }, { a: " ", b: "Adiós {" })).toEqual([
		"es a: empty",
		"es b: not a valid message",
	]);
});

test("finds different placeholders, and a different format", () => {
	expect(problems({ a: "{one} and {two}" }, { a: "{uno} y {two}" })).toEqual([
		"es a: placeholders two, uno where English has one, two",
	]);
	expect(problems({ a: "{n, number}" }, { a: "{n}" })).toEqual(["es a: placeholders n where English has n (number)"]);
});

test("finds placeholders inside plural forms and tags", () => {
	expect(
		problems(
			{ a: "<b>{n, plural, one {# of {all}} other {# of {all}}}</b>" },
			{ a: "<b>{n, plural, one {# de {all}} other {#}}</b>" },
		),
	).toEqual([]);
	expect(problems({ a: "<b>{name}</b>" }, { a: "<i>{name}</i>" })).toEqual(["es a: tags i where English has b"]);
});

test.each([
	["es", "{n, plural, one {#} other {#}}", []],
	["es", "{n, plural, one {#} many {#} other {#}}", []],
	["pt", "{n, plural, =0 {nada} one {#} other {#}}", []],
	["pt", "{n, plural, other {#}}", ['pt a: plural form "one" is missing']],
	["ht", "{n, plural, other {# kay}}", []],
	["ht", "{n, plural, one {# kay} other {# kay}}", ['ht a: plural form "one" does not exist in this language']],
	["es", "{n, plural, one {#} few {#} other {#}}", ['es a: plural form "few" does not exist in this language']],
] satisfies [Locale, string, string[]][])("knows the plural forms of %s: %s", (locale, text, expected) => {
	expect(problems({ a: "{n, plural, one {# house} other {# houses}}" }, { a: text }, { locale })).toEqual(expected);
});

test("finds a # that would be shown as it is", () => {
	const text = (number: string) =>
		`{n, plural, one {{n} lead} other {{more, select, true {Over ${number}} other {${number}}}}}`;
	expect(problems({ a: text("{n}") }, { a: text("#") })).toEqual([
		"es a: a # that is no number: in a select, write the placeholder",
	]);
	expect(problems({ a: "Lead #1" }, { a: "Cliente #1" })).toEqual([]);
});

test("finds untranslated copy, unless it is allowed", () => {
	const english = { a: "Trusted advice", b: "Maria G.", c: "{count}", d: "© {year} {agency}" };
	expect(problems(english, english, { same: ["Maria G."] })).toEqual(['es a: still English: "Trusted advice"']);
});
