import * as v from "valibot";
import { expect, test } from "vitest";
import { contentProblems } from "./content-problems.ts";

const schema = v.object({ id: v.string(), title: v.pipe(v.string(), v.maxLength(60)), text: v.string() });
const en = { id: "offer", title: "Coverage for {state}", text: "Ask [an agent](/#contact) about your state." };
const es = { id: "offer", title: "Cobertura para {state}", text: "Pregunte a [un agente](/#contact) por su estado." };
const pt = {
	id: "offer",
	title: "Cobertura para {state}",
	text: "Pergunte a [um agente](/#contact) sobre o seu estado.",
};
const ht = { id: "offer", title: "Kouvèti pou {state}", text: "Mande [yon ajan](/#contact) sou eta ou a." };
const page = (languages: object) => ({ name: "pages/offer", schema, languages: { en, es, pt, ht, ...languages } });

test("finds nothing in a page that says the same in four languages", () => {
	expect(contentProblems(page({}))).toEqual([]);
});

test("finds a missing language, and one with another structure", () => {
	expect(contentProblems(page({ ht: undefined, pt: { ...pt, id: "oferta", more: "Mais" } }))).toEqual([
		"content/pages/offer/pt more: not in English",
		'content/pages/offer/pt id: "oferta" where English has "offer"',
		"content/pages/offer/ht: missing",
	]);
});

test("finds a lost placeholder, a different link, and a text that the schema rejects", () => {
	const changed = { ...es, title: "Cobertura para su estado ".repeat(3), text: "Pregunte a [un agente](/about)." };
	expect(contentProblems(page({ es: changed }))).toEqual([
		expect.stringContaining("content/pages/offer/es title: Invalid length"),
		"content/pages/offer/es title: placeholders (none) where English has state",
		"content/pages/offer/es text: links /about where English has /#contact",
	]);
});

test("finds product pages that are too short", () => {
	expect(contentProblems({ ...page({}), name: "services/offer" })[0]).toBe(
		"content/services/offer/en 11 words; at least 500 are required",
	);
});
