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

/** Chooses the owner of a lead: of those who meet every rule, whoever has waited longest, by their share of the turns. */
export function routeLead(
	lead: RoutedLead,
	candidates: readonly Candidate[],
	rules: RoutingRules,
	moment: RoutingMoment,
): Routing {
	const all = candidates.map((candidate) => {
		const part = rules.people.find(({ userId }) => userId === candidate.userId) ?? null;
		const facts = factsOf(lead, candidate, { rules, part, moment });
		const waited = candidate.lastLeadAt
			? moment.now.getTime() - candidate.lastLeadAt.getTime()
			: Number.POSITIVE_INFINITY;
		return {
			...{ candidate, facts, isEligible: facts.every(({ isMet }) => isMet) },
			waited: part ? waited * shareOn(part, rules, moment.today) : 0,
		};
	});
	const byTurn = all
		.filter(({ isEligible }) => isEligible)
		.sort((a, b) => compare(b.waited, a.waited) || compare(a.candidate.userId, b.candidate.userId));
	const others = all.filter(({ isEligible }) => !isEligible);
	return {
		ownerId: byTurn[0]?.candidate.userId ?? null,
		candidates: [...byTurn, ...others].map(({ candidate, facts, isEligible }, index): CandidateReasons => {
			const { userId, name, lastLeadAt } = candidate;
			const place = isEligible ? index + 1 : null;
			const since = lastLeadAt?.toISOString() ?? null;
			const turn: RuleFact = { rule: "turn", isNeeded: true, isMet: place === 1, since, place, of: byTurn.length };
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
