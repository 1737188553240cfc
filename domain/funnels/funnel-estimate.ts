import type { ProductSlug } from "../products/products.ts";
import { readAnswer } from "../questions/read-answer.ts";
import { funnelConfigs } from "./funnel-config.ts";
import type { FunnelAnswers } from "./funnel-progress.ts";

/** A figure of a funnel: a rule of thumb to begin a talk with, neither a quote nor a policy illustration. */
export type FunnelFigure = { unit: "cents" | "months"; value: number };

export type Recommendation =
	| { code: "start_early" | "index_allocation" | "premium_financing" | "catch_up" | "downside_protection" }
	| { code: "increase_savings"; monthlyCents: number };

export interface FunnelEstimate {
	primary: FunnelFigure;
	secondary: FunnelFigure | null;
	/** The primary figure had nothing grown, where it counts with growth: it belongs beside it, and as plainly. */
	withoutGrowth: FunnelFigure | null;
	recommendations: readonly Recommendation[];
}

type Values = (key: string) => number;

/** @returns undefined while a question is open or an answer is out of its bounds */
export function funnelEstimate(slug: ProductSlug, answers: FunnelAnswers): FunnelEstimate | undefined {
	for (const step of funnelConfigs[slug].steps) {
		if ("error" in readAnswer(step, answers[step.name] ?? "", answers)) return undefined;
	}
	return formulas[slug]((key) => Number(answers[key]), answers);
}

/** Illustrative, in whole cents with one rounding at the end; each is the agency's own rule of thumb. */
const formulas: Readonly<Record<ProductSlug, (value: Values, answers: FunnelAnswers) => FunnelEstimate>> = {
	/** 0.1 % of the coverage, a year. */
	"term-life": (value) => plain(cents(value("coverageAmount") * 0.001)),
	/** 8 % of the benefit, a year. */
	"whole-life": (value) => plain(cents(value("desiredBenefit") * 0.08)),
	/** 12 % of the benefit, a year. */
	"final-expense": (value) => plain(cents(value("benefitAmount") * 0.12)),
	iul: estimateIul,
	fia: estimateFia,
	/** 10 % of the income, a month. */
	ibc: (value) => plain(cents(value("monthlyIncome") * 0.1)),
	/** Whole payments, the last one smaller; interest is left out. */
	"debt-action": (value) => plain({ unit: "months", value: Math.ceil(value("totalDebt") / value("monthlyPayment")) }),
};

/**
 * A year: 5 % of the coverage, weighed by age. In all: 60 % of the coverage over 20 years, more or less over others.
 */
function estimateIul(value: Values, answers: FunnelAnswers): FunnelEstimate {
	const coverage = value("targetCoverage");
	const age = value("currentAge");
	const recommendations: Recommendation[] = [];
	if (age < 35) recommendations.push({ code: "start_early" });
	if (answers.riskTolerance === "aggressive") recommendations.push({ code: "index_allocation" });
	if (value("annualIncome") > 100_000) recommendations.push({ code: "premium_financing" });
	return {
		primary: cents(coverage * 0.05 * Math.max(0.5, 2 - age / 50)),
		secondary: cents((coverage * 0.6 * value("investmentHorizon")) / 20),
		withoutGrowth: null,
		recommendations,
	};
}

/** A month: savings grown by 5 % a year until retirement, of which 4 % a year are drawn; and what is then missing. */
function estimateFia(value: Values): FunnelEstimate {
	const age = value("currentAge");
	const savings = value("currentSavings");
	const monthlyIncome = (saved: number) => (saved * 0.04) / 12;
	const income = monthlyIncome(savings * 1.05 ** (value("retirementAge") - age));
	const shortfall = Math.max(0, value("incomeNeeds") - income);
	const recommendations: Recommendation[] = [];
	if (shortfall > 0) recommendations.push({ code: "increase_savings", monthlyCents: cents(shortfall * 1.2).value });
	if (age > 55) recommendations.push({ code: "catch_up" });
	recommendations.push({ code: "downside_protection" });
	return {
		primary: cents(income),
		secondary: cents(shortfall),
		withoutGrowth: cents(monthlyIncome(savings)),
		recommendations,
	};
}

function plain(primary: FunnelFigure): FunnelEstimate {
	return { primary, secondary: null, withoutGrowth: null, recommendations: [] };
}

function cents(dollars: number): FunnelFigure {
	return { unit: "cents", value: Math.round(dollars * 100) };
}
