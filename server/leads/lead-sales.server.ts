import { agency } from "#content/agency.ts";
import { currentClaims } from "#content/current-claims.server.ts";
import type { contactSubmissions } from "#database/schema.ts";
import { type WithheldReason, withheldReason } from "#domain/claims/figures.ts";
import { type Sale, type SalesRefusal, salesRefusal } from "#domain/claims/selling.ts";
import { isEstimatingFunnel, productOfFunnel } from "#domain/funnels/funnel-inputs.ts";
import { type ProductSlug, productOfCalculator } from "#domain/products/products.ts";

type SoldLead = Pick<typeof contactSubmissions.$inferSelect, "product" | "state" | "details">;

/**
 * All states that a lead names: its own, and those among its answers and inputs. Our pages send the same one
 * everywhere, but anybody can post something else. A refusal in one of them is a refusal of the whole.
 */
function statesOfLead({ state, details }: Pick<SoldLead, "state" | "details">): readonly (string | null)[] {
	const states = [state, details.answers?.state, details.inputs?.state].filter((one) => typeof one === "string" && one);
	return states.length > 0 ? (states as string[]) : [null];
}

/** All products that a lead names: its own, its funnel's and its calculator's. */
function productsOfLead({ product, details }: SoldLead): readonly (ProductSlug | null)[] {
	const { funnel = "", calculator } = details;
	const products = [
		product === "recruiting" ? null : product,
		isEstimatingFunnel(funnel) ? productOfFunnel(funnel) : null,
		calculator ? productOfCalculator[calculator] : null,
	].filter((one) => one !== null);
	return products.length > 0 ? products : [null];
}

function refusedSale(lead: SoldLead): (Sale & { reason: SalesRefusal }) | null {
	for (const state of statesOfLead(lead)) {
		for (const product of productsOfLead(lead)) {
			const reason = salesRefusal({ product, state }, currentClaims(), agency);
			if (reason) return { product, state, reason };
		}
	}
	return null;
}

/** Why nothing may be sold to the person: no price, appointment or call. Job applicants don't buy anything. */
export function refusalOf(lead: SoldLead): SalesRefusal | null {
	return lead.product === "recruiting" ? null : (refusedSale(lead)?.reason ?? null);
}

/** True if the person is a job applicant, so that nothing is sold to them. */
export function isApplicant({
	kind,
	product,
}: Pick<typeof contactSubmissions.$inferSelect, "kind" | "product">): boolean {
	return product === "recruiting" || kind === "application";
}

/** The state that counts: the one where the sale is refused, if there is one. */
export function stateOfLead(lead: SoldLead): string | null {
	const [first = null] = statesOfLead(lead);
	return refusedSale(lead)?.state ?? first;
}

/** Why a lead's figures for a product are not shown. Null: they are. */
export function withheldReasonOf(lead: SoldLead, shown: ProductSlug): WithheldReason | null {
	for (const state of statesOfLead(lead)) {
		const reason = withheldReason({ product: shown, state }, currentClaims(), agency);
		if (reason) return reason;
		for (const product of productsOfLead(lead)) {
			const refusal = product === shown ? null : salesRefusal({ product, state }, currentClaims(), agency);
			// Without an opinion about advice on debts, figures for another product may be shown.
			if (refusal && refusal !== "no_opinion") return refusal;
		}
	}
	return null;
}
