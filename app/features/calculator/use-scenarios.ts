import { useEffect, useState } from "react";
import { readJson, sessionStore } from "#app/browser/stores.ts";
import type { CalculatorInputs } from "#domain/calculators/calculator-inputs.ts";
import { toQuery } from "#domain/calculators/inputs-query.ts";
import { hasScenario, maxScenarios, storedScenarios, withScenario } from "#domain/calculators/scenarios.ts";

const key = "sf_scenarios";

/** The estimates that the visitor compares, stored for this tab only. */
export function useScenarios() {
	const [saved, setSaved] = useState<readonly CalculatorInputs[]>([]);
	useEffect(() => setSaved(storedScenarios(readJson(sessionStore, key))), []);

	function replace(scenarios: readonly CalculatorInputs[]) {
		setSaved(scenarios);
		// Without storage the comparison lasts as long as the page.
		sessionStore.setItem(key, JSON.stringify(scenarios.map((inputs) => toQuery(inputs))));
	}

	return {
		saved,
		isFull: saved.length >= maxScenarios,
		has: (inputs: CalculatorInputs) => hasScenario(saved, inputs),
		add: (inputs: CalculatorInputs) => replace(withScenario(saved, inputs)),
		remove: (inputs: CalculatorInputs) => replace(saved.filter((scenario) => toQuery(scenario) !== toQuery(inputs))),
	};
}

export type Scenarios = ReturnType<typeof useScenarios>;
