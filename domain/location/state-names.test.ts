import { expect, test } from "vitest";
import { locales } from "#domain/locale/locales.ts";
import { statesWithFuneralCost } from "../calculators/funeral-costs.ts";
import { statesByName } from "./state-names.ts";

test.each(locales)("fifty states and the District of Columbia have distinct names in %s", (locale) => {
	const states = statesByName(locale);
	expect(states.map(({ code }) => code).sort()).toEqual([...statesWithFuneralCost].sort());
	expect(new Set(states.map(({ name }) => name)).size).toBe(51);
});

test("an accent does not change the sort order", () => {
	const names = statesByName("es").map(({ name }) => name);
	expect(names.indexOf("Hawái")).toBeLessThan(names.indexOf("Idaho"));
});
