import fc from "fast-check";
import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { PageFrame } from "#app/browser/page-frame.tsx";
import { Calculator } from "#app/features/calculator/calculator.tsx";
import { SentPanel } from "#app/features/funnels/sent-panel.tsx";
import { calculatorParts } from "#app/routes/calculator-parts.server.ts";
import CalcRoute, { loader as loadCalc } from "#app/routes/funnels/calc.tsx";
import QuoteRoute, { loader as loadQuote } from "#app/routes/funnels/quote.tsx";
import { currentClaims } from "#content/current-claims.server.ts";
import type { RawInputs } from "#domain/calculators/calculator-inputs.ts";
import { fromQuery, toQuery } from "#domain/calculators/inputs-query.ts";
import { calculatorQuery } from "#domain/funnels/calculator-query.ts";
import { type FunnelStep, funnelConfigs } from "#domain/funnels/funnel-config.ts";
import { type EstimatingFunnel, inputsOfFunnel, productOfFunnel } from "#domain/funnels/funnel-inputs.ts";
import type { FunnelAnswers } from "#domain/funnels/funnel-progress.ts";
import { queryOf } from "#domain/funnels/funnel-query.ts";
import { type QuoteFunnelId, quoteFunnelIds, quoteFunnels } from "#domain/funnels/quote-funnels.ts";
import { type Locale, locales } from "#domain/locale/locales.ts";
import { headquartersState } from "#domain/location/jurisdictions.ts";
import { productSlugs } from "#domain/products/products.ts";
import { EstimateFigures } from "#emails/estimate-figures.tsx";
import { messagesFor } from "#i18n/messages.server.ts";
import { leadEstimateCard } from "#server/leads/lead-estimate.server.ts";
import { reportContent } from "#server/pdf/report-content.server.ts";
import { isLong, seed } from "#tests/support/sample.ts";

vi.setConfig({ testTimeout: 300_000 });

/** Each is drawn on five surfaces. */
const people = isLong ? 200 : 50;
const now = new Date("2026-11-23T15:00:00Z");

/** Largest amounts that visitors name; ages and years have bounds of their own. */
const largest: Record<string, number> = {
	monthlyPayment: 3000,
	monthlyBudget: 3000,
	monthlyIncome: 30_000,
	totalDebt: 80_000,
	benefitAmount: 50_000,
};

function answerOf(step: FunnelStep): fc.Arbitrary<string> {
	if (step.kind === "state") return fc.constantFrom("FL", "TX", "GA", "OH");
	if (step.kind === "choice") return fc.constantFrom(...step.options);
	if (step.unit === "years") {
		const { min, max, grain } = step;
		const bounds = {
			min: Math.ceil(Math.max(min, grain > 1 ? 0 : 18) / grain),
			max: Math.floor(Math.min(max, 90) / grain),
		};
		return fc.integer(bounds).map((count) => String(count * grain));
	}
	const max = largest[step.name] ?? 1_000_000;
	return fc.integer({ min: Math.ceil(step.min / 50), max: max / 50 }).map((count) => String(count * 50));
}

const stepsOf = (funnel: EstimatingFunnel): readonly FunnelStep[] =>
	isQuote(funnel) ? quoteFunnels[funnel].steps : funnelConfigs[productOfFunnel(funnel)].steps;

function isQuote(funnel: EstimatingFunnel): funnel is QuoteFunnelId {
	return (quoteFunnelIds as readonly string[]).includes(funnel);
}

const personOf = (funnel: EstimatingFunnel): fc.Arbitrary<FunnelAnswers> =>
	fc.record(Object.fromEntries(stepsOf(funnel).map((step) => [step.name, answerOf(step)])));

type Figures = Record<string, string>;

/** The figures that a surface shows, by their ids. */
function figuresIn(html: string): Figures {
	return Object.fromEntries(
		[...html.matchAll(/data-figure="([^"]+)">([^<]*)</g)].map(([, id = "", value = ""]) => [id, value]),
	);
}

function draw(locale: Locale, element: React.ReactNode): string {
	const messages = messagesFor(locale, ["common", "location", "funnels", "questions", "calculator", "withheld"]);
	return renderToStaticMarkup(
		<PageFrame locale={locale} messages={messages} claims={currentClaims()}>
			{element}
		</PageFrame>,
	);
}

