import { type RoutingRules, shareOn } from "./routing-rules.ts";
import {
	type Candidate,
	factsOf,
	type RoutedLead,
	type RoutingMoment,
	type RuleFact,
	type RuleName,
} from "./rule-facts.ts";

/** The rules' results for one person. The name is copied, so that it can be read after the account is deleted. */
export interface CandidateReasons {
	userId: string;
	name: string;
	facts: readonly RuleFact[];
}

/** The new owner of a lead, and why nobody else got it. */
export interface Routing {
	/** Null if nobody may have it now: it waits. */
	ownerId: string | null;
	/**
	 * Each rule for every candidate. The owner comes first, then the others who could get the lead, in the order of
	 * their turn.
	 */
	candidates: readonly CandidateReasons[];
}

/** Rules that time alone can fulfill, or another lead. */
const passing: readonly RuleName[] = ["presence", "hours", "newcomer", "turn"];

/**
 * Chooses the owner of a lead: among the people who meet every rule, the one who has waited longest. Waiting is counted
 * in leads that others got, because after a night many are given at once. With twice the share, each one counts twice.
 */
export function routeLead(
	lead: RoutedLead,
	candidates: readonly Candidate[],
	rules: RoutingRules,
	moment: RoutingMoment,
): Routing {
	const all = candidates.map((candidate) => {
		const part = rules.people.find(({ userId }) => userId === candidate.userId) ?? null;
		const facts = factsOf(lead, candidate, { rules, part, moment });
		const share = part ? shareOn(part, rules, moment.today) : 0;
		const waited = candidate.lastLead ? (candidate.lastLead.since + 1) * share : Number.POSITIVE_INFINITY;
		return { candidate, facts, share, waited, isEligible: facts.every(({ isMet }) => isMet) };
	});
	const byTurn = all
		.filter(({ isEligible }) => isEligible)
		.sort(
			(a, b) =>
				compare(b.waited, a.waited) || compare(b.share, a.share) || compare(a.candidate.userId, b.candidate.userId),
		);
	const others = all.filter(({ isEligible }) => !isEligible);
	return {
		ownerId: byTurn[0]?.candidate.userId ?? null,
		candidates: [...byTurn, ...others].map(({ candidate, facts, share, isEligible }, index): CandidateReasons => {
			const { userId, name, lastLead } = candidate;
			const place = isEligible ? index + 1 : null;
			const turn: RuleFact = {
				rule: "turn",
				isNeeded: true,
				isMet: place === 1,
				place,
				of: byTurn.length,
				lastLead: lastLead && { ...lastLead, at: lastLead.at.toISOString() },
				share: Math.round(share * 100) / 100,
			};
			return { userId, name, facts: [...facts, turn] };
		}),
	};
}

function compare(a: number | string, b: number | string): number {
	if (a === b) return 0;
	return a < b ? -1 : 1;
}

/**
 * True if a lead without an owner can get one although nobody changes a record: a shift begins, or somebody returns.
 */
export function mayBeRoutedLater({ candidates }: Routing): boolean {
	return candidates.some(({ facts }) => facts.every(({ isMet, rule }) => isMet || passing.includes(rule)));
}
