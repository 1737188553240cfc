import type { ClaimedPolicy } from "../rates/rate-table.ts";
import type { ProofFile } from "./proof-file.ts";

/**
 * Statements about the agency and its products that must be proven before the public reads them. Copy marks such words
 * with a tag of this name. Figures that calculators compute are estimates, not claims (`figures.ts`). Section
 * 626.9541(1)(a) and (b), Florida Statutes, forbids statements that are untrue or misleading; Rule 69B-150.107, F.A.C.,
 * wants the insurer and the form next to a premium.
 */
export const claimIds = [
	"priceFrom",
	"foundedYear",
	"familiesServed",
	"carriersCompared",
	"independence",
	"licensedStates",
	"spokenLanguages",
	"emailSupport",
	"reviewTime",
	"contactTime",
	"statedValue",
	"monthlySpots",
	"termLifeRates",
	"wholeLifeRates",
	"finalExpenseRates",
	"premiumFinancing",
	"funeralCosts",
	"funeralRanges",
	"stateFacts",
	"debtConsultation",
	"payRange",
	"postReview",
] as const;
export type ClaimId = (typeof claimIds)[number];

export function isClaimId(name: unknown): name is ClaimId {
	return (claimIds as readonly unknown[]).includes(name);
}

/** The evidence for a claim, as the owner records it. Dates are `YYYY-MM-DD` in the agency's time zone. */
export interface Evidence {
	/** The document that proves it, and where it is stored. */
	proof: string;
	approvedBy: string;
	approvedOn: string;
	/** The last day on which the claim is shown. */
	expiresOn: string;
	/** A number that replaces the sample in every language, such as the families served. */
	value?: number;
	policy?: ClaimedPolicy;
	/** The id of the rate table that the insurer approved, as the import prints it: another table doesn't get its name. */
	ratesOf?: string;
	/** Codes of the states that it covers, for a claim that a legal opinion proves state by state. */
	states?: readonly string[];
	/** The uploaded document. What an admin sets counts only with it. */
	file?: ProofFile;
}

/** What evidence must name besides its document. */
export type EvidencePart = "value" | "policy" | "rates" | "states";

/** A number, if the sample's is not the same in every language; the policy, where an insurer is named. */
export const evidenceParts: Readonly<Partial<Record<ClaimId, readonly EvidencePart[]>>> = {
	priceFrom: ["value", "policy"],
	foundedYear: ["value"],
	familiesServed: ["value"],
	termLifeRates: ["policy", "rates"],
	wholeLifeRates: ["policy", "rates"],
	finalExpenseRates: ["policy", "rates"],
	debtConsultation: ["states"],
};

/** The evidence that an admin has set, in place of what `content/claims.ts` has. Null: the claim is withdrawn. */
export type ClaimFacts = Readonly<Partial<Record<ClaimId, Evidence | null>>>;
