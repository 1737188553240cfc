import type { SetFacts } from "../agency/settable-facts.ts";
import { type ClaimedPolicy, premiumProducts } from "../rates/rate-table.ts";
import type { InsuredProduct } from "./figures.ts";
import { keepsTeam, type TeamMember } from "./team-member.ts";

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
}

export interface ClaimRecord {
	/** The claim in plain words, for the owner. */
	says: string;
	/** True if evidence must name the policy. */
	needsPolicy?: true;
	/** True if evidence must name a rate table. */
	needsRates?: true;
	/** True if evidence must name a number, because the sample's is not the same in every language. */
	needsValue?: true;
	evidence: Evidence | null;
}

export type ClaimRegister = Readonly<Record<ClaimId, ClaimRecord>>;

/** The public part of the evidence for a claim. */
export type ProvenClaim = Pick<Evidence, "value" | "policy" | "ratesOf" | "states">;

/** The claims that are allowed now. Plain data, because pages and threads receive it. */
export interface Claims {
	/** True if claims without evidence are shown, too, with the word "Sample" next to them. Never in production. */
	showsSamples: boolean;
	proven: Readonly<Partial<Record<ClaimId, ProvenClaim>>>;
	/** The ids of testimonials that clients have confirmed. */
	testimonials?: readonly string[];
	/** The people whom an admin shows with their permission, in their order. The build has none. */
	team?: readonly TeamMember[];
	/** The ids of insurers whose appointment and rating have been confirmed. */
	insurers?: readonly string[];
	/** Products for which the owner shows no figures. */
	withoutFigures?: readonly InsuredProduct[];
	/** Products whose rates lack somebody whose premium copy names as an example. */
	withoutExamples?: readonly InsuredProduct[];
	/** What an admin has set about the agency. It is no claim, but pages, threads and the browser get it the same way. */
	facts?: SetFacts;
}

/** Records that are shown one by one, each with its own confirmation. */
const confirmedLists = ["testimonials", "insurers"] as const satisfies readonly (keyof Claims)[];

export type ClaimProof = "proven" | "sample" | "withheld";

/** @param today `YYYY-MM-DD` in the agency's time zone */
export function claimsInEffect(register: ClaimRegister, isProduction: boolean, today: string): Claims {
	const proven = claimIds.flatMap((id) => {
		const { evidence, needsPolicy, needsRates, needsValue } = register[id];
		if (!evidence || evidence.approvedOn > today || evidence.expiresOn < today) return [];
		if ((needsPolicy && !evidence.policy) || (needsRates && !evidence.ratesOf)) return [];
		if (needsValue && evidence.value === undefined) return [];
		const { value, policy, ratesOf, states } = evidence;
		const shown = Object.fromEntries(
			Object.entries({ value, policy, ratesOf, states }).filter(([, part]) => part !== undefined),
		);
		return [[id, shown] as const];
	});
	return { showsSamples: !isProduction, proven: Object.fromEntries(proven) };
}

export function claimStatus(claims: Claims, id: ClaimId): ClaimProof {
	if (claims.proven[id]) return "proven";
	return claims.showsSamples ? "sample" : "withheld";
}

export function isClaimId(name: string): name is ClaimId {
	return (claimIds as readonly string[]).includes(name);
}

/** Equal for claims under which every page reads the same. */
export function claimsVersion(claims: Claims): string {
	const lists = confirmedLists.map((list) => claims[list] ?? []);
	return JSON.stringify([
		claims.showsSamples,
		claimIds.map((id) => claims.proven[id] ?? null),
		lists,
		claims.team ?? [],
		factsVersion(claims.facts),
	]);
}

/** A table of rates can be long, and its id says which one it is. */
function factsVersion({ rates, ...facts }: SetFacts = {}) {
	return [facts, rateIds({ rates })];
}

function rateIds({ rates }: SetFacts = {}) {
	return premiumProducts.map((product) => rates?.[product]?.id ?? null);
}

/** True if every claim that was allowed still is, and prices are the same, so that copy resolved before remains true. */
export function withdrawsNothing(before: Claims, after: Claims): boolean {
	if (before.showsSamples && !after.showsSamples) return false;
	const keepsLists = confirmedLists.every((list) => (before[list] ?? []).every((id) => after[list]?.includes(id)));
	const isSame = (id: ClaimId) => JSON.stringify(before.proven[id]) === JSON.stringify(after.proven[id]);
	const lapsed = after.facts?.licenses?.missing ?? [];
	const keepsLicenses = lapsed.every((state) => before.facts?.licenses?.missing.includes(state));
	return (
		keepsLicenses &&
		keepsLists &&
		JSON.stringify(rateIds(before.facts)) === JSON.stringify(rateIds(after.facts)) &&
		keepsTestimonials(before, after) &&
		keepsTeam(before.team, after.team) &&
		claimIds.every((id) => !before.proven[id] || isSame(id))
	);
}

/** True if words of clients that were shown still are, with all that is said about them. */
function keepsTestimonials(before: Claims, after: Claims): boolean {
	const set = after.facts?.testimonials?.map((one) => JSON.stringify(one));
	if (!before.facts?.testimonials) return !set || (before.testimonials ?? []).length === 0;
	return before.facts.testimonials.every((one) => set?.includes(JSON.stringify(one)));
}

/** For everything that shows no testimonial. The permissions of clients are for the staff alone. */
export function withoutTestimonials(claims: Claims): Claims {
	if (!claims.facts?.testimonials) return claims;
	const { testimonials: _, ...facts } = claims.facts;
	return { ...claims, facts };
}

/** For everything that visitors get: they don't learn where staff receive leads. */
export function withoutMail(claims: Claims): Claims {
	if (!claims.facts?.mail) return claims;
	const { mail: _, ...facts } = claims.facts;
	return { ...claims, facts };
}
