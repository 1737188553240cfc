import { daysAfter } from "../office-hours/days-apart.ts";
import { type OfficeSchedule, openPeriods } from "../office-hours/office-hours.ts";
import { mayBeRoutedLater, type Routing, routeLead } from "./route-lead.ts";
import type { RoutingRules } from "./routing-rules.ts";
import { afterLead, type Candidate, endsNewRow, type RoutedLead, shiftsOf, sortOfLead } from "./rule-facts.ts";

export interface ReplayedLead extends RoutedLead {
	id: string;
	arrivedAt: Date;
}

/** After the last lead, the shifts of this many days take the leads that still wait. */
const daysOfShifts = 7;

/**
 * Replays the rules on leads that arrived earlier, one after the other. It uses today's licenses and presence, because
 * the question is what the rules would do with such leads, and nobody records who was away when.
 * Waiting leads are tried again only when the answer can change: a shift begins, or a lead ends the row of a new
 * person. Then the first lead of each type answers for all of them.
 * @param leads in the order of their arrival
 * @returns for each lead, the routing that gave it an owner, or the last attempt. It pauses after each attempt, because
 * many of them together take long.
 */
export function* replayLeads(
	leads: readonly ReplayedLead[],
	candidates: readonly Candidate[],
	rules: RoutingRules,
	{ office, today }: { office: OfficeSchedule; today: string },
): Generator<void, Map<string, Routing>> {
	const outcomes = new Map<string, Routing>();
	let people = candidates.map((candidate): Candidate => ({ ...candidate, lastLead: null, inARow: 0 }));
	const waiting: { lead: ReplayedLead; sort: string }[] = [];
	/** The last attempt for each type of lead that nobody may have now. */
	const refused = new Map<string, Routing>();

	/** Tries what waits, oldest first. */
	function* give(now: Date): Generator<void, void> {
		for (let place = 0; place < waiting.length; ) {
			const { lead, sort } = waiting[place] as (typeof waiting)[number];
			if (refused.has(sort)) {
				place += 1;
				continue;
			}
			const routing = routeLead(lead, people, rules, { now, today, office });
			yield;
			const { ownerId } = routing;
			if (ownerId === null && mayBeRoutedLater(routing)) {
				refused.set(sort, routing);
				continue;
			}
			outcomes.set(lead.id, routing);
			waiting.splice(place, 1);
			if (ownerId === null) continue;
			if (endsNewRow(people, ownerId, rules, today)) {
				refused.clear();
				place = 0;
			}
			people = people.map((one) => afterLead(one, ownerId, now));
		}
	}

	let clock = leads[0]?.arrivedAt ?? new Date(0);
	let shift: Date | null = null;
	/** Tries what waits at the beginning of each shift. */
	function* passShifts(until: Date): Generator<void, void> {
		while (waiting.length > 0) {
			shift ??= nextBeginning(clock, candidates, office);
			if (shift === null || shift > until) break;
			refused.clear();
			yield* give(shift);
			clock = shift;
			shift = null;
		}
		if (waiting.length === 0) shift = null;
		clock = until;
	}

	for (const lead of leads) {
		yield* passShifts(lead.arrivedAt);
		waiting.push({ lead, sort: sortOfLead(lead) });
		yield* give(lead.arrivedAt);
	}
	yield* passShifts(daysAfter(clock, daysOfShifts));
	for (const { lead, sort } of waiting) {
		const routing = refused.get(sort);
		if (routing) outcomes.set(lead.id, routing);
	}
	return outcomes;
}

/** When a shift of anybody begins next after that moment. Null if none ever does. */
function nextBeginning(after: Date, candidates: readonly Candidate[], office: OfficeSchedule): Date | null {
	const schedules = new Map(candidates.map(({ hours }) => [JSON.stringify(hours), shiftsOf(hours, office)]));
	let next: Date | null = null;
	for (const schedule of schedules.values()) {
		for (const { opensAt } of openPeriods(after, schedule)) {
			// A shift that has begun is the first of them.
			if (opensAt <= after) continue;
			if (next === null || opensAt < next) next = opensAt;
			break;
		}
	}
	return next;
}
