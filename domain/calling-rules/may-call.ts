import {
	type ClosingState,
	callingWindow,
	type HoursWarning,
	hoursWarnings,
	stateThatForbids,
} from "../calling-window/calling-window.ts";
import { phoneKey } from "../contacts/match-key.ts";
import type { CallFacts } from "./call-facts.ts";
import { type CallRule, callRules, opensWithTime } from "./call-rule.ts";
import { attemptsCloseUntil, checkCountsUntil, inquiryEnds, purchaseEnds } from "./call-terms.ts";
import { type ListExemption, listExemptions, onNoListUntil } from "./listed-number.ts";

/** The grounds for a call: an inquiry of the last three months, or a substitute for it. */
export const callBases = ["consent", "inquiry", "spoken", "purchase", "noList"] as const;
export type CallBasis = (typeof callBases)[number];

/** The answer to whether staff may call now. */
export type CallAnswer =
	| {
			isOpen: true;
			/** The first moment at which some rule closes it. */
			until: Date;
			/** The states whose hours count. Empty: where the person lives is not known. */
			states: readonly string[];
			basis: CallBasis;
			/** Why each list that has the number doesn't close it. */
			exemptions: readonly ListExemption[];
			/** The doubtful rules that would close it now. */
			warnings: readonly HoursWarning[];
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
			/** What these hours are; null where `state` is. */
			column: ClosingState["column"] | null;
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
		const closing = rule === "personsHours" ? stateThatForbids(now, personOf(facts)) : null;
		return { isOpen: false, rule, rules, opensAt, state: closing?.state ?? null, column: closing?.column ?? null };
	};
	if (!closed.every(opensWithTime)) return answer(closed, null);
	const opensAt = nextOpenMoment(now, facts);
	const lapsed = closedAt(opensAt, facts);
	return lapsed.length > 0 ? answer([...lapsed, ...closed], null) : answer(closed, opensAt);
}

/**
 * The period in which the person may be called, as stored with the lead. Both are null if only somebody's action can
 * open it.
 */
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
	doNotCall: (at, facts) => listExemptions(at, facts) === null,
	noConsent: (_, facts) => !facts.callsConsent && !facts.marketingCallsConsent && !restsOnWords(facts),
	refusedSale: (_, { salesRefusal }) => salesRefusal !== null,
	checkFirst: (_, { areCallsToCheck }) => areCallsToCheck,
	quarantined: (_, { isQuarantined }) => isQuarantined,
	inquiryTooOld: (at, facts) => isPast(basisEnds(facts), at),
	doNotCallCheckOld: (at, facts) => isPast(checkCountsUntil(facts), at),
	tooManyAttempts: (at, facts) => (attemptsCloseUntil(facts) ?? at) > at,
	personsHours: (at, facts) => personsWindow(at, facts).from > at,
};

/** True if nothing but a note of staff says that the person agreed, and no list has the number. */
function restsOnWords({ callsConsent, marketingCallsConsent, spokenConsent, doNotCallChecks }: CallFacts): boolean {
	const hasForm = callsConsent || marketingCallsConsent;
	return spokenConsent && !hasForm && !doNotCallChecks.some(({ isListed }) => isListed);
}

function closedAt(at: Date, facts: CallFacts): CallRule[] {
	return callRules.filter((rule) => closes[rule](at, facts));
}

function openAnswer(now: Date, facts: CallFacts): Extract<CallAnswer, { isOpen: true }> {
	const { until, states } = personsWindow(now, facts);
	const exemptions = listExemptions(now, facts) ?? [];
	const ends = [until, basisEnds(facts), checkCountsUntil(facts), ...exemptions.map(({ ends }) => ends)];
	const times = ends.flatMap((end) => end?.getTime() ?? []);
	return {
		isOpen: true,
		until: new Date(Math.min(...times)),
		states,
		basis: basisAt(now, facts),
		exemptions: exemptions.map(({ list, by, law }) => ({ list, by, law })),
		warnings: hoursWarnings(now, personOf(facts)),
	};
}

/** When nothing lets us call any more. Null: consent is signed, which has no end, or the inquiry was not recorded. */
function basisEnds(facts: CallFacts): Date | null {
	const inquiry = inquiryEnds(facts);
	if (!inquiry || facts.marketingCallsConsent) return null;
	const ends = [inquiry, purchaseEnds(facts), onNoListUntil(facts)];
	return new Date(Math.max(...ends.flatMap((end) => end?.getTime() ?? [])));
}

function basisAt(at: Date, facts: CallFacts): CallBasis {
	if (facts.marketingCallsConsent) return "consent";
	if (!isPast(inquiryEnds(facts), at)) return restsOnWords(facts) ? "spoken" : "inquiry";
	const purchase = purchaseEnds(facts);
	return purchase && purchase > at ? "purchase" : "noList";
}

/** When calls are allowed again by the rules that open with time. */
function nextOpenMoment(now: Date, facts: CallFacts): Date {
	const attemptsEnd = attemptsCloseUntil(facts);
	return personsWindow(attemptsEnd && attemptsEnd > now ? attemptsEnd : now, facts).from;
}

function personsWindow(at: Date, facts: CallFacts) {
	return callingWindow(at, personOf(facts));
}

function personOf({ state, phone }: CallFacts) {
	return { state, phone: phone ?? "" };
}

function isPast(end: Date | null, at: Date): boolean {
	return end !== null && end <= at;
}
