import { expect, test } from "vitest";
import { complianceByName, licensedStates, licensedStatesByName } from "./licensed-states.ts";
import { stateCompliance } from "./states.ts";

test("licensed states are sorted by their names in the language of the page", () => {
	const names = licensedStatesByName("es").map(({ names }) => names.es);
	expect(names).toHaveLength(licensedStates().length);
	expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, "es")));
	expect(names).not.toEqual(licensedStates().map(({ names }) => names.es));
});

test("a state where the agency only recruits comes after all licensed ones", () => {
	const sorted = complianceByName("pt");
	expect(sorted).toHaveLength(stateCompliance().length);
	expect(sorted.at(-1)?.code).toBe("NY");
	const codes = sorted.slice(0, -1).map(({ code }) => code);
	expect(codes).toEqual(licensedStatesByName("pt").map(({ abbr }) => abbr));
});
