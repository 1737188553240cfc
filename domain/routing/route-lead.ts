import { type RoutingRules, shareOn } from "./routing-rules.ts";
import {
	type Candidate,
	factsOf,
	type RoutedLead,
	type RoutingMoment,
	type RuleFact,
	type RuleName,
} from "./rule-facts.ts";

/** What the rules say of one person. The name is copied, so that it can be read when the account is gone. */
export interface CandidateReasons {
	userId: string;
	name: string;
	facts: readonly RuleFact[];
}

/** To whom a lead goes, and why to nobody else. */
export interface Routing {
	/** Null if nobody may have it now: it waits. */
	ownerId: string | null;
	/** Of every candidate, each rule. The owner comes first, then the others who could have it, by their turn. */
	candidates: readonly CandidateReasons[];
}

/** Rules that time alone can fulfill, or another lead. */
const passing: readonly RuleName[] = ["presence", "hours", "newcomer", "turn"];

/**
 * Chooses the owner of a lead: of those who meet every rule, whoever has waited longest. Waiting is counted in leads that
 * others got, because after a night many are given at the same moment. Twice the share makes it count twice.
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
				...{ rule: "turn", isNeeded: true, isMet: place === 1, place, of: byTurn.length },
				...{
					lastLead: lastLead && { ...lastLead, at: lastLead.at.toISOString() },
					share: Math.round(share * 100) / 100,
				},
			};
			return { userId, name, facts: [...facts, turn] };
		}),
	};
}

function compare(a: number | string, b: number | string): number {
	if (a === b) return 0;
	return a < b ? -1 : 1;
}

/** Whether a lead that nobody has can get an owner without anybody changing a record: a shift begins, somebody is back. */
export function mayBeRoutedLater({ candidates }: Routing): boolean {
	return candidates.some(({ facts }) => facts.every(({ isMet, rule }) => isMet || passing.includes(rule)));
}
