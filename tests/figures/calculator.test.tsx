import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { PageFrame } from "#app/browser/page-frame.tsx";
import { Calculator } from "#app/features/calculator/calculator.tsx";
import { calculatorParts } from "#app/routes/calculator-parts.server.ts";
import { agency } from "#content/agency.ts";
import { currentClaims, setClaims } from "#content/current-claims.server.ts";
import type { RawInputs } from "#domain/calculators/calculator-inputs.ts";
import type { Claims } from "#domain/claims/claims.ts";
import { type Locale, locales } from "#domain/locale/locales.ts";
import { formatMonth } from "#i18n/format.ts";
import { messagesFor, translator } from "#i18n/messages.server.ts";

const before = currentClaims();
afterEach(() => setClaims(before));

const samples: Claims = { showsSamples: true, proven: {} };
const bare: Claims = { showsSamples: false, proven: {} };
const off: Claims = { ...bare, withoutFigures: ["term-life", "iul"] };

const termLife = { service: "term_life", state: "FL", age: "35", coverageAmount: "250000", term: "20" };
const iul = { service: "iul", state: "FL", age: "35", monthlyContribution: "300", timeHorizon: "20", assumedRate: "6" };
const debt = { service: "debt_plan", state: "FL", totalDebt: "10000", interestRate: "18", targetPayment: "300" };

function calculator(values: RawInputs, claims: Claims, locale: Locale = "en"): string {
	return renderToStaticMarkup(
		<PageFrame
			locale={locale}
			messages={messagesFor(locale, ["common", "location", "calculator", "questions", "withheld"])}
			claims={claims}
		>
			<Calculator values={values} ownPage {...calculatorParts(locale)} agents={[]} result={undefined} asked={null} />
		</PageFrame>,
	);
}

/** Markup without its entities, as readers see it. */
const read = (html: string) => html.replaceAll("&#x27;", "'").replaceAll("&amp;", "&");

const figures = (html: string) => html.match(/data-figure/g)?.length ?? 0;

const shown = (html: string) =>
	[...html.matchAll(/data-figure="([^"]+)">([^<]*)</g)].map(([, id, value]) => [id, value]);
const marks = (html: string) => html.match(/data-figure-mark/g)?.length ?? 0;

test.each(locales)(
	'production with nothing recorded computes what development does, with one mark, in "%s"',
	(locale) => {
		const t = translator(locale, "withheld");
		const month = formatMonth(locale, "2026-11");
		for (const [inputs, mark] of [
			[termLife, t("marks.ruleOfThumb", { month })],
			[iul, t("marks.growth")],
		] as const) {
			const html = read(calculator(inputs, bare, locale));
			expect(shown(html).length).toBeGreaterThan(2);
			expect(shown(html)).toEqual(shown(calculator(inputs, samples, locale)));
			expect(html.split(mark)).toHaveLength(2);
			expect(marks(html)).toBe(1);
			expect(html).toContain(t("marks.assumes"));
			expect(html).toMatch(/href="#working"[\s\S]*id="working"/);
			expect(html).not.toContain(translator(locale, "common")("sample"));
		}
		expect(marks(calculator(debt, bare, locale)), "arithmetic").toBe(0);
	},
);

test("the figures have the same mark in development", () => {
	expect(calculator(termLife, samples)).toContain(
		"Rough estimate from rule-of-thumb rates of November 2026. Not an insurer’s price or offer.",
	);
});

test("a plan for debts is calculated everywhere, and offered only where it may be", () => {
	const there = calculator({ ...debt, state: "CA" }, samples);
	expect(shown(there)).toEqual(shown(calculator(debt, samples)));
	expect(there).toContain("not available in California");
	expect(there).not.toContain("tel:");
	expect(there).not.toContain(agency.booking["debt-action"]);
});

test.each(locales)('a product whose figures are off gets a request for written quotes instead, in "%s"', (locale) => {
	for (const inputs of [termLife, iul]) {
		const html = read(calculator(inputs, off, locale));
		expect(figures(html)).toBe(0);
		expect(html).not.toMatch(/\$\s?50\b|138[.,]612/);
		expect(html).toContain(messagesFor(locale, ["withheld"]).withheld.title);
		expect(html).not.toContain(messagesFor(locale, ["calculator"]).calculator.calculate);
		expect(html).toContain('name="email"');
	}
});

test.each(["CA", "NY", "OR"])("in %s production shows no figure, no form and no appointment", (state) => {
	const html = calculator({ ...termLife, state }, bare);
	expect(figures(html)).toBe(0);
	expect(html).not.toContain('name="email"');
	expect(html).not.toContain(agency.booking["term-life"]);
});

test("the debt planner is arithmetic and stays; only the consultation needs an opinion", () => {
	const html = calculator(debt, bare);
	expect(html).toContain("$3,967.25");
	expect(html).not.toContain(agency.booking["debt-action"]);
	const advised: Claims = { showsSamples: false, proven: { debtConsultation: { states: ["FL"] } } };
	expect(calculator(debt, advised)).toContain(agency.booking["debt-action"]);
});

