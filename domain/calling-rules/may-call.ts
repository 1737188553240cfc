import { callHours, nextCallPeriod } from "../calling-window/call-hours.ts";
import { callingWindow, stateThatForbids } from "../calling-window/calling-window.ts";
import { phoneKey } from "../contacts/match-key.ts";
import type { OpenPeriod } from "../office-hours/office-hours.ts";
import type { CallFacts } from "./call-facts.ts";
import { type CallRule, callRules, opensWithTime } from "./call-rule.ts";
import { attemptsCloseUntil, checkCountsUntil, inquiryCountsUntil } from "./call-terms.ts";

/** Whether staff may call now. */
export type CallAnswer =
	| {
			isOpen: true;
			/** The first moment at which some rule closes it. */
			until: Date;
			/** The states whose hours count. Empty: where the person lives is not known. */
			states: readonly string[];
	  }
	| {
			isOpen: false;
			/** The strictest of `rules`, in the order of `callRules`. */
			rule: CallRule;
			/** All that close it. */
			rules: readonly CallRule[];
			/** When no rule closes it any more; null if only a person can open it. */
			opensAt: Date | null;
			/** Two letters: the state whose own calling hours close it, where the rule is about the person's hours. */
			state: string | null;
	  };

/**
 * The rule behind "Call now". An inquiry or a check that will have lapsed before calls are allowed closes it already: no
 * moment is left to wait for.
 */
export function mayCall(now: Date, facts: CallFacts): CallAnswer {
	const closed = closedAt(now, facts);
	if (closed.length === 0) return openAnswer(now, facts);
	const answer = (rules: readonly CallRule[], opensAt: Date | null): CallAnswer => {
		const rule = rules[0] as CallRule;
		const state = rule === "personsHours" ? stateThatForbids(now, personOf(facts)) : null;
		return { isOpen: false, rule, rules, opensAt, state };
	};
	if (!closed.every(opensWithTime)) return answer(closed, null);
	const opensAt = nextOpenMoment(now, facts);
	const lapsed = closedAt(opensAt, facts);
	return lapsed.length > 0 ? answer([...lapsed, ...closed], null) : answer(closed, opensAt);
}

/** As stored with the lead. Both are null if only a person can open it. */
export interface CallablePeriod {
	nextCallableAt: Date | null;
	callableUntil: Date | null;
}

/** From when until when the person may be called next: from now on if a call is allowed. */
export function callablePeriod(now: Date, facts: CallFacts): CallablePeriod {
	const answer = mayCall(now, facts);
	if (answer.isOpen) return { nextCallableAt: now, callableUntil: answer.until };
	if (!answer.opensAt) return { nextCallableAt: null, callableUntil: null };
	return { nextCallableAt: answer.opensAt, callableUntil: openAnswer(answer.opensAt, facts).until };
}

const closes: Readonly<Record<CallRule, (at: Date, facts: CallFacts) => boolean>> = {
	erased: (_, { isErased }) => isErased,
	noPhone: (_, { phone }) => phone === null || phoneKey(phone) === null,
	revoked: (_, { areCallsStopped }) => areCallsStopped,
	wrongNumber: (_, { isWrongNumber }) => isWrongNumber,
	doNotCall: (_, { doNotCallCheck }) => doNotCallCheck?.isListed === true,
	noConsent: (_, { callsConsent, marketingCallsConsent }) => !callsConsent && !marketingCallsConsent,
	refusedSale: (_, { salesRefusal }) => salesRefusal !== null,
	checkFirst: (_, { areCallsToCheck }) => areCallsToCheck,
	quarantined: (_, { isQuarantined }) => isQuarantined,
	inquiryTooOld: (at, facts) => isPast(inquiryCountsUntil(facts), at),
	doNotCallCheckOld: (at, facts) => isPast(checkCountsUntil(facts), at),
	tooManyAttempts: (at, facts) => (attemptsCloseUntil(facts) ?? at) > at,
	personsHours: (at, facts) => personsWindow(at, facts).from > at,
	floridaHours: (at, facts) => floridaPeriod(at, facts).opensAt > at,
};

function closedAt(at: Date, facts: CallFacts): CallRule[] {
	return callRules.filter((rule) => closes[rule](at, facts));
}

function openAnswer(now: Date, facts: CallFacts): Extract<CallAnswer, { isOpen: true }> {
	const { until, states } = personsWindow(now, facts);
	const ends = [until, floridaPeriod(now, facts).closesAt, inquiryCountsUntil(facts), checkCountsUntil(facts)];
	const times = ends.flatMap((end) => end?.getTime() ?? []);
	return { isOpen: true, until: new Date(Math.min(...times)), states };
}

/** Each rule moves the moment on until none does. */
function nextOpenMoment(now: Date, facts: CallFacts): Date {
	const attemptsEnd = attemptsCloseUntil(facts);
	let at = attemptsEnd && attemptsEnd > now ? attemptsEnd : now;
	for (;;) {
		const { from } = personsWindow(at, facts);
		const { opensAt } = floridaPeriod(from, facts);
		if (opensAt.getTime() === at.getTime()) return at;
		at = opensAt;
	}
}

function personsWindow(at: Date, facts: CallFacts) {
	return callingWindow(at, personOf(facts));
}

function personOf({ state, phone }: CallFacts) {
	return { state, phone: phone ?? "" };
}

function floridaPeriod(at: Date, { agencyTimeZone }: CallFacts): OpenPeriod {
	return nextCallPeriod(at, callHours("FL", agencyTimeZone));
}

function isPast(end: Date | null, at: Date): boolean {
	return end !== null && end <= at;
}
