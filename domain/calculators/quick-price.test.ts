import { expect, test } from "vitest";
import { quickPriceAmounts, quickPriceProducts, usualAmount } from "./quick-price.ts";
import { readInputs } from "./read-inputs.ts";

test.each(quickPriceProducts)("the calculator takes every amount of the short form for %s", (service) => {
	expect(quickPriceAmounts).toContain(usualAmount[service]);
	for (const coverageAmount of quickPriceAmounts) {
		const raw = { service, state: "FL", age: "60", coverageAmount: String(coverageAmount) };
		expect(readInputs(raw)).toMatchObject({ ok: true, inputs: { coverageAmount } });
	}
});
