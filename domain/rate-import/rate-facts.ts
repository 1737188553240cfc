import * as v from "valibot";
import { isJurisdiction } from "#domain/location/jurisdictions.ts";
import { isCalendarDay } from "#domain/office-hours/calendar-day.ts";
import {
	type PremiumProduct,
	premiumProducts,
	type Rate,
	type RateFacts,
	type RateTable,
} from "#domain/rates/rate-table.ts";
import { sampleRates } from "#domain/rates/sample-rates.ts";
import { contradictions } from "./compare-rows.ts";
import { missingExamples } from "./missing-examples.ts";
import { latestDays, maxRangePercent, unshowable } from "./rate-about.ts";
import { agesOfRates, maxFeeCents, maxPerThousand, type RateRow, termsOfRates } from "./rate-rows.ts";

/**
 * Each page with prices contains the tables, so that it computes with its own. These are enough for each year of age in each
 * product, class and term; a larger table is part of a build (decision 132).
 */
export const maxRates = 1000;
export const maxRateFileBytes = 256 * 1024;

const wholeNumber = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
const shownText = v.pipe(
	v.string(),
	v.check((text) => !unshowable.test(text)),
);
const day = v.custom<string>(isCalendarDay);

/** The keys are in the order in which the id of a table hashes them. */
const table = v.object({
	isSample: v.literal(false),
	id: v.string(),
	effectiveOn: day,
	source: shownText,
	policy: v.nullable(v.object({ insurer: shownText, form: shownText, approval: shownText, approvedOn: day })),
	rangePercent: wholeNumber(0, maxRangePercent),
	feeCents: wholeNumber(0, maxPerThousand),
	rates: v.array(
		v.object({
			fromAge: wholeNumber(0, 120),
			toAge: wholeNumber(0, 120),
			smoker: v.boolean(),
			term: v.nullable(v.number()),
			states: v.nullable(v.array(v.pipe(v.string(), v.check(isJurisdiction)))),
			perThousand: wholeNumber(1, maxPerThousand),
		}),
	),
}) satisfies v.GenericSchema<unknown, RateTable>;

/** The facts in a file or in the database. With others, the site's own examples could not be rendered. */
export const rateFactsSchema = v.pipe(
	v.object({
		term_life: v.optional(table),
		whole_life: v.optional(table),
		final_expense: v.optional(table),
	}),
	v.check((facts) => missingExamples({ ...sampleRates, ...facts }).length === 0),
) satisfies v.GenericSchema<unknown, RateFacts>;

/** True if the page of the rates would take the tables of a file. */
export function isPossibleRates(facts: RateFacts, { now }: { now: Date }): boolean {
	const rows = premiumProducts.flatMap((product) => rowsOf(product, facts[product]));
	return (
		premiumProducts.every((product) => isPossibleTable(facts[product], now)) &&
		rows.length <= maxRates &&
		rows.every(isPossibleRow) &&
		contradictions(rows).length === 0
	);
}

function isPossibleTable(table: RateTable | undefined, now: Date): boolean {
	if (!table) return true;
	const { effectiveOn, source, policy, feeCents } = table;
	const texts = policy ? [source, policy.insurer, policy.form, policy.approval] : [source];
	const latest = latestDays(now);
	return (
		texts.every((text) => text.trim() !== "") &&
		// The page takes no larger file.
		texts.join("").length <= maxRateFileBytes &&
		effectiveOn <= latest.effective_date &&
		(policy === null || policy.approvedOn <= latest.approved_on) &&
		feeCents <= maxFeeCents
	);
}

function isPossibleRow({ product, fromAge, toAge, term, states }: RateRow): boolean {
	const [youngest, oldest] = agesOfRates[product];
	const isTerm = product === "term_life" ? term !== null && termsOfRates.includes(term) : term === null;
	// No state at all would be a rate for nobody.
	const isPlace = states === null || (states.length > 0 && new Set(states).size === states.length);
	return isTerm && isPlace && youngest <= fromAge && fromAge <= toAge && toAge <= oldest;
}

function rowsOf(product: PremiumProduct, table: RateTable | undefined): RateRow[] {
	const { rates = [], feeCents = 0 } = table ?? {};
	return rates.map(({ isRough: _, ...rate }: Rate, index) => ({ ...rate, line: index + 1, product, feeCents }));
}
