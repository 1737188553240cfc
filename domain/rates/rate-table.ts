export const premiumProducts = ["term_life", "whole_life", "final_expense"] as const;
export type PremiumProduct = (typeof premiumProducts)[number];

export function isPremiumProduct(name: string): name is PremiumProduct {
	return (premiumProducts as readonly string[]).includes(name);
}

/** The policy whose premiums or values a claim names. */
export interface ClaimedPolicy {
	insurer: string;
	/** The form number under which the insurer filed the policy. */
	form: string;
	/** The insurer's approval of this advertisement. */
	approval: string;
	/** The day of that approval, `YYYY-MM-DD`. */
	approvedOn: string;
}

/** The most characters of each text of a policy. */
export const maxPolicyLine = 120;

/** The cost of a thousand dollars of coverage for a group of people. */
export interface Rate {
	/** Both ages are included. */
	fromAge: number;
	toAge: number;
	smoker: boolean;
	/** In years; null where the length changes nothing. */
	term: number | null;
	/** Two-letter codes; null where the state changes nothing. */
	states: readonly string[] | null;
	/** Per month, in hundredths of a cent, a whole number. */
	perThousand: number;
	/** True if the rates give only a rough idea, so that an agent must quote. */
	isRough?: true;
}

export interface RateTable {
	/** The agency's rules of thumb. Shown as "sample rates", never as an insurer's. */
	isSample: boolean;
	/** Names this very table: its day and a hash of its rates. Only imported rates have one. */
	id?: string;
	/** `YYYY-MM-DD` */
	effectiveOn: string;
	/** Where the rates come from, in English. */
	source: string;
	/** The insurer, the form and its approval. Null for samples. */
	policy: ClaimedPolicy | null;
	/** A fee on top of the rate, per policy and month. */
	feeCents: number;
	/** How far a real quote may lie below or above the estimate. */
	rangePercent: number;
	rates: readonly Rate[];
}

/** The source of a premium, as shown next to it. */
export type RateSource = Pick<RateTable, "isSample" | "id" | "effectiveOn" | "source" | "policy">;

export type RateTables = Readonly<Record<PremiumProduct, RateTable>>;

/** The rates that an admin has set. A product that is missing has those that came with the site. */
export type RateFacts = Readonly<Partial<RateTables>>;

/** The insured person. */
export interface Insured {
	age: number;
	smoker: boolean;
	/** In years; null for coverage without a term. */
	term: number | null;
	/** Two letters. */
	state: string;
}

/** Null: the table has no rate for this person, so an agent must quote. */
export function rateFor({ rates }: RateTable, { age, smoker, term, state }: Insured): Rate | null {
	const fits = (rate: Rate) =>
		rate.fromAge <= age &&
		age <= rate.toAge &&
		rate.smoker === smoker &&
		(rate.term === null || rate.term === term) &&
		(rate.states === null || rate.states.includes(state));
	return rates.find(fits) ?? null;
}

/** Says whether the premium depends on smoking and term, so that a form can say which answers change nothing. */
export function dependsOn({ rates }: RateTable): { smoking: boolean; term: boolean; state: boolean } {
	const smokers = rates.filter(({ smoker }) => smoker);
	const isDearer = ({ fromAge, toAge, perThousand }: Rate) =>
		smokers.some((rate) => rate.fromAge <= toAge && fromAge <= rate.toAge && rate.perThousand !== perThousand);
	return {
		smoking: rates.some((rate) => !rate.smoker && isDearer(rate)),
		term: rates.some(({ term }) => term !== null),
		state: rates.some(({ states }) => states !== null),
	};
}
