import { serviceAvailability } from "../compliance/availability.ts";
import { complianceByCode } from "../compliance/states.ts";
import type { LeadProduct } from "./lead-content.ts";

/**
 * Whether the agency may not offer what was asked about where the visitor lives. Nothing is held against somebody who
 * named no state; work as an agent is offered everywhere.
 */
export function isNotOffered(state: string | null, product: LeadProduct | null): boolean {
	if (!state || product === "recruiting") return false;
	if (!product) return complianceByCode(state)?.status !== "active";
	return serviceAvailability(product, state) !== "offered";
}
