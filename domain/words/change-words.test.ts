import fc from "fast-check";
import { expect, test } from "vitest";
import type { SetWords } from "../agency/set-words.ts";
import { type Locale, locales } from "../locale/locales.ts";
import { confirmWords, countWords, revertWords, setWords, wordsAt } from "./change-words.ts";
import { isPossibleWords } from "./words-facts.ts";

const original = "0123456789abcdef";
const lead = (locale: Locale) => ({ page: "services/iul", place: "lead", locale });
const text = (words: string) => ({ text: words, original, replaced: "Old" });
const [monday, tuesday] = ["2026-11-23T15:00:00.000Z", "2026-11-24T15:00:00.000Z"];
const ofLead = (list: readonly SetWords[]) => wordsAt(list, lead("en"));

test("other languages are behind until they follow, and following is no change of its own", () => {
	const english = setWords([], lead("en"), text("New"), monday);
	expect(ofLead(english)).toMatchObject({ changed: { locale: "en", at: monday }, behind: ["es", "pt", "ht"] });
	const followed = setWords(english, lead("es"), text("Nuevo"), tuesday);
	expect(ofLead(followed)).toMatchObject({ changed: { locale: "en", at: monday }, behind: ["pt", "ht"] });
	const compared = confirmWords(followed, lead("pt"), { original });
	expect(ofLead(compared)?.behind).toEqual(["ht"]);
	// Spanish had followed, so this is its own change.
	const again = setWords(compared, lead("es"), text("Más nuevo"), tuesday);
	expect(ofLead(again)).toMatchObject({ changed: { locale: "es", at: tuesday }, behind: ["en", "pt", "ht"] });
});

test("a language that goes back to the original leaves behind who has a text, and the last one leaves nothing", () => {
	const both = setWords(setWords([], lead("en"), text("New"), monday), lead("es"), text("Nuevo"), monday);
	const left = revertWords(both, lead("en"), tuesday);
	expect(ofLead(left)).toEqual({
		page: "services/iul",
		place: "lead",
		texts: { es: text("Nuevo") },
		changed: { locale: "en", at: tuesday },
		behind: ["es"],
	});
	expect(revertWords(left, lead("es"), tuesday)).toEqual([]);
	expect(revertWords(both, lead("ht"), tuesday), "nothing to go back from").toEqual(both);
});

test("a text keeps the original that it replaced until somebody confirms that it fits a new one", () => {
	const english = setWords([], lead("en"), text("New"), monday);
	const newer = { original: "fedcba9876543210", replaced: "Newer" };
	const confirmed = confirmWords(english, lead("en"), newer);
	expect(ofLead(confirmed)?.texts.en).toEqual({ text: "New", ...newer });
	expect(confirmWords([], lead("en"), newer)).toEqual([]);
});

test("whatever is changed in whatever order, the list is one that a file may have, and reverting all empties it", () => {
	const places = ["lead", "title", "costs.items.0.text"];
	const step = fc.record({
		what: fc.constantFrom("set", "revert", "confirm"),
		locale: fc.constantFrom(...locales),
		place: fc.constantFrom(...places),
		words: fc.constantFrom("One", "Two"),
	});
	fc.assert(
		fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
			let list: SetWords[] = [];
			const texts = new Map<string, string>();
			for (const { what, locale, place, words } of steps) {
				const where = { page: "services/iul", place, locale };
				if (what === "set") list = setWords(list, where, text(words), monday);
				if (what === "revert") list = revertWords(list, where, tuesday);
				if (what === "confirm") list = confirmWords(list, where, { original });
				if (what === "set") texts.set(`${place} ${locale}`, words);
				if (what === "revert") texts.delete(`${place} ${locale}`);
				expect(isPossibleWords(list, "words")).toBe(true);
				expect(countWords(list)).toBe(texts.size);
				expect(wordsAt(list, where)?.behind ?? []).not.toContain(wordsAt(list, where)?.changed.locale);
			}
			for (const name of texts.keys()) {
				const [place = "", locale] = name.split(" ");
				list = revertWords(list, { page: "services/iul", place, locale: locale as Locale }, tuesday);
			}
			expect(list).toEqual([]);
		}),
	);
});

test.each<[string, Partial<SetWords>]>([
	["a page of law", { page: "pages/privacy", place: "sections.0.title" }],
	["a label", { page: "messages/home", place: "hero.primary" }],
	["a namespace that nobody may change", { page: "messages/leads", place: "consent.box" }],
	["a name of every object", { page: "messages/constructor", place: "title" }],
	["no text", { texts: {} }],
	["an empty text", { texts: { en: text(" ") } }],
	["two lines", { texts: { en: text("a\nb") } }],
	["half a letter", { texts: { en: text("\ud800") } }],
	["a price that a reader signs", { texts: { en: text("<priceFrom>From $15</priceFrom>") } }],
	["no identifier", { texts: { en: { text: "New", original: "x" } } }],
	["an original of two lines", { texts: { en: { ...text("New"), replaced: "a\nb" } } }],
	["a language behind itself", { behind: ["en"] }],
])("a file with %s is refused", (_, change) => {
	const [words = expect.fail("nothing set")] = setWords([], lead("en"), text("New"), monday);
	expect(isPossibleWords([words], "words")).toBe(true);
	expect(isPossibleWords([{ ...words, ...change }], "words")).toBe(false);
	expect(isPossibleWords([words, words], "words")).toBe(false);
});
