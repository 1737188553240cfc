import { maxCheckAgeDays } from "../do-not-call/check-age.ts";
import { leadingCheck } from "../do-not-call/standing-check.ts";
import { daysAfter } from "../office-hours/days-apart.ts";
import { addMonths, instantOf, zonedTime } from "../office-hours/zoned-time.ts";
import type { CallFacts, ListCheck } from "./call-facts.ts";

const dayMs = 24 * 3_600_000;

/**
 * s. 501.616(6)(b), F.S.: no more than three solicitation calls to a person over 24 hours on the same subject matter,
 * regardless of the number they are made from. A call that the person asked for may not be a solicitation (s. 501.603,
 * F.S.), but we count every attempt, answered or not.
 */
export const maxAttemptsPerDay = 3;
/** 47 CFR 64.1200(f)(5), 16 CFR 310.2. */
export const inquiryMonths = 3;
/** 47 CFR 64.1200(f)(5), 16 CFR 310.2. That a policy which the agency placed is a purchase from it is for counsel to confirm. */
export const purchaseMonths = 18;

/** When fewer than three attempts will lie within 24 hours. Null if fewer than three do now. */
export function attemptsCloseUntil({ attempts }: Pick<CallFacts, "attempts">): Date | null {
	const newestFirst = attempts.map((attempt) => attempt.getTime()).sort((one, other) => other - one);
	const oldestThatCounts = newestFirst[maxAttemptsPerDay - 1];
	return oldestThatCounts === undefined ? null : new Date(oldestThatCounts + dayMs);
}

/** Three months after the person's own inquiry, at the same time of the day by the agency's calendar. */
export function inquiryEnds({ inquiredAt, agencyTimeZone }: CallFacts): Date | null {
	return inquiredAt && monthsLater(inquiredAt, inquiryMonths, agencyTimeZone);
}

/** When a purchase no longer counts as a business relationship. Null: nothing was bought. */
export function purchaseEnds({ purchasedAt, agencyTimeZone }: CallFacts, months: number = purchaseMonths): Date | null {
	return purchasedAt && monthsLater(purchasedAt, months, agencyTimeZone);
}

export function checkEnds({ checkedAt }: Pick<ListCheck, "checkedAt">): Date {
	return daysAfter(checkedAt, maxCheckAgeDays);
}

/** When the check that leads the others lapses. Null: nobody looked. */
export function checkCountsUntil({ doNotCallChecks }: Pick<CallFacts, "doNotCallChecks">): Date | null {
	const leading = leadingCheck(doNotCallChecks);
	return leading && checkEnds(leading);
}

function monthsLater(instant: Date, months: number, timeZone: string): Date {
	const { date, time } = zonedTime(instant, timeZone);
	return instantOf(addMonths(date, months), time, timeZone);
}
