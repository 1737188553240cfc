import * as v from "valibot";
import { readFields, typedText } from "../forms/read-fields.ts";
import { isCalendarDay } from "../office-hours/calendar-day.ts";
import { addDays, addMonths } from "../office-hours/zoned-time.ts";
import { type ProductSlug, productSlugs } from "../products/products.ts";
import { parseNumber } from "../questions/parse-number.ts";
import { isOneLine, withoutDirectionMarks } from "../text/plain-text.ts";
import type { WorkErrors } from "./work-error.ts";

/** How often a premium is paid. The first one is preselected. */
export const premiumPeriods = ["month", "year"] as const;
export type PremiumPeriod = (typeof premiumPeriods)[number];

/** What staff write down about a policy, in the order of the form. Each has its name in `leadPage.policies`. */
export const policyFactNames = [
	"carrier",
	"policyNumber",
	"product",
	"premiumCents",
	"premiumEvery",
	"effectiveOn",
	"reviewOn",
	"endedOn",
] as const;

/** A policy that a client bought. Days are those of the agency's calendar: `2026-11-30`. */
export interface PolicyFacts {
	/** An insurer of the site's list, or any other. */
	carrier: string;
	/** Empty until the insurer has given one. */
	policyNumber: string;
	/** Null for something else. */
	product: ProductSlug | null;
	/** Null if it isn't known yet. */
	premiumCents: number | null;
	premiumEvery: PremiumPeriod;
	effectiveOn: string;
	/** The first review, if staff set it. Otherwise it is a year after the policy takes effect. */
	reviewOn: string | null;
	/** When it lapsed, was replaced or paid out. Null while it is in force. */
	endedOn: string | null;
}

/** A policy in the history of a lead. Without facts, it was removed: somebody had entered it by mistake. */
export interface StoredPolicy extends PolicyFacts {
	policyId: string;
	isRemoved: boolean;
}

export const maxPolicyTextLength = 100;

const maxPremiumDollars = 10_000_000;
/** It catches typing mistakes in the year. */
const [maxDaysAhead, maxReviewDaysAhead] = [366, 5 * 365];

const line = v.pipe(
	typedText,
	v.transform((text) => withoutDirectionMarks(text).trim()),
	v.maxLength(maxPolicyTextLength, "line_long"),
	v.check(isOneLine, "not_text"),
);
const orNull = v.transform((text: string) => text || null);
const isDay = v.check((text: string) => isCalendarDay(text), "due_missing");
const day = v.pipe(typedText, isDay);
const perhapsDay = v.pipe(typedText, orNull, v.nullable(v.pipe(v.string(), isDay)));

const schema = v.object({
	carrier: v.pipe(line, v.nonEmpty("carrier_missing")),
	policyNumber: line,
	product: v.pipe(typedText, orNull, v.nullable(v.picklist(productSlugs, "no_choice"))),
	premium: v.pipe(
		typedText,
		v.transform((text) => (text === "" ? null : parseNumber(text))),
		v.nullable(
			v.pipe(
				v.number("amount_invalid"),
				v.minValue(0, "amount_range"),
				v.maxValue(maxPremiumDollars, "amount_range"),
				v.transform((dollars) => Math.round(dollars * 100)),
			),
		),
	),
	premiumEvery: v.pipe(typedText, v.picklist(premiumPeriods, "no_choice")),
	effectiveOn: day,
	reviewOn: perhapsDay,
	endedOn: perhapsDay,
});

/**
 * Reads the form of a policy.
 * @param today by the agency's calendar
 */
export function readPolicy(
	fields: Readonly<Record<string, unknown>>,
	today: string,
): { ok: true; policy: PolicyFacts } | { ok: false; errors: WorkErrors } {
	const result = readFields<typeof schema, WorkErrors>(schema, fields);
	if (!result.ok) return result;
	const { premium: premiumCents, ...policy } = result.value;
	const { effectiveOn, reviewOn, endedOn } = policy;
	const errors: WorkErrors = {
		...(effectiveOn > addDays(today, maxDaysAhead) && { effectiveOn: "due_far" as const }),
		...(reviewOn && reviewOn > addDays(today, maxReviewDaysAhead) && { reviewOn: "due_far" as const }),
		...(endedOn && endedOn < effectiveOn && { endedOn: "ends_first" as const }),
		...(endedOn && endedOn > today && { endedOn: "day_future" as const }),
	};
	return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, policy: { ...policy, premiumCents } };
}

/**
 * The day of the next review: the one that staff set, or the anniversary of the day on which the policy took effect. After
 * that, every year.
 * @param after the day that it has to come after
 */
export function nextReview(
	{ effectiveOn, reviewOn }: Pick<PolicyFacts, "effectiveOn" | "reviewOn">,
	after: string,
): string {
	const first = reviewOn ?? addMonths(effectiveOn, 12);
	const years = Math.max(0, Number(after.slice(0, 4)) - Number(first.slice(0, 4)));
	const near = addMonths(first, 12 * years);
	return near > after ? near : addMonths(first, 12 * (years + 1));
}

/** Leaves out all but the facts. */
export function policyFactsOf(policy: PolicyFacts): PolicyFacts {
	const { carrier, policyNumber, product, premiumCents, premiumEvery, effectiveOn, reviewOn, endedOn } = policy;
	return { carrier, policyNumber, product, premiumCents, premiumEvery, effectiveOn, reviewOn, endedOn };
}

/** True if nobody has changed anything about a policy. */
export function isSamePolicy(one: PolicyFacts, other: PolicyFacts): boolean {
	return policyFactNames.every((name) => one[name] === other[name]);
}
