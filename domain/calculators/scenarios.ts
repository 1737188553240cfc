import type { RateTables } from "#domain/rates/rate-table.ts";
import type { CalculatorInputs, FieldName } from "./calculator-inputs.ts";
import { estimate } from "./estimate.ts";
import type { Estimate } from "./estimate-shape.ts";
import { fromQuery, toQuery } from "./inputs-query.ts";
import { readInputs } from "./read-inputs.ts";

export const maxScenarios = 3;

export function hasScenario(scenarios: readonly CalculatorInputs[], inputs: CalculatorInputs): boolean {
	return scenarios.some((scenario) => toQuery(scenario) === toQuery(inputs));
}

/** Adds a scenario, unless there is no room or it is there already. */
export function withScenario(scenarios: readonly CalculatorInputs[], inputs: CalculatorInputs): CalculatorInputs[] {
	const isFull = scenarios.length >= maxScenarios;
	return isFull || hasScenario(scenarios, inputs) ? [...scenarios] : [...scenarios, inputs];
}

/** The valid scenarios among the stored queries of `toQuery`. */
export function storedScenarios(stored: unknown): CalculatorInputs[] {
	const queries = Array.isArray(stored) ? stored.filter((query) => typeof query === "string") : [];
	return queries.reduce<CalculatorInputs[]>((scenarios, query) => {
		const reading = readInputs(fromQuery(query.split("&").map((pair) => pairOf(pair))));
		return reading.ok ? withScenario(scenarios, reading.inputs) : scenarios;
	}, []);
}

function pairOf(pair: string): readonly [string, string] {
	const [name = "", value = ""] = pair.split("=");
	return [name, value];
}

export interface ScenarioComparison {
	estimates: readonly Estimate[];
	/** The inputs in which the scenarios differ. */
	differing: readonly (FieldName | "state" | "service")[];
	/** Each primary figure minus the first one, in its unit; null if they can't be compared. */
	differences: readonly (number | null)[];
}

export function compareScenarios(scenarios: readonly CalculatorInputs[], rates: RateTables): ScenarioComparison {
	const estimates = scenarios.flatMap((inputs) => estimate(inputs, rates) ?? []);
	const first = estimates[0];
	return {
		estimates,
		differing: differingInputs(estimates.map(({ inputs }) => inputs)),
		differences: estimates.map((other) => (first ? differenceOf(first, other) : null)),
	};
}

function differingInputs(scenarios: readonly CalculatorInputs[]): ScenarioComparison["differing"] {
	const names = new Set(scenarios.flatMap((inputs) => Object.keys(inputs)));
	const inputNamed = (inputs: CalculatorInputs, name: string) => (inputs as unknown as Record<string, unknown>)[name];
	const differs = (name: string) => new Set(scenarios.map((inputs) => inputNamed(inputs, name))).size > 1;
	return [...names].filter(differs) as (FieldName | "state" | "service")[];
}

function differenceOf(first: Estimate, other: Estimate): number | null {
	const [from, to] = [first.primary, other.primary];
	const isComparable = from.code === to.code && from.quantity.unit === to.quantity.unit;
	if (!isComparable || !("value" in from.quantity) || !("value" in to.quantity)) return null;
	return to.quantity.unit === "over_months" ? null : to.quantity.value - from.quantity.value;
}
