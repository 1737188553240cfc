import { addMonths, instantOf, zonedTime } from "../office-hours/zoned-time.ts";
import type { CallFacts } from "./call-facts.ts";

const dayMs = 24 * 3_600_000;

/**
 * s. 501.616(6)(b), F.S.: no more than three solicitation calls from any number to a person over 24 hours on the same subject
 * matter, whatever number they are made from. A call that somebody asked for may be no solicitation (s. 501.603, F.S.), but
 * we count every attempt, answered or not.
 */
export const maxAttemptsPerDay = 3;
/** 16 CFR 310.4(b)(3)(iv), 47 CFR 64.1200(c)(2)(i)(D). */
export const maxCheckAgeDays = 31;
/** 47 CFR 64.1200(f)(5), 16 CFR 310.2. */
export const inquiryMonths = 3;

/** When fewer than three attempts will lie within 24 hours. Null: there are not so many. */
export function attemptsCloseUntil({ attempts }: Pick<CallFacts, "attempts">): Date | null {
	const newestFirst = attempts.map((attempt) => attempt.getTime()).sort((one, other) => other - one);
	const oldestThatCounts = newestFirst[maxAttemptsPerDay - 1];
	return oldestThatCounts === undefined ? null : new Date(oldestThatCounts + dayMs);
}

/** The same time of the day three months later, by the agency's calendar. Null: the inquiry's age closes nothing. */
export function inquiryCountsUntil({ inquiredAt, marketingCallsConsent, agencyTimeZone }: CallFacts): Date | null {
	if (!inquiredAt || marketingCallsConsent) return null;
	const { date, time } = zonedTime(inquiredAt, agencyTimeZone);
	return instantOf(addMonths(date, inquiryMonths), time, agencyTimeZone);
}

export function checkCountsUntil({ doNotCallCheck }: Pick<CallFacts, "doNotCallCheck">): Date | null {
	return doNotCallCheck && new Date(doNotCallCheck.checkedAt.getTime() + maxCheckAgeDays * dayMs);
}
