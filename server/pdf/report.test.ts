import { afterEach, expect, test } from "vitest";
import { currentClaims, setClaims } from "#content/current-claims.server.ts";
import { localFacts } from "#content/local-facts.server.ts";
import type { CalculatorInputs } from "#domain/calculators/calculator-inputs.ts";
import type { Claims } from "#domain/claims/claims.ts";
import { type Locale, locales } from "#domain/locale/locales.ts";
import { messagesFor } from "#i18n/messages.server.ts";
import { pdfFonts, pdfText } from "#tests/support/pdf-text.ts";
import { sampleVariants } from "#tests/support/sample.ts";
import { renderReport } from "./render-pdf.server.ts";

const now = new Date("2026-11-23T15:00:00Z");
const booking = { label: "Book an appointment", href: "https://booking.example/talk" };

const bare: Claims = { showsSamples: false, proven: {} };
const off: Claims = { ...bare, withoutFigures: ["iul"] };

const sampleClaims = currentClaims();
afterEach(() => setClaims(sampleClaims));

async function reportText(locale: Locale, inputs: CalculatorInputs, claims = sampleClaims): Promise<string> {
	setClaims(claims);
	const pdf = await renderReport({ locale, name: "Marie Joseph", inputs, booking, now });
	expect((await pdfFonts(pdf)).sort()).toEqual(["Figtree-Light", "SourceSerif4Roman-Regular"]);
	return pdfText(pdf);
}

/** Formats an American amount for readers of each language. */
function written(locale: Locale, amount: string): string {
	if (locale !== "pt") return amount;
	return amount.replace(/[,.]/g, (mark) => (mark === "," ? "." : ",")).replace("$", "US$ ");
}

const iul: CalculatorInputs = {
	service: "iul",
	state: "FL",
	age: 35,
	monthlyContribution: 300,
	timeHorizon: 20,
	assumedRate: 6,
};
const debt: CalculatorInputs = {
	service: "debt_plan",
	state: "FL",
	totalDebt: 10_000,
	interestRate: 18,
	targetPayment: 300,
};

const cases: [name: string, inputs: CalculatorInputs, amounts: string[]][] = [
	["IUL", iul, ["$138,612", "$110,032", "$176,706", "$72,000", "6%", "0%"]],
	[
		"FIA",
		{ service: "fia", state: "FL", depositAmount: 100_000, timeHorizon: 10 },
		["$134,392", "$121,899", "$179,085", "$34,392"],
	],
	[
		"infinite banking",
		{ service: "ibc", state: "TX", age: 40, monthlyFunding: 1000, timeHorizon: 20 },
		["$349,379", "$311,758", "$392,735", "85%"],
	],
	[
		"term life for a smoker",
		{ service: "term_life", state: "TX", age: 35, coverageAmount: 250_000, term: 20, smoker: true },
		["$80", "$64", "$96", "$50", "$19,200"],
	],
	[
		"whole life",
		{ service: "whole_life", state: "OH", age: 35, coverageAmount: 100_000, smoker: false },
		["$95", "$81", "$109", "$133"],
	],
	[
		"final expense",
		{ service: "final_expense", state: "AZ", age: 60, coverageAmount: 10_000, smoker: false },
		["$32", "$26", "$38"],
	],
	["a debt", debt, ["$3,967.25", "$27,327.55", "47", "508"]],
];

for (const [[name, inputs, amounts], locale] of sampleVariants(cases, locales)) {
	test(`${name}: the PDF in "${locale}" shows the published figures`, async () => {
		const text = await reportText(locale, inputs);
		for (const amount of amounts) expect(text).toContain(written(locale, amount));
		// The estimates are whole dollars, the working and what a debt costs have cents.
		const { working } = messagesFor(locale, ["pdf"]).pdf.report;
		const [figures = ""] = text.split(working);
		expect(/\d[.,]\d\d(?!\d)/.test(figures)).toBe(inputs.service === "debt_plan");
		expect(text).toContain("Marie Joseph");
		expect(text).not.toMatch(/[{}]|undefined|NaN/);
	});
}

test("a PDF in Haitian Creole has its own dates, accents and copy", async () => {
	const text = await reportText("ht", debt);
	for (const copy of ["23 novanm 2026", "Plan pou dèt", "Estimasyon ou", "lè lès Etazini", "Paj 1 sou"]) {
		expect(text).toContain(copy);
	}
});

