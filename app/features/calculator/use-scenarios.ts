import { useEffect, useState } from "react";
import type { CalculatorInputs } from "#domain/calculators/calculator-inputs.ts";
import { toQuery } from "#domain/calculators/inputs-query.ts";
import { holdsScenario, maxScenarios, storedScenarios, withScenario } from "#domain/calculators/scenarios.ts";

const key = "sf_scenarios";

/** The estimates that the visitor put side by side. They stay in this tab, and go with it. */
export function useScenarios() {
	const [kept, setKept] = useState<readonly CalculatorInputs[]>([]);
	useEffect(() => setKept(read()), []);

	function replace(scenarios: readonly CalculatorInputs[]) {
		setKept(scenarios);
		try {
			window.sessionStorage.setItem(key, JSON.stringify(scenarios.map(toQuery)));
		} catch {
			// A browser that keeps nothing compares for as long as the page stays.
		}
	}

	return {
		kept,
		isFull: kept.length >= maxScenarios,
		holds: (inputs: CalculatorInputs) => holdsScenario(kept, inputs),
		add: (inputs: CalculatorInputs) => replace(withScenario(kept, inputs)),
		remove: (inputs: CalculatorInputs) => replace(kept.filter((scenario) => toQuery(scenario) !== toQuery(inputs))),
	};
}

export type Scenarios = ReturnType<typeof useScenarios>;

function read(): CalculatorInputs[] {
	try {
		return storedScenarios(JSON.parse(window.sessionStorage.getItem(key) ?? "[]"));
	} catch {
		return [];
	}
}
