import type { CalculatorInputs } from "../calculators/calculator-inputs.ts";
import { endKey, type FunnelAnswers } from "./funnel-progress.ts";
import { queryOf } from "./funnel-query.ts";
import { type QuoteFunnelId, quotePath } from "./quote-funnels.ts";

/**
 * The quote funnel that continues from an estimate, without the language: it asks only what the calculator did not.
 * Null if the product has none.
 */
export function quoteOfInputs(inputs: CalculatorInputs): string | null {
	const found = answersOf(inputs);
	return found && `${quotePath(found.funnel)}?${queryOf({ state: inputs.state, ...found.answers }, endKey)}`;
}

function answersOf(inputs: CalculatorInputs): { funnel: QuoteFunnelId; answers: FunnelAnswers } | null {
	switch (inputs.service) {
		case "term_life": {
			const { age, coverageAmount, term, smoker } = inputs;
			return {
				funnel: "term-life-quote",
				answers: { ...common(age, smoker, coverageAmount), termYears: String(term) },
			};
		}
		case "final_expense": {
			const { currentAge = "", ...answers } = common(inputs.age, inputs.smoker, inputs.coverageAmount);
			return { funnel: "final-expense-quote", answers: { ...answers, insuredAge: currentAge } };
		}
		case "iul": {
			const answers = { currentAge: String(inputs.age), monthlyBudget: String(inputs.monthlyContribution) };
			return { funnel: "iul-quote", answers };
		}
		default:
			return null;
	}
}

function common(age: number, smoker: boolean, coverageAmount: number): Record<string, string> {
	return { currentAge: String(age), coverageAmount: String(coverageAmount), tobacco: smoker ? "yes" : "no" };
}
