import { useClaims } from "#app/browser/page-frame.tsx";
import { agency } from "#content/agency.ts";
import { rateTables } from "#content/rates.ts";
import { calculatorFields } from "#domain/calculators/calculator-fields.ts";
import type { FieldName, RawInputs } from "#domain/calculators/calculator-inputs.ts";
import type { CalculatorProduct } from "#domain/calculators/calculator-products.ts";
import { estimate } from "#domain/calculators/estimate.ts";
import type { Estimate } from "#domain/calculators/estimate-shape.ts";
import { type OpenInstead, openInstead } from "#domain/calculators/open-instead.ts";
import { withheldReason } from "#domain/claims/figures.ts";
import {
	type FunnelInputs,
	inputsOfFunnel,
	isEstimatingFunnel,
	productOfFunnel,
	refusedInputs,
} from "#domain/funnels/funnel-inputs.ts";
import type { FunnelAnswers } from "#domain/funnels/funnel-progress.ts";
import { calculatorOf } from "#domain/products/products.ts";

export type QuoteEstimate =
	| { kind: "shown"; estimate: Estimate; assumed: FunnelInputs["assumed"] }
	/** The calculator does not take these answers, such as an age of 40 for final expense. */
	| {
			kind: "outside";
			product: CalculatorProduct;
			fields: FieldName[];
			raw: RawInputs;
			/** Other products that this person can still buy. */
			instead: OpenInstead | null;
			/** The visitor has named no state. */
			isStateAssumed: boolean;
	  }
	/** No rate for this person: an agent must quote. */
	| { kind: "agent_must_quote" };

/**
 * The calculator's estimate for a funnel's answers; null where figures may not be shown.
 * @param state the state that the visitor stated elsewhere, for funnels that do not ask
 */
export function useQuoteEstimate(funnel: string, answers: FunnelAnswers, state: string | null): QuoteEstimate | null {
	const claims = useClaims();
	if (!isEstimatingFunnel(funnel)) return null;
	const product = productOfFunnel(funnel);
	if (withheldReason({ product, state: answers.state || state }, claims, agency)) return null;
	const given = inputsOfFunnel(funnel, answers, state);
	if (!given) {
		const { raw, errors, isStateAssumed } = refusedInputs(funnel, answers, state);
		const fields = calculatorFields[calculatorOf(product)].map(({ name }) => name).filter((name) => name in errors);
		const instead = openInstead(raw, errors);
		return { kind: "outside", product: calculatorOf(product), fields, raw, instead, isStateAssumed };
	}
	const result = estimate(given.inputs, rateTables);
	return result ? { kind: "shown", estimate: result, assumed: given.assumed } : { kind: "agent_must_quote" };
}
