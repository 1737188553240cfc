import { describe, expect, test } from "vitest";
import type { Locale } from "#domain/locale/locales.ts";
import { search } from "./search-index.server.ts";

/** Searches of visitors, and the page that should come first. */
const firstHits: Record<Locale, Record<string, string>> = {
	en: {
		"final expense": "/services/final-expense",
		funeral: "/services/final-expense",
		burial: "/services/final-expense",
		"burial insurance for my parents": "/services/final-expense",
		"term life": "/services/term-life",
		"term life quote": "/funnels/term-life-quote",
		"final expense quote": "/funnels/final-expense-quote",
		mortgage: "/services/term-life",
		"cash value": "/services/whole-life",
		iul: "/services/iul",
		annuity: "/services/fia",
		retirement: "/services/fia",
		"infinite banking": "/services/ibc",
		"credit card debt": "/services/debt-action",
		price: "/calculator",
		"how much does it cost?": "/calculator",
		calculator: "/calculator",
		phone: "/#contact",
		"phone number": "/#contact",
		contact: "/#contact",
		diabetes: "/resources/faq#health-conditions",
		"medical exam": "/resources/faq#medical-exam",
		"can I get coverage with diabetes": "/resources/faq#health-conditions",
		faq: "/resources/faq",
		jobs: "/careers",
		license: "/licensing",
		insurers: "/carriers",
		"personality test": "/test-disc",
		texas: "/services/final-expense/texas",
		TX: "/services/final-expense/texas",
		"final expense texas": "/services/final-expense/texas",
		miami: "/locations/miami",
		anuity: "/services/fia",
	},
	es: {
		"gastos finales": "/services/final-expense",
		funeral: "/services/final-expense",
		entierro: "/services/final-expense",
		"seguro a término": "/services/term-life",
		hipoteca: "/services/term-life",
		"cotización término": "/funnels/term-life-quote",
		jubilacion: "/services/fia",
		deudas: "/services/debt-action",
		precio: "/calculator",
		"¿cuánto cuesta?": "/calculator",
		calculadora: "/calculator",
		telefono: "/#contact",
		contacto: "/#contact",
		diabetes: "/resources/faq#health-conditions",
		trabajo: "/careers",
		aseguradoras: "/carriers",
		florida: "/services/final-expense/florida",
		tampa: "/locations/tampa",
	},
	pt: {
		"despesas finais": "/services/final-expense",
		funeral: "/services/final-expense",
		enterro: "/services/final-expense",
		"seguro temporário": "/services/term-life",
		financiamento: "/services/term-life",
		aposentadoria: "/services/fia",
		dividas: "/services/debt-action",
		preço: "/calculator",
		"quanto custa?": "/calculator",
		calculadora: "/calculator",
		telefone: "/#contact",
		contato: "/#contact",
		diabetes: "/resources/faq#health-conditions",
		emprego: "/careers",
		seguradoras: "/carriers",
		flórida: "/services/final-expense/florida",
		orlando: "/locations/orlando",
	},
	ht: {
		"depans fineray": "/services/final-expense",
		antèman: "/services/final-expense",
		anteman: "/services/final-expense",
		"asirans vi pou yon tèm": "/services/term-life",
		retrèt: "/services/fia",
		dèt: "/services/debt-action",
		pri: "/calculator",
		"konbyen sa koute?": "/calculator",
		kalkilatris: "/calculator",
		telefòn: "/#contact",
		kontak: "/#contact",
		dyabèt: "/resources/faq#health-conditions",
		djòb: "/careers",
		lisans: "/licensing",
		florid: "/services/final-expense/florida",
		miami: "/locations/miami",
	},
};

describe.each(Object.entries(firstHits) as [Locale, Record<string, string>][])("search in %s", (locale, queries) => {
	test.each(Object.entries(queries))("B11: %s", (query, path) => {
		const expected = path.startsWith("/#") ? `/${locale}${path.slice(1)}` : `/${locale}${path}`;
		expect(search(locale, query).hits.map((hit) => hit.path)[0]).toBe(expected);
	});
});

test("B11: the states stand apart from what a product's name finds", () => {
	const { hits, states, total } = search("en", "final expense");
	expect(hits.filter(({ kind }) => kind === "state")).toEqual([]);
	expect(states).toHaveLength(21);
	expect(hits.map(({ path }) => path)).toEqual(
		expect.arrayContaining(["/en/funnels/final-expense-quote", "/en/resources/faq#final-expense"]),
	);
	expect(total).toBeGreaterThanOrEqual(hits.length);
});

test("no city stands among what a product's name finds; a city's name finds it", () => {
	expect(search("en", "final expense").hits.filter(({ kind }) => kind === "location")).toEqual([]);
	expect(search("en", "final expense miami").hits.map(({ path }) => path)).toContain("/en/locations/miami");
});

test.each([
	["en", "life insurance", "/en/services/term-life"],
	["es", "seguro de vida", "/es/services/term-life"],
	["pt", "seguro de vida", "/pt/services/term-life"],
	["ht", "asirans vi", "/ht/services/term-life"],
	["en", "price", "/en/funnels/term-life-quote"],
	["es", "precio", "/es/funnels/term-life-quote"],
	["pt", "preço", "/pt/funnels/term-life-quote"],
	["ht", "pri", "/ht/funnels/term-life-quote"],
] as const)("in %s, %s finds %s among the first two", (locale, query, path) => {
	expect(
		search(locale, query)
			.hits.slice(0, 2)
			.map((hit) => hit.path),
	).toContain(path);
});

test("a search says how many pages it found beyond those it shows", () => {
	const { hits, total } = search("en", "insurance");
	expect(hits).toHaveLength(12);
	expect(total).toBeGreaterThan(12);
	expect(search("en", "insurance", 100).hits).toHaveLength(total);
});

test("words that no page holds together find the pages that hold most of them", () => {
	expect(search("en", "annuity zeppelin").hits[0]?.path).toBe("/en/services/fia");
	expect(search("en", "zeppelin")).toEqual({ hits: [], total: 0, states: [] });
});
