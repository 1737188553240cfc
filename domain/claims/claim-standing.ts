import type { ClaimFacts, ClaimId, Evidence } from "../agency/claim-evidence.ts";
import type { RateTables } from "../rates/rate-table.ts";
import { type ClaimRegister, isComplete } from "./claims.ts";
import { claimedRates, provenPolicy } from "./proven-policy.ts";

/** Whether production shows a claim, or why not. The last three: it is proven, and prices still have no insurer's name. */
export type ClaimStanding =
	| "shown"
	| "noEvidence"
	| "withdrawn"
	| "noFile"
	| "notYet"
	| "ended"
	| "incomplete"
	| "otherRates"
	| "noPolicy"
	| "otherPolicy";

/** The evidence that counts for a claim once its document is there: what an admin has set, else the file's. */
export function evidenceOf(id: ClaimId, register: ClaimRegister, set: ClaimFacts): Evidence | null {
	const own = set[id];
	return own === undefined ? register[id].evidence : own;
}

/** @param today `YYYY-MM-DD` in the agency's time zone */
export function claimStanding(
	id: ClaimId,
	{ register, set, rates, today }: { register: ClaimRegister; set: ClaimFacts; rates: RateTables; today: string },
): ClaimStanding {
	const evidence = evidenceOf(id, register, set);
	if (!evidence) return set[id] === null ? "withdrawn" : "noEvidence";
	if (set[id] && !evidence.file) return "noFile";
	if (evidence.approvedOn > today) return "notYet";
	if (evidence.expiresOn < today) return "ended";
	if (!isComplete(id, evidence)) return "incomplete";
	const product = claimedRates(id);
	if (!product) return "shown";
	if (rates[product].id !== evidence.ratesOf) return "otherRates";
	if (!rates[product].policy) return "noPolicy";
	const claims = { showsSamples: false, proven: { [id]: evidence } };
	return provenPolicy(product, rates[product], claims) ? "shown" : "otherPolicy";
}
