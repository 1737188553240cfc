import { maximumCoverage, priceCardAmounts } from "../calculators/coverage-amounts.ts";
import type { NumberQuestion } from "../questions/question.ts";
import { readAnswer } from "../questions/read-answer.ts";
import type { FunnelAnswers } from "./funnel-progress.ts";

/** What people answer most, by the name of the question. Each is in dollars, except the age. */
const usual: Readonly<Record<string, readonly number[]>> = {
	coverageAmount: priceCardAmounts.term_life,
	desiredBenefit: priceCardAmounts.whole_life,
	benefitAmount: priceCardAmounts.final_expense,
	targetCoverage: priceCardAmounts.term_life,
	annualIncome: [50_000, 75_000, 100_000],
	monthlyIncome: [3000, 5000, 8000],
	monthlyBudget: [100, 250, 500],
	amount: [50_000, 100_000, 250_000],
	currentSavings: [50_000, 100_000, 250_000],
	monthlyContribution: [100, 250, 500],
	incomeNeeds: [2000, 3000, 5000],
	currentDebt: [0, 10_000, 25_000],
	totalDebt: [10_000, 25_000, 50_000],
	monthlyPayment: [300, 500, 1000],
	retirementAge: [62, 65, 67, 70],
};

/** The answers to offer at one tap: those of the usual ones that the question takes after the answers so far. */
export function usualAnswers(question: NumberQuestion, answers: FunnelAnswers): readonly number[] {
	const { name, max } = question;
	const offered = max === maximumCoverage.final_expense ? priceCardAmounts.final_expense : (usual[name] ?? []);
	return offered.filter((number) => readAnswer(question, String(number), answers).ok);
}
