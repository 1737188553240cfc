import { expect, test } from "vitest";
import { locales } from "#i18n/locales.ts";
import { statesWithFuneralCost } from "../calculators/funeral-costs.ts";
import { stateName, statesByName } from "./state-names.ts";
import { licensedStates } from "./states.ts";

test.each(locales)("fifty states and the District of Columbia have a name of their own in %s", (locale) => {
	const states = statesByName(locale);
	expect(states.map(({ code }) => code).sort()).toEqual([...statesWithFuneralCost].sort());
	expect(new Set(states.map(({ name }) => name)).size).toBe(51);
});

test("a licensed state is called as everywhere else on the site", () => {
	for (const { abbr, names } of licensedStates) {
		for (const locale of locales) expect(stateName(locale, abbr)).toBe(names[locale]);
	}
});

test("an accent does not move a state in the list", () => {
	const names = statesByName("es").map(({ name }) => name);
	expect(names.indexOf("Hawái")).toBeLessThan(names.indexOf("Idaho"));
	expect(stateName("es", "XX")).toBeUndefined();
});
