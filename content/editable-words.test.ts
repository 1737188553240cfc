import { expect, test } from "vitest";
import { consentPlaces } from "#domain/consent/consent-clauses.ts";
import { locales } from "#domain/locale/locales.ts";
import { consentPage, editableNamespaces, isEditable } from "#domain/words/editable-words.ts";
import { readWords } from "#domain/words/read-words.ts";
import { lawPages } from "#domain/words/signed-words.ts";
import { stringsOf } from "#domain/words/strings-of.ts";
import { readContentPages } from "../scripts/checks/content-pages.ts";
import { signedTexts } from "../scripts/signoff/signed-texts.ts";
import { writtenCopy } from "./library.server.ts";
import { originalWords } from "./original-words.server.ts";

const folders = (await readContentPages("content")).map(({ name }) => name);
const pages = [...folders, ...editableNamespaces.map((namespace) => `messages/${namespace}`)].filter(
	(page) => originalWords(page, "en").size > 0,
);

test("no text that a licensed reader signs may be changed, except for consent texts", async () => {
	for (const [key, text] of (await signedTexts()).en) {
		const [page = "", place = ""] = key.startsWith("content/")
			? key.slice("content/".length).split(" ")
			: key.replace(/^(messages\/\w+)\./, "$1 ").split(" ");
		// Consent texts have checks of their own.
		const isConsent = page === consentPage && consentPlaces.includes(place);
		expect(isEditable(page, place, text), key).toBe(isConsent);
	}
	for (const page of [...lawPages, "pages/cookies", "messages/leads", "messages/shell"])
		expect(pages).not.toContain(page);
});

test("every kind of page has words that may be changed: headings and paragraphs, no label and nothing for machines", () => {
	const kinds = new Set(pages.map((page) => page.split("/")[0]));
	expect([...kinds].sort()).toEqual([
		"funnels",
		"guides",
		"landings",
		"locations",
		"messages",
		"pages",
		"services",
		"states",
		"stories",
	]);
	const home = [...originalWords("messages/home", "en").keys()];
	expect(home).toContain("hero.subtitle");
	expect(home).not.toContain("hero.primary");
	const places = pages.flatMap((page) => [...originalWords(page, "en").keys()]);
	expect(
		places.filter((place) => /(?:^|\.)(?:id|meta|label|action|note|disclosures|claim|button)(?:\.|$)/.test(place)),
	).toEqual([]);
	// Examples with figures, and claims about money.
	const ofFigures: [string, string][] = [
		["funnels/ibc", "figuresOf"],
		["pages/faq", "priceFrom"],
	];
	for (const [page, mark] of ofFigures) {
		const parts = partsWith(writtenCopy("en", page), mark);
		expect(parts.length, page).toBeGreaterThan(0);
		const texts = new Set(originalWords(page, "en").values());
		expect(parts.flatMap((part) => [...stringsOf(part).values()].filter((text) => texts.has(text)))).toEqual([]);
	}
	expect(isEditable("services/iul", "lead", "<iulFiguresShown>It grew.</iulFiguresShown>")).toBe(false);
	expect(isEditable("services/iul", "lead", "It costs <termLifeExample>{x}</termLifeExample>.")).toBe(false);
});

test("offers and applications have their headings and paragraphs, and no label, figure, disclosure or word about calls", () => {
	const places = (namespace: string) => [...originalWords(`messages/${namespace}`, "en").keys()];
	expect(places("careers")).toEqual([
		"form.title",
		"form.text",
		"sent.title",
		"sent.text",
		"sent.next",
		"sent.steps.read",
		"sent.steps.answer",
		"sent.steps.talk",
		"sent.bookText",
	]);
	const fixed =
		/(?:submit|failed|phoneHint|call|callAnswer|youPay|ask|noOffer|states|whyFreeAnswer|note|hold|chooseTime)$/;
	const [offers, claim] = [places("offers"), places("claim")];
	expect([...offers, ...claim].filter((place) => fixed.test(place))).toEqual([]);
	expect(offers).toEqual(
		expect.arrayContaining(["guide.card.formText", "guide.cost", "offer.eyebrow", "offer.whyFree"]),
	);
	expect(claim).toEqual(expect.arrayContaining(["titleOpen", "held", "heldText", "openText"]));
	expect([...offers, ...claim].filter((place) => /monthlySpots|statedValue/.test(textAt(place)))).toEqual([]);

	function textAt(place: string) {
		return ["offers", "claim"].map((name) => originalWords(`messages/${name}`, "en").get(place)).join();
	}
});

/** The parts of a copy that have a key or a claim of this name. */
function partsWith(node: unknown, mark: string): object[] {
	if (typeof node !== "object" || node === null) return [];
	const isPart = mark in node || ("claim" in node && node.claim === mark);
	return isPart ? [node] : Object.values(node).flatMap((one) => partsWith(one, mark));
}

test.each(locales)("every original in %s passes the check of what may stand in its place", (locale) => {
	const refused = [...pages, consentPage].flatMap((page) =>
		[...originalWords(page, locale)].flatMap(([place, original]) => {
			const read = readWords(original, { page, place, locale, original });
			return read.ok && read.text === original ? [] : [{ page, place, original, read }];
		}),
	);
	expect(refused).toEqual([]);
	expect([...originalWords(consentPage, locale).keys()].sort()).toEqual([...consentPlaces].sort());
	const english = pages.map((page) => [...originalWords(page, "en").keys()]);
	expect(pages.map((page) => [...originalWords(page, locale).keys()])).toEqual(english);
});
