import { describe, expect, test } from "vitest";
import { locales } from "#domain/locale/locales.ts";
import { isSignedCopy, isSignedMessage } from "#domain/words/signed-words.ts";
import { openTexts, type SignOff, signOffCounts } from "#server/launch/sign-offs.server.ts";
import { readSignOffs } from "./sign-off-file.ts";
import { signed } from "./sign-offs.ts";
import { sectionsOf, signedTexts } from "./signed-texts.ts";

const texts = new Map([
	["messages/leads.consent.box", "Konsantman"],
	["messages/leads.consent.terms", "Li kondisyon yo"],
	["content/pages/terms who-we-are", "Ki moun nou ye"],
]);
const visit = { locale: "ht", reader: "Marie J.", date: "2026-11-23" } as const;
const keysOf = (open: readonly { key: string }[]) => open.map(({ key }) => key);

describe("a reader signs", () => {
	test("everything, and nothing is open", () => {
		const lines = signed(texts, [], visit);
		expect(lines).toHaveLength(3);
		expect(lines[0]).toMatchObject({ locale: "ht", reader: "Marie J.", date: "2026-11-23" });
		expect(openTexts(texts, lines, "ht")).toEqual([]);
	});

	test("only what begins with the given key, and only in that language", () => {
		const lines = signed(texts, [], { ...visit, keys: "messages/leads.consent" });
		expect(keysOf(openTexts(texts, lines, "ht"))).toEqual(["content/pages/terms who-we-are"]);
		expect(openTexts(texts, lines, "es")).toHaveLength(3);
	});

	test("again after a change, and the other lines keep their reader and day", () => {
		const lines = signed(texts, [], visit);
		const changed = new Map(texts).set("messages/leads.consent.box", "Konsantman ou");
		expect(openTexts(changed, lines, "ht")).toEqual([
			{ key: "messages/leads.consent.box", text: "Konsantman ou", isChanged: true },
		]);
		const again = signed(changed, lines, { locale: "ht", reader: "Jean P.", date: "2027-01-05" });
		expect(openTexts(changed, again, "ht")).toEqual([]);
		expect(again.map(({ reader }) => reader).sort()).toEqual(["Jean P.", "Marie J.", "Marie J."]);
	});

	test("and the line of a text that is gone goes, too, but no other language's", () => {
		const english: SignOff = { ...visit, locale: "en", key: "messages/gone", sha256: "0".repeat(64) };
		const lines = [english, ...signed(texts, [], visit)];
		const fewer = new Map([...texts].slice(1));
		expect(keysOf(signed(fewer, lines, visit))).toEqual(["messages/gone", ...[...fewer.keys()].sort()]);
	});
});

test("what is open is counted in each language", () => {
	const all = { en: texts, es: texts, pt: texts, ht: texts };
	const lines = signed(texts, [], visit);
	const changed = { ...all, ht: new Map(texts).set("messages/leads.consent.box", "?") };
	const never = { all: 3, open: 3, changed: 0 };
	expect(signOffCounts(changed, lines)).toEqual({
		en: never,
		es: never,
		pt: never,
		ht: { all: 3, open: 1, changed: 1 },
	});
	expect(signOffCounts(all, lines)).toMatchObject({ en: never, ht: { all: 3, open: 0, changed: 0 } });
});

test.each([
	["leads.consent.request.contact", "I agree", true],
	["funnelPages.services.iul.limits", "A rule of thumb", true],
	["funnelPages.services.iul.lead", "See a number", false],
	["withheld.reasonsGiven", "Why", false],
	["home.hero.trust", "<familiesServed>Trusted by many</familiesServed>", true],
	["home.hero.title", "<figuresShown>See a number</figuresShown>", false],
])("of the message %s: %s is signed: %s", (key, text, expected) => {
	expect(isSignedMessage(key, text)).toBe(expected);
});

test.each([
	["disclosures.items.0", "General information", true],
	["chapters.0.paragraphs.0", "Read it", false],
	["lead", "<familiesServed>Trusted by many.</familiesServed>", true],
	["lead", "<licensedStates>Licensed in many states.</licensedStates>", false],
])("of a page, %s is signed: %s %s", (place, text, expected) => {
	expect(isSignedCopy(place, text)).toBe(expected);
});

test("a page of law is signed by section", () => {
	const page = { title: "Terms", sections: [{ id: "who", title: "Who we are", paragraphs: ["An agency.", "Yours."] }] };
	expect(sectionsOf(page)).toEqual([["who", "Who we are\nAn agency.\nYours."]]);
});

test("the site's texts to sign are the same in every language, apart from what only translations say", async () => {
	const all = await signedTexts();
	const { en, ...translations } = all;
	for (const translation of Object.values(translations)) {
		expect([...translation.keys()].filter((key) => !en.has(key))).toEqual(["content/notices englishDocuments"]);
		expect([...en.keys()].filter((key) => !translation.has(key))).toEqual([]);
	}
	expect(en.size).toBeGreaterThan(250);
	expect(all.ht.has("messages/leads.consent.marketing")).toBe(true);
});

test("the file of sign-offs is readable", () => {
	expect(readSignOffs().every(({ locale }) => locales.includes(locale))).toBe(true);
});
