import type { ProductSlug } from "../products/products.ts";
import { readAnswer } from "../questions/read-answer.ts";
import { type FunnelStep, funnelConfigs } from "./funnel-config.ts";
import type { FunnelAnswers } from "./funnel-progress.ts";

/** A rule of thumb to start a conversation with: neither a quote nor a policy illustration. */
export type FunnelFigure = { unit: "cents" | "months"; value: number };

export type Recommendation =
	| { code: "start_early" | "index_allocation" | "premium_financing" | "catch_up" | "downside_protection" }
	| { code: "increase_savings"; monthlyCents: number };

export interface FunnelEstimate {
	primary: FunnelFigure;
	secondary: FunnelFigure | null;
	/** The primary figure at 0% growth, if it assumes growth. Show it next to the primary figure, as prominently. */
	withoutGrowth: FunnelFigure | null;
	recommendations: readonly Recommendation[];
}

type Values = (key: string) => number;

/** @returns undefined while an answer is missing or out of bounds */
export function funnelEstimate(slug: ProductSlug, answers: FunnelAnswers): FunnelEstimate | undefined {
	const isValid = (step: FunnelStep) => readAnswer(step, answers[step.name] ?? "", answers).ok;
	if (!funnelConfigs[slug].steps.every(isValid)) return undefined;
	return formulas[slug]((key) => Number(answers[key]), answers);
}

/** The agency's rules of thumb, in whole cents, rounded once at the end. */
const formulas: Readonly<Record<ProductSlug, (value: Values, answers: FunnelAnswers) => FunnelEstimate>> = {
	/** 0.1% of the coverage per year. */
	"term-life": (value) => primaryOnly(cents(value("coverageAmount") * 0.001)),
	/** 8% of the benefit per year. */
	"whole-life": (value) => primaryOnly(cents(value("desiredBenefit") * 0.08)),
	/** 12% of the benefit per year. */
	"final-expense": (value) => primaryOnly(cents(value("benefitAmount") * 0.12)),
	iul: estimateIul,
	fia: estimateFia,
	/** 10% of the income per month. */
	ibc: (value) => primaryOnly(cents(value("monthlyIncome") * 0.1)),
	/** Whole payments, without interest. The last one is smaller. */
	"debt-action": (value) =>
		primaryOnly({ unit: "months", value: Math.ceil(value("totalDebt") / value("monthlyPayment")) }),
};

/** Per year: 5% of the coverage, weighted by age. In total: 60% of the coverage over 20 years, pro rata otherwise. */
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
		// With 0% credited, the charges continue and can use up all of it.
		withoutGrowth: cents(0),
		recommendations,
	};
}

/** Monthly income from savings that grow by 5% a year until retirement, at 4% drawn a year, and the shortfall. */
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

function primaryOnly(primary: FunnelFigure): FunnelEstimate {
	return { primary, secondary: null, withoutGrowth: null, recommendations: [] };
}

function cents(dollars: number): FunnelFigure {
	return { unit: "cents", value: Math.round(dollars * 100) };
}
