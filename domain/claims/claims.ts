import { type ClaimFacts, type ClaimId, claimIds, type Evidence, evidenceParts } from "../agency/claim-evidence.ts";
import type { SetFacts, SettingsSection } from "../agency/settable-facts.ts";
import type { InsuredProduct } from "../products/products.ts";
import { premiumProducts } from "../rates/rate-table.ts";
import { keepsTeam, type TeamMember } from "./team-member.ts";

export interface ClaimRecord {
	/** The claim in plain words, for the owner. */
	says: string;
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

/** Records that are shown one by one, each with its own confirmation. What an admin adds replaces those of the files. */
const recordLists = ["testimonials", "insurers"] as const satisfies readonly (keyof Claims & keyof SetFacts)[];

export type ClaimProof = "proven" | "sample" | "withheld";

/** The register with what an admin has set in place of the evidence in the file. Without its document it is none. */
export function registerWith(register: ClaimRegister, set: ClaimFacts = {}): ClaimRegister {
	const entries = claimIds.map((id) => {
		const own = set[id];
		return [id, own === undefined ? register[id] : { ...register[id], evidence: own?.file ? own : null }] as const;
	});
	return Object.fromEntries(entries) as ClaimRegister;
}

/** @param today `YYYY-MM-DD` in the agency's time zone */
export function claimsInEffect(register: ClaimRegister, isProduction: boolean, today: string): Claims {
	const proven = claimIds.flatMap((id) => {
		const { evidence } = register[id];
		if (!evidence || evidence.approvedOn > today || evidence.expiresOn < today) return [];
		if (!isComplete(id, evidence)) return [];
		const { value, policy, ratesOf, states } = evidence;
		const shown = Object.fromEntries(
			Object.entries({ value, policy, ratesOf, states }).filter(([, part]) => part !== undefined),
		);
		return [[id, shown] as const];
	});
	return { showsSamples: !isProduction, proven: Object.fromEntries(proven) };
}

/** True if the evidence names all that its claim needs. */
export function isComplete(id: ClaimId, { value, policy, ratesOf, states = [] }: Evidence): boolean {
	const has = {
		value: value !== undefined,
		policy: policy !== undefined,
		rates: Boolean(ratesOf),
		states: states.length > 0,
	};
	return (evidenceParts[id] ?? []).every((part) => has[part]);
}

export function claimStatus(claims: Claims, id: ClaimId): ClaimProof {
	if (claims.proven[id]) return "proven";
	return claims.showsSamples ? "sample" : "withheld";
}

/** Equal for claims under which every page reads the same. */
export function claimsVersion(claims: Claims): string {
	const lists = recordLists.map((list) => claims[list] ?? []);
	return JSON.stringify([
		claims.showsSamples,
		claimIds.map((id) => claims.proven[id] ?? null),
		lists,
		claims.team ?? [],
		factsVersion(claims.facts),
	]);
}

/** A table of rates can be long, and its id says which one it is. What pages say of the evidence for claims is in `proven`. */
function factsVersion({ rates, claims: _, ...facts }: SetFacts = {}) {
	return [facts, rateIds({ rates })];
}

function rateIds({ rates }: SetFacts = {}) {
	return premiumProducts.map((product) => rates?.[product]?.id ?? null);
}

/** True if every claim that was allowed still is, and prices are the same, so that copy resolved before remains true. */
export function withdrawsNothing(before: Claims, after: Claims): boolean {
	if (before.showsSamples && !after.showsSamples) return false;
	const keepsLists = recordLists.every((list) => (before[list] ?? []).every((id) => after[list]?.includes(id)));
	const isSame = (id: ClaimId) => JSON.stringify(before.proven[id]) === JSON.stringify(after.proven[id]);
	const lapsed = after.facts?.licenses?.missing ?? [];
	const keepsLicenses = lapsed.every((state) => before.facts?.licenses?.missing.includes(state));
	const keepsFigures = (after.withoutFigures ?? []).every((product) => before.withoutFigures?.includes(product));
	return (
		keepsLicenses &&
		keepsFigures &&
		keepsLists &&
		JSON.stringify(rateIds(before.facts)) === JSON.stringify(rateIds(after.facts)) &&
		recordLists.every((list) => keepsRecords(list, before, after)) &&
		keepsTeam(before.team, after.team) &&
		claimIds.every((id) => !before.proven[id] || isSame(id))
	);
}

/** True if the records of a list that were shown still are, with all that is said about them. */
function keepsRecords(list: (typeof recordLists)[number], before: Claims, after: Claims): boolean {
	const shown = before.facts?.[list];
	const now = after.facts?.[list]?.map((one) => JSON.stringify(one));
	if (!shown) return !now || (before[list] ?? []).length === 0;
	return shown.every((one) => now?.includes(JSON.stringify(one)));
}

/** For everything that doesn't show some sections: the papers behind them, and where leads are received, are for the staff alone. */
export function withoutSections(claims: Claims, ...sections: SettingsSection[]): Claims {
	const { facts } = claims;
	if (!facts || sections.every((section) => facts[section] === undefined)) return claims;
	const left = Object.entries(facts).filter(([section]) => !(sections as string[]).includes(section));
	return { ...claims, facts: Object.fromEntries(left) as SetFacts };
}
