import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { PageFrame } from "#app/browser/page-frame.tsx";
import { Calculator } from "#app/features/calculator/calculator.tsx";
import { SentPanel } from "#app/features/funnels/sent-panel.tsx";
import { calculatorParts } from "#app/routes/calculator-parts.server.ts";
import CalcRoute, { loader as loadCalc } from "#app/routes/funnels/calc.tsx";
import QuoteRoute, { loader as loadQuote } from "#app/routes/funnels/quote.tsx";
import { statePrices } from "#app/routes/services/state-prices.server.ts";
import { currentClaims } from "#content/current-claims.server.ts";
import { queryOf } from "#domain/funnels/funnel-query.ts";
import { type Locale, locales } from "#domain/locale/locales.ts";
import type { Rate, RateTable } from "#domain/rates/rate-table.ts";
import { EstimateFigures } from "#emails/estimate-figures.tsx";
import { formatDate } from "#i18n/format.ts";
import { messagesFor, translator } from "#i18n/messages.server.ts";
import { leadEstimateCard } from "#server/leads/lead-estimate.server.ts";

/** An owner's small tables: term life to 45 for 20 years, final expense from 65 to 75 in Florida and Georgia. */
const { owned } = vi.hoisted(() => {
	const rate = { smoker: false, perThousand: 1000 } as const;
	const table = (rates: Rate[]): RateTable => ({
		isSample: false,
		effectiveOn: "2026-10-01",
		source: "Rate book 12",
		policy: null,
		feeCents: 500,
		rangePercent: 10,
		rates,
	});
	const term_life = table([{ ...rate, fromAge: 18, toAge: 45, term: 20, states: null }]);
	const final_expense = table([{ ...rate, fromAge: 65, toAge: 75, term: null, states: ["FL", "GA"] }]);
	return { owned: { term_life, final_expense } };
});
vi.mock("#content/rates.ts", async (original) => {
	const { rateTables } = await original<typeof import("#content/rates.ts")>();
	const tables = { ...rateTables, ...owned };
	return { rateTables: tables, ratesWith: () => tables };
});

/** Markup without its entities, as readers see it. */
const read = (html: string) => html.replaceAll("&#x27;", "'").replaceAll("&amp;", "&").replaceAll("&quot;", '"');

function draw(locale: Locale, element: React.ReactNode): string {
	const messages = messagesFor(locale, ["common", "location", "funnels", "questions", "calculator", "withheld"]);
	return read(
		renderToStaticMarkup(
			<PageFrame locale={locale} messages={messages} claims={currentClaims()}>
				{element}
			</PageFrame>,
		),
	);
}

const refusalOf = (locale: Locale) =>
	translator(locale, "calculator")("refused.text", {
		date: formatDate(locale, new Date("2026-10-01T12:00:00Z"), "UTC"),
	});
const mustQuote = (locale: Locale) => messagesFor(locale, ["funnels"]).funnels.estimate.agentMustQuote;

function calculator(locale: Locale, age: string): string {
	const values = { service: "term_life", state: "FL", age, coverageAmount: "250000", term: "20" };
	const props = { ...calculatorParts(locale), result: undefined, asked: null };
	return draw(locale, <Calculator values={values} ownPage {...props} />);
}

const funnels = {
	"term-life/calc": { currentAge: "40", coverageAmount: "250000" },
	"term-life-quote": { state: "FL", currentAge: "40", coverageAmount: "250000", termYears: "20", tobacco: "no" },
} as const;

function funnelPages(locale: Locale, funnel: keyof typeof funnels, age: string) {
	const isCalc = funnel === "term-life/calc";
	const answers = { ...funnels[funnel], currentAge: age };
	const request = new Request(`https://site.example/${locale}/funnels?${queryOf(answers, "result")}`);
	const data = isCalc
		? loadCalc({ params: { locale, service: "term-life" }, request } as never)
		: loadQuote({ params: { locale, quote: funnel }, request } as never);
	const Route = (isCalc ? CalcRoute : QuoteRoute) as unknown as ComponentType<{ loaderData: object }>;
	const questions = "calc" in data ? data.calc.questions : data.questions.questions;
	const lead = { ...data.leadStep, result: undefined };
	return {
		page: draw(locale, <Route loaderData={data} />),
		thanks: draw(
			locale,
			<SentPanel lead={lead} questions={questions} answers={answers} leadId={null} takesFocus={false} />,
		),
		email: leadEstimateCard({ details: { funnel, answers }, state: "FL", locale } as never),
	};
}

test.each(locales)('the calculator says that an agent must quote, in "%s"', (locale) => {
	expect(calculator(locale, "45")).toContain("data-figure");
	const html = calculator(locale, "46");
	expect(html).toContain(refusalOf(locale));
	expect(html).not.toContain("data-figure");
});

for (const funnel of ["term-life/calc", "term-life-quote"] as const) {
	test.each(locales)(`${funnel}, its thank-you panel and its email say that an agent must quote, in "%s"`, (locale) => {
		const priced = funnelPages(locale, funnel, "40");
		expect([priced.page, priced.thanks].every((html) => html.includes("data-figure"))).toBe(true);
		expect(priced.email?.figures.length).toBeGreaterThan(0);

		const { page, thanks, email } = funnelPages(locale, funnel, "60");
		for (const html of [page, thanks]) {
			expect(html).toContain(mustQuote(locale));
			expect(html).not.toContain("data-figure");
		}
		expect(email).toMatchObject({ figures: [], notes: [refusalOf(locale)] });
		if (email) expect(read(renderToStaticMarkup(<EstimateFigures {...email} />))).toContain(refusalOf(locale));
	});
}

test.each(locales)('state pages show the ages with a rate, and nothing where there is none, in "%s"', (locale) => {
	const t = translator(locale, "pages");
	expect(statePrices(locale, "FL")?.rows.map(({ age }) => age)).toEqual([t("state.prices.age", { age: 70 })]);
	expect(statePrices(locale, "FL")?.quote).toBe(t("state.prices.quote"));
	expect(statePrices(locale, "TX")).toBeNull();
});
