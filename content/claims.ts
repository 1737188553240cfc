import type { ClaimRegister } from "#domain/claims/claims.ts";

/**
 * The claims register. Production shows a claim only while evidence for it counts, in all languages at once (decision 033):
 * what an admin has set on the settings page (decision 139), else what is recorded here. `npm run ops -- launch:check` lists what
 * is missing. An example of evidence:
 *
 * `{ proof: "Client list of 2026-10-01, in the compliance folder", approvedBy: "Ana Diaz, licensed agent",
 *    approvedOn: "2026-10-02", expiresOn: "2027-10-01", value: 1200 }`
 */
export const claimsRegister: ClaimRegister = {
	priceFrom: { says: "Coverage starts at $15 a month", evidence: null },
	foundedYear: { says: "The agency has been trusted since the year in content/agency.ts", evidence: null },
	familiesServed: { says: "How many families the agency has served", evidence: null },
	carriersCompared: { says: "The agency compares the policies of many carriers", evidence: null },
	independence: { says: "No insurer owns the agency", evidence: null },
	licensedStates: { says: "The agency is licensed in every state of domain/compliance/states.ts", evidence: null },
	spokenLanguages: { says: "Licensed agents speak the four languages of the site", evidence: null },
	emailSupport: { says: "Email is answered at any hour", evidence: null },
	reviewTime: { says: "An agent reads each message within 4 open hours", evidence: null },
	contactTime: { says: "The agency responds by the same time on the next business day", evidence: null },
	statedValue: { says: "What others charge for a consultation like the free one (16 CFR 233)", evidence: null },
	monthlySpots: { says: "How many consultations the agents can give in a month", evidence: null },
	termLifeRates: { says: "An insurer approved the term life rates in use", evidence: null },
	wholeLifeRates: { says: "An insurer approved the whole life rates in use", evidence: null },
	finalExpenseRates: { says: "An insurer approved the final expense rates in use", evidence: null },
	premiumFinancing: { says: "Counsel allows the suggestion to explore premium financing", evidence: null },
	funeralCosts: { says: "The average cost of a funeral by state", evidence: null },
	funeralRanges: { says: "The cost of a funeral in Daytona Beach and Jacksonville", evidence: null },
	stateFacts: { says: "A licensed person has checked the rules of each state", evidence: null },
	debtConsultation: { says: "Counsel allows debt consultations in the states that the evidence lists", evidence: null },
	postReview: { says: "A licensed person has read the articles that came with the site", evidence: null },
	payRange: { says: "The pay of a marketing role", evidence: null },
};