test.each(locales)('the report of the concept that is a mark says whose mark it is, in "%s"', async (locale) => {
	const ibc: CalculatorInputs = { service: "ibc", state: "TX", age: 40, monthlyFunding: 1000, timeHorizon: 20 };
	const notice = localFacts(locale, sampleClaims).ibcNotice;
	expect((await reportText(locale, ibc)).replace(/\s+/g, " ")).toContain(notice);
	expect((await reportText(locale, iul)).replace(/\s+/g, " ")).not.toContain(notice);
});

test("a document without a name says when it was made", async () => {
	const text = await pdfText(await renderReport({ locale: "es", name: null, inputs: iul, booking, now }));
	expect(text).toContain("Preparada el 23 de noviembre de 2026");
});

test("a debt that is never paid off gets no number", async () => {
	const text = await reportText("en", { ...debt, interestRate: 30, targetPayment: 250 });
	expect(text).toMatch(/Time to pay off the debt[^\n]*\n+\s*never/);
});

test("every page names the agency, the license and the edition", async () => {
	const pages = (await reportText("en", iul)).split("\f").filter((page) => page.trim());
	expect(pages.length).toBeGreaterThan(1);
	for (const [index, page] of pages.entries()) {
		expect(page).toContain("1500 Sample Street, Suite 840, Sarasota, FL 34236");
		expect(page).toContain("Florida license number: available on request");
		expect(page).toContain("November 2026 edition");
		expect(page).not.toContain("estimate-report");
		expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
	}
});

test("shows the rules of the reader's state, and how to stop messages", async () => {
	const text = (await reportText("en", iul)).replace(/\s+/g, " ");
	for (const copy of [
		"Florida Department of Financial Services",
		"877-693-5236",
		"14 days. Your policy states your exact period.",
		"not a policy illustration",
		"STOP",
		"Book an appointment",
	]) {
		expect(text).toContain(copy);
	}
});

/** The amounts in a report besides the payment that the visitor named. */
function figuresIn(text: string): string[] {
	return (text.match(/\$[\d,.]+/g) ?? []).filter((amount) => amount !== "$300");
}

test.each(locales)('with figures switched off a report in "%s" names none', async (locale) => {
	const text = await reportText(locale, iul, off);
	expect(text.match(/\$\s?[\d,.]+/g)?.map((amount) => amount.replace(/\s/, ""))).toEqual(["$300"]);
	expect(text).not.toMatch(/138[.,]612|%/);
});

test("production with nothing recorded prints the figures of development, marked as an estimate", async () => {
	const text = (await reportText("en", iul, bare)).replace(/\s+/g, " ");
	expect(figuresIn(text)).toEqual(figuresIn(await reportText("en", iul)));
	expect(text).toContain("138,612");
	expect(text).toContain("Rough estimate at an assumed rate. Not an insurer’s rate or offer.");
});

test("arithmetic with the reader's own debt needs no evidence", async () => {
	expect(await reportText("en", debt, bare)).toContain("$3,967.25");
});

test("quotes nothing in California in production while the license number is missing", async () => {
	const text = await reportText("en", { ...iul, state: "CA" }, bare);
	expect(figuresIn(text)).toEqual([]);
	expect(text.replace(/\s+/g, " ")).toContain("California requires our license number next to every quote");
});

test.each(["OR", "NY"])("quotes nothing in production to residents of %s", async (state) => {
	expect(figuresIn(await reportText("en", { ...iul, state }, bare))).toEqual([]);
});

test.each([
	["OR", "We’re not licensed in Oregon"],
	["NY", "We operate on a recruiting-only basis in New York. No insurance products are available"],
])(
	"tells residents of %s first that nothing is offered there, and names no figure, booking or call",
	async (state, warning) => {
		const text = (await reportText("en", { ...iul, state })).replace(/\s+/g, " ");
		expect(text).toContain(warning);
		expect(text.indexOf(warning)).toBeLessThan(text.indexOf("What you told us"));
		expect(figuresIn(text)).toEqual([]);
		expect(text).not.toContain(booking.label);
		expect(text).not.toContain("Talk with a licensed agent");
	},
);
