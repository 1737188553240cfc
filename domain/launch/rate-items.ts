import type { CalculatorInputs } from "../calculators/calculator-inputs.ts";
import { usualCoverage } from "../calculators/coverage-amounts.ts";
import { monthlyCents } from "../calculators/monthly-cents.ts";
import { headquartersState } from "../location/jurisdictions.ts";
import { type PremiumProduct, premiumProducts, type RateTables } from "../rates/rate-table.ts";
import { sampleRates } from "../rates/sample-rates.ts";
import type { LaunchItem } from "./launch-item.ts";

/** None blocks: until rates are imported, premiums are rough estimates from rules of thumb, and say so. */
export function rateLaunchItems(rates: RateTables): LaunchItem[] {
	return premiumProducts.map((product) => {
		const { isSample } = rates[product];
		const percent = isSample ? null : distancePercent(product, rates);
		return {
			id: `rates_${product}`,
			area: "rates",
			effect: "opens",
			who: "admin",
			why: "rates",
			where: "npm run ops -- rates:import (docs/rates.md)",
			setting: { section: "rates", field: "file" },
			missing: isSample ? { code: "roughRates" } : null,
			...(percent !== null && { percent }),
		};
	});
}

/** The average difference between the rule of thumb and the rates in use, over the people whom both cover. */
function distancePercent(product: PremiumProduct, rates: RateTables): number | null {
	const distances = examples(product).flatMap((inputs) => {
		const [own, rule] = [rates, sampleRates].map((tables) => monthlyCents(inputs, tables));
		return own && rule ? [(rule / own - 1) * 100] : [];
	});
	if (distances.length === 0) return null;
	return Math.round(distances.reduce((sum, distance) => sum + distance, 0) / distances.length);
}

function examples(product: PremiumProduct): CalculatorInputs[] {
	const ages = Array.from({ length: 14 }, (_, index) => 20 + index * 5);
	return ages.flatMap((age) =>
		[false, true].map((smoker) => {
			const shared = { state: headquartersState, age, smoker, coverageAmount: usualCoverage[product] };
			return product === "term_life" ? { ...shared, service: product, term: 20 } : { ...shared, service: product };
		}),
	);
}