test.each(locales)('the estimate for a funeral fills in no coverage until it is proven, in "%s"', (locale) => {
	const begun = { service: "final_expense", state: "CA" };
	const { prefilled } = messagesFor(locale, ["calculator"]).calculator;
	const suggested: Claims = { showsSamples: false, proven: { funeralCosts: {} } };
	setClaims(suggested);
	const html = calculator(begun, suggested, locale);
	expect(html).toContain('value="11000"');
	expect(html).toContain(prefilled);
	setClaims(bare);
	const without = calculator(begun, bare, locale);
	expect(without).not.toContain('value="11000"');
	expect(without).not.toContain(prefilled);
	expect(without).toContain('name="coverageAmount"');
});

test("growth at 0% is as large as at the assumed rate", () => {
	const html = calculator(iul, samples);
	const size = (id: string) => new RegExp(`<dd class="([^"]*)"><span data-figure="${id}"`).exec(html)?.[1];
	expect(size("no_growth")).toBe(size("projected_value"));
	expect(size("projected_value")).toContain("text-3xl");
});

test.each(locales)('B4: answers that change no premium are said to change none, in "%s"', (locale) => {
	const t = translator(locale, "calculator");
	const html = read(calculator(termLife, samples, locale));
	for (const note of ["term_unused", "state_unused"] as const) {
		expect(html).toContain(t(`notes.${note}`));
	}
	expect(html).not.toContain(t("notes.smoking_unused"));
});

test("B4: somebody of 80 gets a figure, and reads that an agent must quote", () => {
	const html = calculator({ ...termLife, age: "80", term: "30" }, samples);
	expect(figures(html)).toBeGreaterThan(0);
	expect(html).toContain("For your real premium, you need a quote from a licensed agent.");
});

test.each(locales)('B18: a plan for debts speaks of no insurer, in "%s"', (locale) => {
	const { next, notes } = messagesFor(locale, ["calculator"]).calculator;
	const html = read(calculator(debt, samples, locale));
	expect(html).toContain(next.debtText);
	expect(html).not.toContain(next.text.split("<")[0]);
	expect(html).not.toContain(notes.not_a_quote);
});

test.each(locales)('B18: an annuity has no cost of insurance, in "%s"', (locale) => {
	const { notes } = messagesFor(locale, ["calculator"]).calculator;
	const fia = { service: "fia", state: "FL", depositAmount: "100000", timeHorizon: "10" };
	const html = read(calculator(fia, samples, locale));
	expect(html).toContain(notes.annuity_charges_not_included);
	expect(html).not.toContain(notes.charges_not_included);
	expect(read(calculator(iul, samples, locale))).toContain(notes.charges_not_included);
});

/** The field that the address of a result leads to, or "" for a whole step. */
function anchoredField(values: Record<string, string>): string | undefined {
	const html = calculator(values, samples);
	const [, rest] = html.split('id="estimate"');
	expect(html.split('id="estimate"')).toHaveLength(2);
	return /<input[^>]* name="(\w+)"/.exec(rest ?? "")?.[1];
}

test("without a result, the address of the result leads to what is wrong", () => {
	const funeral = { service: "final_expense", state: "FL", age: "60", coverageAmount: "15000" };
	for (const age of ["48", "abc", "90", ""]) expect(anchoredField({ ...funeral, age }), age).toBe("age");
	expect(anchoredField({ ...funeral, coverageAmount: "500000" })).toBe("coverageAmount");
	expect(anchoredField({ service: "iul", state: "FL" })).toBe("age");
	expect(calculator({ ...funeral, state: "" }, samples), "only the state is missing").toMatch(
		/<div id="estimate"[^>]*>(?:(?!name="age").)*name="state"/,
	);
	expect(calculator(funeral, samples)).toMatch(/<div id="estimate"[^>]*><section/);
});

test("the error of an age that a product does not take names what is open, with its price", () => {
	const funeral = { service: "final_expense", state: "FL", age: "48", coverageAmount: "15000" };
	const html = calculator(funeral, samples);
	expect(html).toContain("Final expense starts at age 50. At 48, you can get:");
	expect(html).toContain(">Term Life, $15,000: about $7 a month<");
	expect(html).toContain(">Whole Life, $15,000: about $26 a month<");
	expect(calculator(funeral, bare), "production").toContain(">Whole Life, $15,000: about $26 a month<");
	expect(calculator(funeral, { ...bare, withoutFigures: ["whole-life"] })).toContain(">Whole Life, $15,000<");
	expect(calculator({ ...funeral, age: "60", coverageAmount: "500000" }, samples)).toContain(
		"Final expense policies go up to $50,000. For $500,000, look at:",
	);
});
