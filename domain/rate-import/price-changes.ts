import { priceCardAmounts, usualCoverage } from "#domain/calculators/coverage-amounts.ts";
import { monthlyCents } from "#domain/calculators/monthly-cents.ts";
import { type PremiumProduct, premiumProducts, type RateTables } from "#domain/rates/rate-table.ts";
import type { PremiumInputs } from "#domain/stories/premium-examples.ts";

/** What somebody pays a month with the present rates, and with others. Null: an agent must quote. */
export interface PriceChange {
	inputs: PremiumInputs;
	nowCents: number | null;
	nextCents: number | null;
	/** Null if one of the prices is missing. */
	percent: number | null;
}

const typicalAges: Readonly<Record<PremiumProduct, readonly [number, number, number]>> = {
	term_life: [30, 45, 60],
	whole_life: [30, 45, 60],
	final_expense: [55, 65, 75],
};
const typicalTerm = 20;

/** The prices of a few typical people, product by product. @param state in which they live */
export function priceChanges(now: RateTables, next: RateTables, state: string) {
	return premiumProducts.map((product) => ({
		product,
		changes: typicalPeople(product, state).map((inputs): PriceChange => {
			const [nowCents = null, nextCents = null] = [now, next].map((tables) => monthlyCents(inputs, tables));
			const percent = nowCents && nextCents ? Math.round((nextCents / nowCents - 1) * 100) : null;
			return { inputs, nowCents, nextCents, percent };
		}),
	}));
}

/** Three ages with a small and the usual amount, and a smoker. */
function typicalPeople(product: PremiumProduct, state: string): PremiumInputs[] {
	const usual = usualCoverage[product];
	const [small = usual] = priceCardAmounts[product];
	const ages = typicalAges[product];
	const people = ages.flatMap((age) =>
		[small, usual].map((coverageAmount) => ({ age, coverageAmount, smoker: false })),
	);
	return [...people, { age: ages[1], coverageAmount: usual, smoker: true }].map((person) =>
		product === "term_life"
			? { service: product, state, term: typicalTerm, ...person }
			: { service: product, state, ...person },
	);
}
