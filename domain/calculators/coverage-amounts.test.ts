import { expect, test } from "vitest";
import {
	maximumCoverage,
	priceCardAmounts,
	quickPriceProducts,
	usualAmount,
	usualCoverage,
	withUsualAmount,
} from "./coverage-amounts.ts";
import { readInputs } from "./read-inputs.ts";

test.each(quickPriceProducts)("the calculator takes the amounts that the short form has for %s", (service) => {
	expect(priceCardAmounts[service]).toContain(usualCoverage[service]);
	for (const coverageAmount of priceCardAmounts[service]) {
		const reading = readInputs({ service, state: "FL", age: "60", coverageAmount: String(coverageAmount) });
		expect(reading).toMatchObject({ ok: true, inputs: { coverageAmount } });
	}
	const bound = maximumCoverage[service];
	const reading = readInputs({ service, state: "FL", age: "60", coverageAmount: String(bound + 1) });
	expect(reading).toEqual({ ok: false, errors: { coverageAmount: { code: "above_max", bound } } });
});

test("the usual amount is that of the chosen product", () => {
	for (const service of quickPriceProducts) {
		const coverageAmount = String(usualCoverage[service]);
		expect(withUsualAmount({ service, age: "60", coverageAmount: usualAmount })).toEqual({
			service,
			age: "60",
			coverageAmount,
		});
	}
	expect(withUsualAmount({ service: "final_expense", coverageAmount: "" })).toMatchObject({ coverageAmount: "" });
	expect(withUsualAmount({ coverageAmount: usualAmount })).toEqual({ coverageAmount: "" });
});
