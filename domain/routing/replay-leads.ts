import { type OfficeSchedule, openPeriods } from "../office-hours/office-hours.ts";
import { mayBeRoutedLater, type Routing, routeLead } from "./route-lead.ts";
import type { RoutingRules } from "./routing-rules.ts";
import { afterLead, type Candidate, type RoutedLead, shiftsOf } from "./rule-facts.ts";

export interface ReplayedLead extends RoutedLead {
	id: string;
	arrivedAt: Date;
}

/** After the last lead, the shifts of this many days take the leads that still wait. */
const daysAfter = 7;

/**
 * What the rules would have done with leads that arrived earlier, one after the other. It uses today's licenses and presence,
 * because the question is what the rules would do with such leads, and nobody records who was away when.
 * @param leads in the order of their arrival
 * @returns for each lead, the routing that gave it an owner, or the last attempt
 */
export function replayLeads(
	leads: readonly ReplayedLead[],
	candidates: readonly Candidate[],
	rules: RoutingRules,
	{ office, today }: { office: OfficeSchedule; today: string },
): Map<string, Routing> {
	const outcomes = new Map<string, Routing>();
	let people = candidates.map((candidate): Candidate => ({ ...candidate, lastLead: null, inARow: 0 }));
	let waiting: ReplayedLead[] = [];
	const attempt = (lead: ReplayedLead, now: Date) => {
		const routing = routeLead(lead, people, rules, { now, today, office });
		outcomes.set(lead.id, routing);
		const { ownerId } = routing;
		if (ownerId !== null) people = people.map((one) => afterLead(one, ownerId, now));
		return ownerId === null && mayBeRoutedLater(routing);
	};
	const drain = (now: Date) => {
		waiting = waiting.filter((lead) => attempt(lead, now));
	};
	let clock = leads[0]?.arrivedAt ?? new Date(0);
	for (const lead of leads) {
		if (waiting.length > 0)
			for (const shift of beginningsBetween(clock, lead.arrivedAt, candidates, office)) drain(shift);
		// An earlier lead that only waits for another turn goes first.
		drain(lead.arrivedAt);
		if (attempt(lead, lead.arrivedAt)) waiting.push(lead);
		clock = lead.arrivedAt;
	}
	const end = new Date(clock.getTime() + daysAfter * 86_400_000);
	for (const shift of beginningsBetween(clock, end, candidates, office)) drain(shift);
	return outcomes;
}

/** When anybody's shift begins between two moments. */
function beginningsBetween(from: Date, until: Date, candidates: readonly Candidate[], office: OfficeSchedule): Date[] {
	const beginnings = new Set<number>();
	for (const { hours } of candidates) {
		for (const { opensAt } of openPeriods(from, shiftsOf(hours, office))) {
			if (opensAt > until) break;
			beginnings.add(opensAt.getTime());
		}
	}
	return [...beginnings].sort((a, b) => a - b).map((time) => new Date(time));
}
