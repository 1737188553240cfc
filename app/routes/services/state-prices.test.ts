import { expect, test } from "vitest";
import { stateMapShapes, stateMapSize } from "#app/components/illustrations/state-map-shapes.ts";
import { rateTables } from "#content/rates.ts";
import { estimate } from "#domain/calculators/estimate.ts";
import { licensedStates } from "#domain/compliance/licensed-states.ts";
import { cityNames } from "#domain/site/pages.ts";
import { formatEstimate } from "#i18n/format.ts";
import { statePrices } from "./state-prices.server.ts";

test("a state page shows the engine's premium and range at 60, 70 and 80", () => {
	const prices = statePrices("en", "OH");
	const expected = [60, 70, 80].map((age) => {
		const result = estimate(
			{ service: "final_expense", state: "OH", age, coverageAmount: 10_000, smoker: false },
			rateTables,
		);
		const quantity = result?.primary.quantity;
		return quantity?.unit === "cents" && formatEstimate("en", quantity.value);
	});
	expect(prices?.rows.map(({ premium }) => premium)).toEqual(expected);
	expect(prices?.rows[0]?.range).toMatch(/^Range: \$\d+ to \$\d+$/);
	expect(prices?.title).toBe("What $10,000 of coverage might cost here");
});

test("where nothing may be sold, there are no prices", () => {
	expect(statePrices("en", "AK")).toBeNull();
	expect(statePrices("en", "NY")).toBeNull();
});

test("each licensed state has a map, with its cities on it", () => {
	for (const { abbr } of licensedStates()) {
		const shapes = stateMapShapes[abbr];
		expect(shapes?.state.length, abbr).toBeGreaterThan(60);
		for (const [name, x, y] of shapes?.cities ?? []) {
			expect(x > 0 && x < stateMapSize.width && y > 0 && y < stateMapSize.height, name).toBe(true);
		}
		expect(shapes?.cities.length, abbr).toBeGreaterThan(1);
	}
	expect(stateMapShapes.FL?.cities.map(([name]) => name)).toEqual(Object.values(cityNames));
});