function load(funnel: EstimatingFunnel, locale: Locale, query: string) {
	const request = new Request(`https://site.example/${locale}/funnels?${query}`);
	return isQuote(funnel)
		? loadQuote({ params: { locale, quote: funnel }, request } as never)
		: loadCalc({ params: { locale, service: productOfFunnel(funnel) }, request } as never);
}

function surfaces(funnel: EstimatingFunnel, answers: FunnelAnswers, locale: Locale) {
	const data = load(funnel, locale, queryOf(answers, "result"));
	const Route = (isQuote(funnel) ? QuoteRoute : CalcRoute) as unknown as ComponentType<{ loaderData: object }>;
	const { state = null, ...others } = answers;
	const given = inputsOfFunnel(funnel, answers, null);
	const questions = "calc" in data ? data.calc.questions : data.questions.questions;
	const card = leadEstimateCard({ details: { funnel, answers: others }, state, locale } as never);
	const lead = { ...data.leadStep, result: undefined };
	return {
		given,
		funnel: figuresIn(draw(locale, <Route loaderData={data} />)),
		thanks: figuresIn(
			draw(locale, <SentPanel lead={lead} questions={questions} answers={answers} leadId={null} takesFocus={false} />),
		),
		email: {
			figures: Object.fromEntries((card?.figures ?? []).map(({ id, value }) => [id, value])),
			html: card ? renderToStaticMarkup(<EstimateFigures {...card} />) : "",
		},
		calculator: given ? calculatorFigures(locale, fromQuery(new URLSearchParams(queryFor(funnel, answers)))) : {},
		report: given
			? reportContent({ locale, name: null, inputs: given.inputs, booking: null, now }).result?.figures
			: undefined,
	};
}

/** The query of the funnel's link to the calculator; quote funnels have none, and name the same inputs. */
function queryFor(funnel: EstimatingFunnel, answers: FunnelAnswers): string {
	if (!isQuote(funnel)) return calculatorQuery(productOfFunnel(funnel), answers, headquartersState);
	const given = inputsOfFunnel(funnel, answers, null);
	return given ? toQuery(given.inputs) : "";
}

function calculatorFigures(locale: Locale, values: RawInputs): Figures {
	const props = { ...calculatorParts(locale), result: undefined, asked: null };
	return figuresIn(draw(locale, <Calculator values={values} ownPage {...props} />));
}

const funnels: EstimatingFunnel[] = [
	...productSlugs.map((product): EstimatingFunnel => `${product}/calc`),
	...quoteFunnelIds,
];

test.each(funnels)(`B3: %s shows ${people} people one estimate and range everywhere`, (funnel) => {
	let shown = 0;
	for (const [index, answers] of fc.sample(personOf(funnel), { seed, numRuns: people }).entries()) {
		const locale = locales[index % locales.length] ?? "en";
		const { given, report, calculator, thanks, email, ...page } = surfaces(funnel, answers, locale);
		if (!given) {
			expect([page.funnel, thanks, email.figures], JSON.stringify(answers)).toEqual([{}, {}, {}]);
			continue;
		}
		shown += 1;
		const all = Object.fromEntries((report ?? []).map(({ id, value }) => [id, value]));
		const [main] = report ?? [];
		const isDebt = given.inputs.service === "debt_plan";
		const expected = [main?.id ?? "", ...(isDebt ? [] : ["range"])].map((id) => [id, all[id]]);
		const name = `${locale} ${JSON.stringify(answers)}`;
		expect(expected.flat().every(Boolean), name).toBe(true);
		for (const figures of [page.funnel, thanks, email.figures, calculator]) {
			expect(figures, name).toMatchObject(Object.fromEntries(expected));
			// Every other figure that a surface shows is the report's, too.
			for (const [id, value] of Object.entries(figures)) expect(value, `${name} ${id}`).toBe(all[id]);
		}
		for (const [, value] of expected) expect(email.html, name).toContain(value);
	}
	expect(shown).toBeGreaterThan(people / 10);
});
