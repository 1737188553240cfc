import { calculatorOf, type ProductSlug } from "../products/products.ts";
import type { FunnelAnswers } from "./funnel-progress.ts";

/** The calculator inputs that each funnel asks for, with the names of its questions. */
const askedAlready: Readonly<Record<ProductSlug, Readonly<Record<string, string>>>> = {
	"term-life": { age: "currentAge", coverageAmount: "coverageAmount" },
	"whole-life": { age: "currentAge", coverageAmount: "desiredBenefit" },
	"final-expense": { age: "currentAge", coverageAmount: "benefitAmount" },
	iul: { age: "currentAge", timeHorizon: "investmentHorizon" },
	fia: { depositAmount: "currentSavings" },
	ibc: {},
	"debt-action": { totalDebt: "totalDebt", targetPayment: "monthlyPayment" },
};

/** Opens the calculator with a funnel's answers: `service=iul&age=40&timeHorizon=20`. */
export function calculatorQuery(slug: ProductSlug, answers: FunnelAnswers): string {
	const inputs = Object.entries(askedAlready[slug]).map(([input, key]) => [input, answers[key] ?? ""]);
	return [["service", calculatorOf(slug)], ...inputs].map((pair) => pair.map(encodeURIComponent).join("=")).join("&");
}
