import { productAvailability } from "../compliance/availability.ts";
import { complianceByCode } from "../compliance/states.ts";
import type { LeadProduct } from "./lead.ts";

/**
 * True if the agency may not offer the product in the visitor's state. An unknown state counts as offered; work as an
 * agent is offered everywhere.
 */
export function isNotOffered(state: string | null, product: LeadProduct | null): boolean {
	if (!state || product === "recruiting") return false;
	if (!product) return complianceByCode(state)?.status !== "active";
	return productAvailability(product, state) !== "offered";
}
